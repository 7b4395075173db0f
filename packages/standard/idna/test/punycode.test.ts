import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePunycode, encodePunycode } from '../src/punycode.js';
import { stringFrom } from '../src/string-from.js';

const punycode = createRequire(import.meta.url)('punycode/') as {
  encode(text: string): string;
  decode(text: string): string;
};

/** Samples of https://www.rfc-editor.org/rfc/rfc3492#section-7.1. */
const SAMPLES: [string, string][] = [
  ['ليهمابتكلموشعربي؟', 'egbpdaj6bu4bxfgehfvwxn'],
  ['他们为什么不说中文', 'ihqwcrb4cv8a8dqg056pqjye'],
  ['למההםפשוטלאמדבריםעברית', '4dbcagdahymbxekheh6e0a7fei0b'],
  ['なぜみんな日本語を話してくれないのか', 'n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa'],
  ['3年b組金八先生', '3b-ww4c5e180e575a65lsy2b'],
  ['パフィーdeルンバ', 'de-jg4avhby1noc0d'],
  ['-> $1.00 <-', '-> $1.00 <--'],
];

describe('Punycode', () => {
  test.each(SAMPLES)('%j is %j', (text, encoded) => {
    expect(encodePunycode(text)).toBe(encoded);
    expect(stringFrom(decodePunycode(encoded)!)).toBe(text);
  });

  test.each(['é', 'a-é', '-é', '99', '0', 'a!b-!', 'bcher-k'])('%j is none', (input) => {
    expect(decodePunycode(input)).toBe(null);
  });

  test('long labels, sorted and placed by a tree, are encoded as short ones are', () => {
    const label = fc.string({ unit: 'binary', minLength: 0, maxLength: 300 });
    fc.assert(
      fc.property(label, (text) => {
        const encoded = encodePunycode(text);
        expect(encoded).toBe(punycode.encode(text));
        expect(stringFrom(decodePunycode(encoded!)!)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  test('decodes anything as the package punycode does', () => {
    const input = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789--'), maxLength: 120 });
    fc.assert(
      fc.property(input, (text) => {
        let expected: string | null = null;
        try {
          expected = punycode.decode(text);
        } catch {
          expected = null;
        }
        const decoded = decodePunycode(text);
        expect(decoded === null ? null : stringFrom(decoded)).toBe(expected);
      }),
      { numRuns: 5000 },
    );
  });

  test('overflows as a 31-bit integer does', () => {
    const text = `${'a'.repeat(40_000)}\u{1d000}`;
    expect(() => punycode.encode(text)).toThrow(RangeError);
    expect(encodePunycode(text)).toBe(null);
  });
});
