import type { EncodeResult, Encoding } from '@url/infra';
import { describe, expect, test } from 'vitest';
import {
  formURLEncodedPercentEncodeSet,
  percentEncodeAfterEncoding,
  queryPercentEncodeSet,
  userinfoPercentEncodeSet,
} from '../src/index.js';

/** ISO-8859-1 as it is by its name: each code point up to U+00FF is one byte. */
const latin1: Encoding = {
  name: 'latin1',
  decode: (bytes) => String.fromCharCode(...bytes),
  getEncoder: (input) => {
    const codePoints = Array.from(input, (character) => character.codePointAt(0)!);
    return (): EncodeResult => {
      const end = codePoints.findIndex((codePoint) => codePoint > 0xff);
      const before = codePoints.splice(0, end < 0 ? codePoints.length : end);
      return { bytes: Uint8Array.from(before), potentialError: codePoints.shift() ?? null };
    };
  },
};

// https://url.spec.whatwg.org/#string-percent-encode-after-encoding
describe('percentEncodeAfterEncoding', () => {
  test.each<[input: string, expected: string]>([
    ['', ''],
    ['smörgås', 'sm%F6rg%E5s'],
    ['a b"<>', 'a%20b%22%3C%3E'],
    ['≡', '%26%238801%3B'],
    ['a‽b💩', 'a%26%238253%3Bb%26%23128169%3B'],
    ['%', '%'],
  ])('%j gives %j', (input, expected) =>
    expect(percentEncodeAfterEncoding(latin1, input, queryPercentEncodeSet)).toBe(expected),
  );

  test('the set for forms makes U+002B (+) of a space, and of nothing else', () => {
    expect(percentEncodeAfterEncoding(latin1, ' +é ‽', formURLEncodedPercentEncodeSet)).toBe('+%2B%E9+%26%238253%3B');
    expect(percentEncodeAfterEncoding(latin1, ' +', userinfoPercentEncodeSet)).toBe('%20+');
  });

  test('a long string is encoded as a short one is', () => {
    for (const length of [680, 683, 2048, 5000]) {
      const input = 'é‽a'.repeat(length);
      expect(percentEncodeAfterEncoding(latin1, input, queryPercentEncodeSet)).toBe('%E9%26%238253%3Ba'.repeat(length));
      const withoutErrors = 'éa'.repeat(length);
      expect(percentEncodeAfterEncoding(latin1, withoutErrors, queryPercentEncodeSet)).toBe('%E9a'.repeat(length));
    }
  });
});

test.each<[args: readonly unknown[], message: string]>([
  [[null, 'a', queryPercentEncodeSet], 'encoding: null is not an Encoding'],
  [[{ name: 'latin1' }, 'a', queryPercentEncodeSet], 'encoding: an object is not an Encoding'],
  [[latin1, 5, queryPercentEncodeSet], 'input: 5 is not a string'],
  [[latin1, 'a', null], 'set: null is not a PercentEncodeSet'],
])('%o throws', (args, message) => {
  expect(() => Reflect.apply(percentEncodeAfterEncoding, null, args)).toThrow(`Cannot use the argument ${message}`);
});
