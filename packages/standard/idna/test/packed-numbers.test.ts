import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeNumbers, signed } from '../../../../tools/data/idna/alphabet.js';
import { unpackNumbers, unpackSigned } from '../src/packed-numbers.js';

test('numbers come out as the generator put them in', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 0x220000 })), (numbers) => {
      const packed = encodeNumbers(numbers);
      expect(packed).toMatch(/^[(-[\]-~]*$/);
      expect(unpackNumbers(packed)).toStrictEqual(numbers);
    }),
  );
});

test('signed numbers come out as the generator put them in', () => {
  for (const integer of [0, 1, -1, 2, -2, 1000, -1000]) expect(unpackSigned(signed(integer))).toBe(integer);
});
