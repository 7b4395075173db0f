import { createHostPolicy } from '@url/address';
import { type Host, parseHost } from '@url/host';
import { describe, expect, test } from 'vitest';
import { ruleOf, ruleOfAddress } from './rule-of.ts';

describe('without options', () => {
  test.each([
    ['https://example.com/', 'ok'],
    ['http://example.com:8080/a?b#c', 'ok'],
    ['https://93.184.216.34/', 'ok'],
    ['https://[2606:4700::1111]/', 'ok'],
    ['https://[::ffff:8.8.8.8]/', 'ok'],
    ['https://[64:ff9b::8.8.8.8]/', 'ok'],
    ['https://exa mple.com/', 'url'],
    ['example.com', 'url'],
    ['ftp://example.com/', 'schemes'],
    ['file:///etc/passwd', 'schemes'],
    ['javascript:alert(1)', 'schemes'],
    ['gopher://example.com/', 'schemes'],
    ['https://user@example.com/', 'credentials'],
    ['https://:pass@example.com/', 'credentials'],
    ['http://localhost/', 'addresses'],
    ['http://LOCALHOST.:80/', 'addresses'],
    ['http://metadata.google.internal/', 'addresses'],
    ['http://a.local./', 'addresses'],
    ['http://127.1/', 'addresses'],
    ['http://0/', 'addresses'],
    ['http://0xA9FEA9FE/', 'addresses'],
    ['http://①②⑦.⓪.⓪.①/', 'addresses'],
    ['http://[::]/', 'addresses'],
    ['http://[::1]/', 'addresses'],
    ['http://[::ffff:127.0.0.1]/', 'addresses'],
    ['http://[::ffff:a9fe:a9fe]/', 'addresses'],
    ['http://[64:ff9b::10.0.0.1]/', 'addresses'],
    ['http://[64:ff9b:1::8.8.8.8]/', 'addresses'],
    ['http://[2002:7f00:1::]/', 'addresses'],
    ['http://[fd00:ec2::254]/', 'addresses'],
    ['http://[fec0::1]/', 'addresses'],
    ['http://[ff02::1]/', 'addresses'],
    ['http://224.0.0.1/', 'addresses'],
    ['http://240.0.0.1/', 'addresses'],
    ['http://255.255.255.255/', 'addresses'],
    ['http://192.0.0.192/', 'addresses'],
    ['http://168.63.129.16/', 'addresses'],
    ['http://[::ffff:168.63.129.16]/', 'addresses'],
    ['http://[64:ff9b::168.63.129.16]/', 'addresses'],
    ['http://[2a00::200:5efe:168.63.129.16]/', 'addresses'],
    ['http://198.18.0.1/', 'addresses'],
    ['http://100.100.100.200/', 'addresses'],
    ['http://a..b/', 'host'],
    ['http://.a/', 'host'],
    ['http://./', 'host'],
    ['http://localhost../', 'host'],
    // What others read as a public host.
    ['http://evil.com\\@127.0.0.1/', 'ok'],
    ['http://good.com@127.0.0.1/', 'credentials'],
    ['http:127.0.0.1', 'addresses'],
    ['http:///127.0.0.1/', 'addresses'],
  ])('%s: %s', (url, expected) => {
    expect(ruleOf(url)).toBe(expected);
    expect(ruleOf(url, {})).toBe(expected);
  });

  test('the URL and the host that were checked', () => {
    expect(createHostPolicy().checkURL('http://evil.com\\@127.0.0.1/')).toEqual({
      ok: true,
      url: 'http://evil.com/@127.0.0.1/',
      host: 'evil.com',
    });
    expect(createHostPolicy().checkURL('HTTPS://Example.COM.')).toEqual({
      ok: true,
      url: 'https://example.com./',
      host: 'example.com',
    });
  });
});

describe('schemes, ports, credentials', () => {
  test('schemes with and without a colon, in any case', () => {
    expect(ruleOf('https://h.example/', { schemes: ['HTTPS:'] })).toBe('ok');
    expect(ruleOf('http://h.example/', { schemes: ['https'] })).toBe('schemes');
    expect(ruleOf('http://h.example/', { schemes: [] })).toBe('schemes');
    expect(ruleOf('data:,a', { schemes: ['data'] })).toBe('host');
    expect(ruleOf('file:///a', { schemes: ['file'] })).toBe('host');
  });

  test('the default port is a port', () => {
    expect(ruleOf('https://h.example/', { ports: [443] })).toBe('ok');
    expect(ruleOf('https://h.example:443/', { ports: [443] })).toBe('ok');
    expect(ruleOf('http://h.example/', { ports: [443] })).toBe('ports');
    expect(ruleOf('https://h.example:22/', { ports: [443] })).toBe('ports');
    expect(ruleOf('https://h.example/', { ports: [] })).toBe('ports');
    expect(ruleOf('redis://h.example/', { schemes: ['redis'], ports: [6379] })).toBe('ports');
    expect(ruleOf('redis://h.example:6379/', { schemes: ['redis'], ports: [6379] })).toBe('ok');
  });

  test('credentials only if asked', () => {
    expect(ruleOf('https://u:p@h.example/', { credentials: true })).toBe('ok');
    expect(ruleOf('https://u:p@h.example/', { credentials: false })).toBe('credentials');
  });

  test.each(['127.0.0.1', '0x7f.1', '2130706433', 'LOCALHOST', '%6cocalhost', '[::1]', 'localhost.'])(
    'a scheme that is not special hides no address: redis://%s',
    (host) => {
      expect(ruleOf(`redis://${host}/`, { schemes: ['redis'] })).toBe('addresses');
    },
  );
});

describe('checkAddress', () => {
  test.each([
    ['93.184.216.34', 'ok'],
    ['2606:4700::1111', 'ok'],
    ['[2606:4700::1111]', 'ok'],
    ['2606:4700::1111%eth0', 'ok'],
    ['::ffff:93.184.216.34', 'ok'],
    ['127.0.0.1', 'addresses'],
    ['::1', 'addresses'],
    ['::ffff:127.0.0.1', 'addresses'],
    ['fe80::1%eth0', 'addresses'],
    ['fe80::1%', 'address'],
    ['93.184.216.34%eth0', 'address'],
    ['0x5db8d822', 'address'],
    ['93.184.55330', 'address'],
    ['093.184.216.34', 'address'],
    ['example.com', 'address'],
    ['', 'address'],
    ['[::1', 'address'],
    ['::g', 'address'],
  ])('%j: %s', (address, expected) => {
    expect(ruleOfAddress(address)).toBe(expected);
  });

  test('a parsed host', () => {
    const { checkAddress } = createHostPolicy();
    expect(checkAddress(parseHost('0x5db8d822')!)).toEqual({ ok: true, address: 0x5db8d822 });
    expect(checkAddress(parseHost('[::1]')!)).toMatchObject({ ok: false, rule: 'addresses' });
    for (const host of [null, undefined, Number.NaN, -1, {}, [1, 2], { address: 0x08080808 }, { family: 4 }]) {
      expect(checkAddress(host as unknown as string)).toMatchObject({ ok: false, rule: 'address' });
    }
  });

  test('what a look-up gives', () => {
    const { checkAddress } = createHostPolicy();
    expect(checkAddress({ address: '8.8.8.8' })).toEqual({ ok: true, address: 0x08080808 });
    expect(checkAddress({ address: '::1' })).toMatchObject({ ok: false, rule: 'addresses' });
  });

  test('an address that changes after the check is the checked one', () => {
    let reads = 0;
    const address = [0x2606, 0x4700, 0, 0, 0, 0, 0, 0x1111] as unknown as Host & number[];
    Object.defineProperty(address, 7, { get: () => (reads++ === 0 ? 0x1111 : 1) });
    const check = createHostPolicy().checkAddress(address);
    expect(check).toEqual({ ok: true, address: parseHost('[2606:4700::1111]') });
    expect(reads).toBe(1);
  });

  test('a zone does not hide a link that is allowed', () => {
    expect(ruleOfAddress('fe80::1%eth0', { allow: ['fe80::/10'] })).toBe('ok');
  });
});
