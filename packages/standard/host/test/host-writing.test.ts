import {
  isIPv4Address,
  isIPv6Address,
  isValidDomain,
  isValidHostString,
  isValidIPv4AddressString,
  isValidIPv6AddressString,
  isValidOpaqueHostString,
  parseHost,
  parseIPv6,
  serializeHost,
} from '@url/host';
import type { ValidationError } from '@url/infra';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const label63 = 'a'.repeat(63);
const domain253 = `${label63}.${label63}.${label63}.${'a'.repeat(61)}`;

describe('isValidDomain', () => {
  test.each([
    'example',
    'EXAMPLE.com',
    '1.example',
    '0xg',
    'a-b',
    '1-2',
    'xn--fa-hia.example',
    'faß.example',
    '☕.example',
    '例え.テスト',
    'ex\u00adample',
    'example。com',
    'ｅxample',
    label63,
    domain253,
  ])('%s is a valid domain', (input) => {
    expect(isValidDomain(input)).toBe(true);
  });

  test.each([
    '',
    '.',
    'a..b',
    '.a',
    'a.',
    'a_b',
    'a b',
    'a%20b',
    'exa%6Dple',
    'a:b',
    'a/b',
    'a[b',
    '-a',
    'a-',
    'ab--c',
    'xn--a',
    'xn--8i7caa',
    '\u00ad',
    'a\ud800',
    'c℀',
    'a\u200db',
    '0à.א',
    `${label63}a`,
    `${domain253}a`,
  ])('not %s', (input) => {
    expect(isValidDomain(input)).toBe(false);
  });

  // whatwg/url 2026-06-30: what ends in a number is an IPv4 address or nothing.
  test.each(['1', '1.2.3.4', 'example.1', 'example.0x', 'example.0x1f', 'a.09', '①.②.③.④', 'a.０'])(
    'not %s',
    (input) => {
      expect(isValidDomain(input)).toBe(false);
    },
  );
});

describe('isValidIPv4AddressString', () => {
  test.each(['0.0.0.0', '127.0.0.1', '255.255.255.255', '10.20.30.249'])(
    '%s is a valid IPv4-address string',
    (input) => {
      expect(isValidIPv4AddressString(input)).toBe(true);
    },
  );

  test.each([
    '',
    '1.2.3',
    '1.2.3.4.',
    '1.2.3.4.5',
    '256.0.0.0',
    '0.0.0.999',
    '01.2.3.4',
    '00.2.3.4',
    '0x1.2.3.4',
    '1..3.4',
    '1.2.3.',
    '+1.2.3.4',
    '1.2.3.4\n',
    '1.2.3.٤',
    '2130706433',
  ])('not %j', (input) => {
    expect(isValidIPv4AddressString(input)).toBe(false);
  });
});

describe('isValidIPv6AddressString', () => {
  test.each([
    '1:2:3:4:5:6:7:8',
    'ABCD:ef01:0:0:0:0:0:ffff',
    '::',
    '::1',
    '1::',
    '1::8',
    '1:2:3:4:5:6:7::',
    '::2:3:4:5:6:7:8',
    '1:2:3::5:6:7:8',
    '1:2:3:4:5:6:127.0.0.1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '1::127.0.0.1',
    '1:2:3:4:5::127.0.0.1',
    '::2:3:4:5:6:127.0.0.1',
    '1:2::5:6:127.0.0.1',
  ])('%s is a valid IPv6-address string', (input) => {
    expect(isValidIPv6AddressString(input)).toBe(true);
  });

  test.each([
    '',
    ':',
    ':::',
    '1',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7:8:',
    ':1:2:3:4:5:6:7:8',
    // U+003A U+003A (::) stands for one piece or more.
    '1:2:3:4::5:6:7:8',
    '1:2:3:4:5:6:7:8::',
    '1::2::3',
    '1:::2',
    '1::2:',
    ':1::2',
    '01::',
    '00::',
    '0001::',
    '12345::',
    'g::',
    '1::%25eth0',
    '1:2:3:4:5:6:7:127.0.0.1',
    '1:2:3:4:5:127.0.0.1',
    '1:2:3:4:5:6::127.0.0.1',
    '127.0.0.1::',
    '127.0.0.1:2:3:4:5:6:7',
    '::127.0.0.1:8',
    '::127.0.0.01',
    '::127.0.0.256',
    '::127.0.0',
    '127.0.0.1',
    '[::1]',
  ])('not %s', (input) => {
    expect(isValidIPv6AddressString(input)).toBe(false);
  });

  test('holds for what the parser takes without a word, and for nothing else', () => {
    const pieces = fc.array(
      fc.constantFrom('0', '1', '01', 'ffff', 'g', ':', '::', ':', '1.2.3.4', '127.0.0.256', '.'),
      {
        maxLength: 18,
      },
    );
    fc.assert(
      fc.property(pieces, (list) => {
        const input = list.join('');
        const errors: ValidationError[] = [];
        const isParsed = parseIPv6(input, { onValidationError: (error) => errors.push(error) }) !== null;
        expect(isValidIPv6AddressString(input)).toBe(isParsed && errors.length === 0);
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('isValidHostString', () => {
  test.each(['example.com', '127.0.0.1', '[::1]', '[1:2:3:4:5:6:7:8]'])('%s is a valid host string', (input) => {
    expect(isValidHostString(input)).toBe(true);
  });

  test.each(['', '[]', '[', '[::1', '::1]', '::1', '[127.0.0.1]', '127.1', '1.2.3.4.', 'a b', '[::1]a', '[[::1]]'])(
    'not %s',
    (input) => {
      expect(isValidHostString(input)).toBe(false);
    },
  );

  test('an IP address that is valid is parsed as one', () => {
    expect(isIPv4Address(parseHost('127.0.0.1'))).toBe(true);
    expect(isIPv6Address(parseHost('[::127.0.0.1]'))).toBe(true);
  });

  test('holds for no host that the parser reports an error of, or fails for', () => {
    const hosts = fc.oneof(
      fc.domain(),
      fc.ipV4(),
      fc.ipV6().map((address) => `[${address}]`),
      fc.string({
        unit: fc.constantFrom('a', 'A', '1', '0', '.', '-', '_', 'x', 'é', 'ß', '％', '①', '%41', '\u00ad'),
      }),
    );
    fc.assert(
      fc.property(hosts, (input) => {
        if (!isValidHostString(input)) return;
        const errors: ValidationError[] = [];
        const host = parseHost(input, { onValidationError: (error) => errors.push(error) });
        expect(host).not.toBeNull();
        expect(errors).toEqual([]);
        expect(isValidHostString(serializeHost(host!))).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('isValidOpaqueHostString', () => {
  test.each(['a', 'A_b', '1.2.3.4', '09', 'a%20b', '%ff', "!$&'()*+,;=~", '☃', '[::1]', '\u00a0'])(
    '%s is a valid opaque-host string',
    (input) => {
      expect(isValidOpaqueHostString(input)).toBe(true);
    },
  );

  test.each([
    '',
    'a b',
    'a|b',
    'a^b',
    'a:1',
    'a@b',
    'a/b',
    'a%2',
    '%',
    '%2%41',
    '%%41',
    'a"b',
    'a{b}',
    'a`',
    'a\x7f',
    'a\u0080',
    '\ufdd0',
    '\ud800',
    '[::01]',
    '[a]',
    '[::1]a',
  ])('not %j', (input) => {
    expect(isValidOpaqueHostString(input)).toBe(false);
  });

  test('holds for what the parser takes without a word, the empty host excepted', () => {
    const units = fc.constantFrom('a', '.', '%', '4', '1', '|', ' ', '☃', '"', '\ufdd0', '[', ']', ':', '\u{10ffff}');
    fc.assert(
      fc.property(fc.string({ unit: units }), (input) => {
        const errors: ValidationError[] = [];
        const isParsed =
          parseHost(input, { isOpaque: true, onValidationError: (error) => errors.push(error) }) !== null;
        expect(isValidOpaqueHostString(input)).toBe(isParsed && errors.length === 0 && input !== '');
      }),
      { numRuns: 10_000 },
    );
  });
});
