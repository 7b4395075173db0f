import { describe, expect, test } from 'vitest';
import { url, urlWithInput } from '../streams.js';

describe('url host', () => {
  test('shows kind, forms and address', async () => {
    const { stdout, status } = await url(['host', 'XN--53H.example', '0x7f.1', '[::ffff:1.2.3.4]']);
    expect(stdout).toBe(
      `kind     domain
ASCII    xn--53h.example
display  xn--53h.example

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
      { kind: 'domain', ascii: 'xn--fa-hia.de', unicode: 'faß.de', display: 'xn--fa-hia.de', address: null },
    ],
    [['1.2.3'], { kind: 'IPv4', ascii: '1.2.0.3', unicode: '1.2.0.3', display: '1.2.0.3', address: 0x01020003 }],
    [
      ['[1::f]'],
      { kind: 'IPv6', ascii: '[1::f]', unicode: '[1::f]', display: '[1::f]', address: [1, 0, 0, 0, 0, 0, 0, 15] },
    ],
    [
      ['-o', 'A☕'],
      { kind: 'opaque', ascii: 'A%E2%98%95', unicode: 'A%E2%98%95', display: 'A%E2%98%95', address: null },
    ],
    [['-o', '1.2.3'], { kind: 'opaque', ascii: '1.2.3', unicode: '1.2.3', display: '1.2.3', address: null }],
    [['-o', ''], { kind: 'empty', ascii: '', unicode: '', display: '', address: null }],
  ])('%j as JSON', async (args, expected) => {
    const { stdout, status } = await url(['host', '--json', ...args]);
    expect(JSON.parse(stdout)).toEqual({ input: args[args.length - 1], ...expected });
    expect(status).toBe(0);
  });

  test('tells why a host fails', async () => {
    const { stdout, stderr, status } = await url(['host', 'a.1', '[::1', 'exa mple.org', '--opaque']);
    expect(stdout).toBe('kind     opaque\nASCII    a.1\ndisplay  a.1\n');
    expect(stderr).toBe(
      'cannot parse "[::1" as a host: the IPv6 address "[::1" has no closing U+005D (]), at 0 (IPv6-unclosed)\n' +
        'cannot parse "exa mple.org" as a host: the host holds U+0020 SPACE, at 3 (host-invalid-code-point)\n',
    );
    expect(status).toBe(1);
  });

  test('reads standard input, and writes one line for each', async () => {
    const lines = await urlWithInput('EXAMPLE.com\n1\n\n[1:0::0]\n', 'host');
    expect(lines.stdout).toBe('example.com\n0.0.0.1\n\n[1::]\n');
    expect(lines.stderr).toMatch(/^line 3: cannot parse "" as a host: .*, at 0 \(domain-to-ASCII\)\n$/);
    expect(lines.status).toBe(1);
    const { stdout } = await urlWithInput('a.1\n', 'host', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ input: 'a.1', type: 'IPv4-non-numeric-part', start: 0, end: 1 });
  });
});
