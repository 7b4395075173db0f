import { type Host, parseHost, serializeHost } from '@url/host';
import { parseURL } from '@url/parser';
import { describe, expect, test } from 'vitest';

describe('serializeHost', () => {
  test.each([
    ['', ''],
    ['EXAMPLE.com', 'example.com'],
    ['0x7f.1', '127.0.0.1'],
    ['0', '0.0.0.0'],
    ['[1:0:0:2:0:0:0:3]', '[1:0:0:2::3]'],
  ])('%j is written as %s', (input, text) => {
    expect(serializeHost(parseHost(input, { isOpaque: input === '' }))).toBe(text);
  });

  test('the null of a parser that failed comes out again', () => {
    expect(serializeHost(parseHost('exa mple'))).toBeNull();
    expect(serializeHost(null)).toBeNull();
  });

  test.each([
    ['0x7f.1', '127.0.0.1'],
    ['EXAMPLE.com', 'example.com'],
    ['[0:0::1]', '[::1]'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['a%20b', 'a%20b'],
  ])('the text %s is parsed: %s', (text, serialized) => {
    expect(serializeHost(text)).toBe(serialized);
  });

  test('an opaque host is its own serialization', () => {
    for (const host of ['0x7f.1', 'A%20B', '1.2.3.256']) expect(serializeHost(host, { isOpaque: true })).toBe(host);
    expect(serializeHost(parseHost('[0::1]', { isOpaque: true }), { isOpaque: true })).toBe('[::1]');
    expect(() => serializeHost('a', { opaque: true } as object)).toThrow(/^Cannot use the argument options: "opaque"/);
    expect(() => serializeHost('a', { isOpaque: 1 } as object)).toThrow(/^Cannot use the argument options.isOpaque: /);
  });

  test('the host of a record and of a URL object', () => {
    for (const [url, host] of [
      ['http://0x7f.1/', '127.0.0.1'],
      ['http://[0::1]/', '[::1]'],
      ['foo://0x7f.1/', '0x7f.1'],
      ['foo://A%20b/', 'A%20b'],
      ['file:///a', ''],
    ] as const) {
      expect(serializeHost(parseURL(url)!)).toBe(host);
    }
    expect(serializeHost(parseURL('mailto:a')!)).toBeNull();
    expect(serializeHost(new URL('http://0x7f.1/'))).toBe('127.0.0.1');
  });

  test.each([undefined, 5.5, -1, [1], {}, 'a b', '::1', '127.0.0.1 ', { scheme: 'http', host: 5.5 }])(
    '%o is not a host',
    (value) => {
      expect(() => serializeHost(value as string)).toThrow(/^Cannot use the argument host: /);
    },
  );

  test('the type has null only where the argument has', () => {
    const hosts: Host[] = ['a', 'b'];
    const texts: string[] = hosts.map((host) => serializeHost(host));
    expect(texts).toEqual(hosts);
    // @ts-expect-error: what may be null is no string
    const text: string = serializeHost(parseHost('a'));
    expect(text).toBe('a');
  });
});
