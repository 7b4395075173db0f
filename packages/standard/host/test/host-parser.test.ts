import { describe, expect, test } from 'vitest';
import { parseHost } from '../src/host-parser.js';
import { serializeHost } from '../src/host-serializer.js';

const roundTrip = (input: string, isOpaque: boolean) => {
  const host = parseHost(input, { isOpaque });
  return host === null ? null : serializeHost(host, { isOpaque });
};

describe("the standard's table of parsing and serializing", () => {
  test.each([
    ['EXAMPLE.COM', 'example.com', 'EXAMPLE.COM'],
    ['example%2Ecom', 'example.com', 'example%2Ecom'],
    ['faß.example', 'xn--fa-hia.example', 'fa%C3%9F.example'],
    ['0', '0.0.0.0', '0'],
    ['%30', '0.0.0.0', '%30'],
    ['0x', '0.0.0.0', '0x'],
    ['0xffffffff', '255.255.255.255', '0xffffffff'],
    ['[0:0::1]', '[::1]', '[::1]'],
    ['[0:0::1%5D', null, null],
    ['[0:0::%31]', null, null],
    ['09', null, '09'],
    ['example.255', null, 'example.255'],
    ['example^example', null, null],
  ])('%s gives %j, or %j as an opaque host', (input, domain, opaque) => {
    expect(roundTrip(input, false)).toBe(domain);
    expect(roundTrip(input, true)).toBe(opaque);
  });
});

describe('parseHost', () => {
  test.each([
    ['%31%32%37.0.0.1', 0x7f000001],
    ['①②⑦.0.0.1', 0x7f000001],
    ['%C3%9F', 'xn--zca'],
    ['%zz', null],
    ['a%2540', null],
    ['good.com%40evil.com', null],
    ['%ff', null],
    ['\ud83d\ufeff\udce9', null],
    ['a\u0338<b', null],
    ['<\u0338b', 'xn--b-mgo'],
    ['[', null],
    ['[]', null],
    ['[::1', null],
    ['[::1]a', null],
    ['', null],
    ['.', '.'],
  ])('%j gives %j', (input, host) => expect(parseHost(input)).toBe(host));

  test('the empty opaque host is one', () => expect(parseHost('', { isOpaque: true })).toBe(''));
});
