import { type ParserMode, parseReference } from '@url/reference';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { referenceFailure } from '../src/commands/references.js';

test('what is no reference in a mode is refused by the standard too, with a reason', () => {
  const pieces = [...'http: file: x: // \\ / a : 8 99999 @ [ ] :: ? # | % %41'.split(' '), ' ', '\t'];
  const start = fc.constantFrom('', 'http:', 'file:', 'x:').map((scheme) => `${scheme}//`);
  const modes: readonly ParserMode[] = ['web', 'file', 'generic'];
  let refused = 0;
  fc.assert(
    fc.property(
      fc.tuple(start, fc.array(fc.constantFrom(...pieces), { maxLength: 8 })),
      fc.constantFrom(...modes),
      ([first, rest], mode) => {
        const input = first + rest.join('');
        if (parseReference(input, { mode }) !== null) return;
        refused++;
        expect(referenceFailure(input, mode).error).toMatch(/, at \d+ \([A-Za-z\d-]+\)$/);
      },
    ),
    { numRuns: 5000 },
  );
  expect(refused).toBeGreaterThan(1000);
});
