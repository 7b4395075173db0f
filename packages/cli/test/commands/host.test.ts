import { describe, expect, test } from 'vitest';
import { url, urlWithInput } from '../streams.js';

describe('url host', () => {
  test('shows kind, forms and address', async () => {
    const { stdout, status } = await url(['host', 'XN--BCHER-KVA.example', '0x7f.1', '[::ffff:1.2.3.4]']);
    expect(stdout).toBe(
      `kind     domain
ASCII    xn--bcher-kva.example
display  bücher.example

kind     IPv4
ASCII    127.0.0.1
display  127.0.0.1
number   2130706433 (0x7f000001)

kind     IPv6
ASCII    [::ffff:102:304]
display  [::ffff:102:304]
pieces   0000 0000 0000 0000 0000 ffff 0102 0304
`,
    );
    expect(status).toBe(0);
  });

  test.each([
    [
      ['Faß.de'],
      { hostKind: 'domain', host: 'xn--fa-hia.de', unicode: 'faß.de', display: 'xn--fa-hia.de', address: null },
    ],
    [['1.2.3'], { hostKind: 'IPv4', host: '1.2.0.3', unicode: '1.2.0.3', address: 0x01020003 }],
    [['[1::f]'], { hostKind: 'IPv6', host: '[1::f]', unicode: '[1::f]', address: [1, 0, 0, 0, 0, 0, 0, 15] }],
    [['-o', 'A☕'], { hostKind: 'opaque', host: 'A%E2%98%95', unicode: 'A%E2%98%95', address: null }],
    [['-o', '1.2.3'], { hostKind: 'opaque', host: '1.2.3', unicode: '1.2.3', address: null }],
    [['-o', ''], { hostKind: 'empty', host: '', unicode: '', address: null }],
  ])('%j as JSON', async (args, expected) => {
    const { stdout, status } = await url(['host', '--json', ...args]);
    expect(JSON.parse(stdout)).toEqual({ input: args[args.length - 1], display: expected.unicode, ...expected });
    expect(status).toBe(0);
  });

  test('shows in Unicode only what is safe to show', async () => {
    const { stdout } = await url(['host', 'аррӏе.com']);
    expect(stdout).toBe(
      `kind     domain
ASCII    xn--80ak6aa92e.com
display  xn--80ak6aa92e.com
`,
    );
    const json = JSON.parse((await url(['host', '--json', 'аррӏе.com'])).stdout);
    expect([json.unicode, json.display]).toEqual(['аррӏе.com', 'xn--80ak6aa92e.com']);
  });

  test.each([
    ['::1', "write '[::1]'"],
    ['http://h/a', "this is a URL: url get '{host}' http://h/a writes its host"],
    ['1.2.3.4:80', 'a host does not include a port: write 1.2.3.4 without ":80"'],
    ['example.org/a', 'write example.org alone'],
  ])('says what to write in place of %s', async (text, advice) => {
    const { stderr, status } = await url(['host', text]);
    expect(stderr.endsWith(`; ${advice}\n`)).toBe(true);
    expect(status).toBe(1);
  });

  test('tells why a host fails', async () => {
    const { stdout, stderr, status } = await url(['host', 'a.1', '[::1', 'exa mple.org', '--opaque']);
    expect(stdout).toBe('kind     opaque\nASCII    a.1\ndisplay  a.1\n');
    expect(stderr).toBe(
      'cannot parse "[::1" as a host: the IPv6 address "[::1" has no closing U+005D (]), at 0 (IPv6-unclosed)\n' +
        'cannot parse "exa mple.org" as a host: the host contains U+0020 SPACE, at 3 (host-invalid-code-point)\n',
    );
    expect(status).toBe(1);
  });

  test('reads standard input, and writes one line for each', async () => {
    const lines = await urlWithInput('EXAMPLE.com\n1\n\n[1:0::0]\n', 'host');
    expect(lines.stdout).toBe('example.com\n0.0.0.1\n\n[1::]\n');
    expect([lines.stderr, lines.status]).toEqual(['', 0]);
    const { stdout } = await urlWithInput('a.1\n', 'host', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ input: 'a.1', type: 'IPv4-non-numeric-part', start: 0, end: 1 });
  });
});
