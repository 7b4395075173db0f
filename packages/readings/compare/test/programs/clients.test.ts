// What clients asked a resolver for, or connected to, on 2026-11-24: each was run on "http://<host>/" with getaddrinfo and connect replaced by
// functions that note their argument and fail (tools/data/programs/dial). `null` is a refusal.
import { compare, compareFilterAndClient, findReader } from '@url/compare';
import { describe, expect, test } from 'vitest';

const hosts = [
  ...['google.com', 'ｇｏｏｇｌｅ.com', 'faß.de', 'βόλος.com', '0x7f.1', '127.1', '0177.0.0.1', '2130706433'],
  ...['evil。com', '①②⑦.⓪.⓪.①', 'x\u200dy.com', 'x\xady.com', '1.2.3', '256.1.1.1', 'a\u0300.com', 'a_b.example'],
];

const measured: Readonly<Record<string, readonly (string | null)[]>> = {
  curl: [
    ...['google.com', 'google.com', 'xn--fa-hia.de', 'xn--nxasmm1c.com', '127.0.0.1', '127.0.0.1', '127.0.0.1'],
    ...['127.0.0.1', 'evil.com', '127.0.0.1', 'xy.com', 'xy.com', '1.2.0.3', '256.1.1.1', 'xn--0ca.com', 'a_b.example'],
  ],
  'python-urllib3': [
    ...['google.com', null, 'xn--fa-hia.de', 'xn--nxasmm1c.com', '0x7f.1', '127.1', '0177.0.0.1', '2130706433'],
    ...[null, null, null, null, '1.2.3', '256.1.1.1', null, 'a_b.example'],
  ],
  'python-httpx': [
    ...['google.com', null, 'xn--fa-hia.de', 'xn--nxasmm1c.com', '0x7f.1', '127.1', null, '2130706433'],
    ...['evil.com', null, null, null, '1.2.3', null, null, 'a_b.example'],
  ],
  'python-yarl': [
    ...['google.com', 'google.com', 'xn--fa-hia.de', 'xn--nxasmm1c.com', '0x7f.1', null, null, null],
    ...['evil.com', '127.0.0.1', null, null, null, null, 'xn--0ca.com', 'a_b.example'],
  ],
  'go-net-url': [
    ...['google.com', 'google.com', 'xn--fa-hia.de', 'xn--nxasmm1c.com', '0x7f.1', '127.1', '0177.0.0.1'],
    ...['2130706433', 'evil.com', '127.0.0.1', 'x\u200dy.com', 'xy.com', '1.2.3', '256.1.1.1', 'xn--0ca.com'],
    'a_b.example',
  ],
  'java-url': [
    ...['google.com', 'ｇｏｏｇｌｅ.com', 'faß.de', 'βόλος.com', null, '127.0.0.1', '177.0.0.1', '127.0.0.1'],
    ...['evil。com', '①②⑦.⓪.⓪.①', 'x\u200dy.com', 'x\xady.com', '1.2.0.3', '256.1.1.1', 'a\u0300.com', 'a_b.example'],
  ],
  // With ICU 72, as .NET has it where the system provides it.
  'dotnet-uri': [
    ...['google.com', 'google.com', 'fass.de', 'xn--nxasmq6b.com', '127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.1'],
    ...['evil.com', '127.0.0.1', 'xy.com', 'xy.com', '1.2.0.3', '256.1.1.1', 'xn--0ca.com', 'a_b.example'],
  ],
  'node-url-parse': [
    ...['google.com', 'google.com', 'xn--fa-hia.de', 'xn--nxasmm1c.com', '0x7f.1', '127.1', '0177.0.0.1'],
    ...['2130706433', 'evil.com', '127.0.0.1', null, 'xy.com', '1.2.3', '256.1.1.1', 'xn--0ca.com', 'a_b.example'],
  ],
  whatwg: [
    ...['google.com', 'google.com', 'xn--fa-hia.de', 'xn--nxasmm1c.com', '127.0.0.1', '127.0.0.1', '127.0.0.1'],
    ...['127.0.0.1', 'evil.com', '127.0.0.1', null, 'xy.com', '1.2.0.3', null, 'xn--0ca.com', 'a_b.example'],
  ],
};

describe.each(Object.entries(measured))('%s', (id, targets) => {
  test.each(hosts.map((host, index) => [host, targets[index]!]))('%s leads to %j', (host, target) => {
    const { connections } = compare(`http://${host}/`, { readers: [id], explain: false });
    expect(connections[0]?.to ?? null).toBe(target);
  });
});

test('each client says what it is, and a parser without a client does not connect', () => {
  expect(findReader('curl')).toMatchObject({ kind: 'client', client: { name: 'curl' } });
  expect(findReader('go-net-url')).toMatchObject({ kind: 'parser', client: { name: 'Go net/http' } });
  expect(findReader('npm-uri-js')?.kind).toBe('parser');
  expect(findReader('npm-uri-js')).not.toHaveProperty('client');
});

test.each([
  [
    ['http://ｇｏｏｇｌｅ.com/', 'python-urllib', 'go-net-url'],
    'other name',
    'python-urllib lets it pass as ｇｏｏｇｌｅ.com, go-net-url reads ｇｏｏｇｌｅ.com, and Go net/http connects to google.com. A filter by name misses it.',
  ],
  [
    ['http://0x7f.1/', 'python-urllib', 'whatwg'],
    'other name',
    'python-urllib lets it pass as 0x7f.1, whatwg connects to 127.0.0.1. A filter by name misses it.',
  ],
  [
    ['http://0x7f.1/', 'python-urllib', 'python-requests'],
    'same',
    'python-urllib lets it pass as 0x7f.1, python-requests connects to 0x7f.1 (127.0.0.1).',
  ],
  [
    ['http://0177.0.0.1/', 'whatwg', 'java-url'],
    'other host',
    'whatwg lets it pass as 127.0.0.1, java-url reads 0177.0.0.1, and Java URL connects to 177.0.0.1.',
  ],
  [
    ['http://127.1/', 'curl', 'python-yarl'],
    'refused',
    'curl lets it pass as 127.0.0.1, python-yarl reads 127.1, which aiohttp does not connect to.',
  ],
  [
    ['http://evil.com\\@good.com:80a/', 'python-urllib', 'npm-url-parse'],
    'other host',
    'python-urllib lets it pass as good.com, npm-url-parse reads evil.com.',
  ],
] as const)('%j is %s', ([input, filter, client], harm, sentence) => {
  expect(compareFilterAndClient(input, { filter, client })).toMatchObject({ harm, sentence });
});

test('hosts and the reach of connections are there although all agree', () => {
  const { differences, hosts: found, connections } = compare('http://169.254.169.254/', { explain: false });
  expect(differences).toEqual([]);
  expect(found).toMatchObject([{ value: '169.254.169.254', host: { reach: 'link-local' } }]);
  expect(connections.every(({ host }) => host.reach === 'link-local')).toBe(true);
});

test('names that lead to one host are another harm than other hosts', () => {
  const readers = ['whatwg', 'python-urllib', 'go-net-url', 'curl'];
  const harmOf = (input: string): string | undefined =>
    compare(input, { readers, explain: false }).differences[0]?.harm;
  expect(harmOf('http://ｇｏｏｇｌｅ.com/')).toBe('other name');
  expect(harmOf('http://evil.com\\@good.com/')).toBe('other host');
  expect(harmOf('http://127.1/')).toBe('name or address');
});
