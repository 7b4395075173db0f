import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flatten, TextBuilder } from '../src/text-builder.js';

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
