import { domainToASCII, isDNSName, parseHost, reverseDNSName } from '@url/host';
import { describe, expect, test } from 'vitest';

describe('isDNSName', () => {
  const label = 'a'.repeat(63);
  test.each([
    ...[
      'example.com',
      'example.com.',
      'EXAMPLE',
      '_dmarc.example.com',
      '_443._tcp.example.com.',
      'a_b',
      '.',
      'xn--bcher-kva.example',
    ],
    ...[
      'bücher.example',
      '食狮.公司.cn',
      'a--b.c',
      '1.0.0.127.in-addr.arpa',
      '1a',
      '123.example',
      label,
      `${label}.a`,
      `${label}.`,
    ],
    [label, label, label, 'a'.repeat(61)].join('.'),
    `${[label, label, label, 'a'.repeat(61)].join('.')}.`,
  ])('%s is a name', (name) => expect(isDNSName(name)).toBe(true));

  test.each([
    ...[
      '',
      '..',
      'a..b',
      '.a',
      'a..',
      '-a',
      'a-',
      'a.-b.c',
      'a b',
      '*.example.com',
      'a:80',
      'a/b',
      'a\n',
      '[::1]',
      'xn--a',
    ],
    ...['127.0.0.1', '127.0.0.1.', '0x7f', 'a.1', `${label}a`, `a.${label}a.b`, 'http://a', 'a%2eb', 'a\u0000'],
    [label, label, label, 'a'.repeat(62)].join('.'),
  ])('%j is not', (name) => expect(isDNSName(name)).toBe(false));

  test('lengths are counted in ASCII', () => {
    const fits = 'ü'.repeat(50);
    expect(domainToASCII(fits)!.length).toBeLessThanOrEqual(63);
    expect(isDNSName(fits)).toBe(true);
    const tooLong = '食狮公司'.repeat(15);
    expect(tooLong.length).toBeLessThan(63);
    expect(isDNSName(tooLong)).toBe(false);
  });

  test('names of addresses are names', () => {
    for (const address of ['127.0.0.1', '[2001:db8::567:89ab]']) expect(isDNSName(reverseDNSName(address))).toBe(true);
  });
});

describe('reverseDNSName', () => {
  // The second is the example of RFC 3596, section 2.5.
  test.each([
    ['10.2.0.52', '52.0.2.10.in-addr.arpa'],
    ['[4321:0:1:2:3:4:567:89ab]', 'b.a.9.8.7.6.5.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.0.0.0.0.1.2.3.4.ip6.arpa'],
    ['0x7f.1', '1.0.0.127.in-addr.arpa'],
    ['255.254.253.252', '252.253.254.255.in-addr.arpa'],
  ])('%s: %s', (text, name) => {
    expect(reverseDNSName(text)).toBe(name);
    expect(reverseDNSName(parseHost(text)!)).toBe(name);
    expect(reverseDNSName(new URL(`http://${text}/`))).toBe(name);
  });

  test.each(['example.com', '', null, 'a b', '::1', undefined, 5.5])('%o is not an address', (host) => {
    expect(() => reverseDNSName(host as string)).toThrow(/^Cannot use the argument host: /);
  });
});
