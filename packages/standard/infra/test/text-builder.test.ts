import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concatenate, flatten, TextBuilder } from '../src/text-builder.js';

test('the text is all pieces in order, whatever their lengths', () => {
  const pieces = fc.array(fc.tuple(fc.constantFrom('a', '\u{1f4a9}', 'bc'), fc.nat({ max: 3000 })));
  fc.assert(
    fc.property(pieces, (made) => {
      const builder = new TextBuilder();
      let expected = '';
      for (const [piece, count] of made) {
        builder.add(piece.repeat(count));
        expected += piece.repeat(count);
        expect(builder.toString()).toBe(expected);
      }
    }),
  );
});

test('flatten gives the text', () => {
  for (const text of ['', 'a', '\0', '\ud800']) expect(flatten(text)).toBe(text);
});

describe('what is longer than a string can be', () => {
  // Engines make this string of a few pieces, which take no memory.
  const long = 'a'.repeat(2 ** 29 - 25);

  test('is refused with a RangeError that says so', () => {
    expect(() => concatenate(long, 'ab')).toThrow(new RangeError('The result would be longer than a string can be'));
    expect(concatenate('a', 'b')).toBe('ab');
  });

  test('does not fit into a builder', () => {
    const builder = new TextBuilder();
    builder.add('ab');
    expect(() => builder.add(long)).toThrow(RangeError);
  });
});
