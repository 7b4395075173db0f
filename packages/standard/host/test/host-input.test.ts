import { parseHost } from '@url/host';
import { readHostInput } from '@url/host/internal';
import { parseURL } from '@url/parser';
import { describe, expect, test } from 'vitest';
import type { HostInput } from '../src/host-input.js';

function read(input: unknown) {
  return readHostInput(input as HostInput, 'host');
}

describe('readHostInput', () => {
  test.each([
    'example.com',
    'EXAMPLE.com',
    'bücher.example',
    '0x7f.1',
    '[::1]',
    'a.1x',
    'xn--a',
    'a..b',
    'a.',
    '１.2.3.4',
    'de',
    '0xg',
  ])('parses the text %s, also in a URL and as the host of a record', (text) => {
    const host = parseHost(text);
    expect(host).not.toBeNull();
    for (const input of [text, host, new URL(`ws://${text}`), parseURL(`ws://${text}`), { scheme: 'x', host: text }]) {
      expect(read(input)).toEqual(host);
    }
  });

  test('an opaque host is read as a program that connects to it reads it', () => {
    expect(read(parseURL('x://127.1/'))).toBe(0x7f000001);
    expect(read(new URL('x://EXAMPLE.%63om/'))).toBe('example.com');
    expect(() => read(new URL('x://a%20b/'))).toThrow(TypeError);
  });

  test.each([
    null,
    '',
    new URL('file:///x'),
    new URL('mailto:a@b'),
    parseURL('file:///x'),
    parseURL('x:y'),
    { hostname: '' },
  ])('%o has no host', (input) => expect(read(input)).toBeNull());

  test.each([
    [undefined, 'undefined is not the text of a host, a parsed host, a URL object or a URL record'],
    ['127.0.0.1 ', '"127.0.0.1 " is not a host (domain-to-ASCII at 9)'],
    ['1.2.3.256', '"1.2.3.256" is not a host (IPv4-out-of-range-part at 6)'],
    ['::1', '"::1" is not a host (domain-to-ASCII at 0); write an IPv6 address in brackets: [::1]'],
    [
      'http://me:pw@h/',
      '"http://me:***@h/" is not a host (domain-to-ASCII at 4); to use the host of a URL, pass a URL object',
    ],
    [-1, '-1 is not the text of a host, a parsed host, a URL object or a URL record'],
    [[1], 'an array is not the text of a host, a parsed host, a URL object or a URL record'],
    [{ host: 'a' }, 'an object is not the text of a host, a parsed host, a URL object or a URL record'],
    [{ scheme: 'http', host: 'a b' }, '"a b" is not a host (domain-to-ASCII at 1)'],
  ])('%o is an error', (input, message) => {
    expect(() => read(input)).toThrow(new TypeError(`Cannot use the argument host: ${message}`));
  });

  test('a copy of a record is refused with advice', () => {
    const record = parseURL('http://127.0.0.1/')!;
    for (const copy of [{ ...record }, structuredClone(record), Object.assign({}, record)]) {
      expect(() => read(copy)).toThrow('pass the record itself');
    }
    expect(read(Object.create(record))).toBe(0x7f000001);
    expect(read(JSON.parse(JSON.stringify(record)))).toBe(0x7f000001);
  });

  test('a property of Object.prototype is not read', () => {
    for (const name of ['scheme', 'host', 'hostname']) {
      Object.defineProperty(Object.prototype, name, { value: 'example.com', configurable: true });
    }
    expect(() => read({})).toThrow(TypeError);
    expect(read(new URL('http://127.0.0.1'))).toBe(0x7f000001);
    for (const name of ['scheme', 'host', 'hostname']) delete (Object.prototype as Record<string, unknown>)[name];
  });
});
