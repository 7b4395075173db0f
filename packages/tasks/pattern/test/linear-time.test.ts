import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorTime, timeGrowth } from '../../../../config/time-growth.js';
import { URLPattern } from '../src/url-pattern.js';
import { patternString } from './arbitraries.js';
import { expressionPiece } from './expressions.js';

/** Milliseconds of processor time for 4,096 code units; what takes longer is measured again, on longer inputs. */
const SUSPICIOUS = 150;

/** The nightly run, whose patterns are new each time, has more of them. */
const { PROPERTY_SEED } = process.env;
const PATTERNS = PROPERTY_SEED === 'random' ? 10_000 : 2_500;

const pathPattern = fc
  .tuple(patternString, fc.array(expressionPiece, { maxLength: 2 }), patternString)
  .map(([before, pieces, after]) => `/${before}${pieces.join('/')}${after}`);
const protocol = fc.constantFrom('https', 'myapp', 'data', 'http{s}?', 'my*', ':scheme', 'file');
const input = fc.tuple(
  fc.constantFrom('', '/', '/a', '-'),
  fc.constantFrom('a', '/', 'a/', '/a', 'ab', 'a-', '-', '.', '1', 'ba'),
  fc.constantFrom('', '/', '/x', 'b', '-', '/a/b'),
);

function create(init: object): URLPattern | null {
  try {
    return new URLPattern(init);
  } catch {
    return null;
  }
}

/**
 * Each pattern runs on inputs that double in length. Time that doubles with each code unit, or grows with its third power, is suspicious after a few
 * of them. Then the growth is measured.
 */
test('patterns of all schemes, with groups, repetitions and expressions, take linear time', () => {
  let tested = 0;
  fc.assert(
    fc.property(protocol, pathPattern, input, (scheme, pathname, [start, piece, end]) => {
      const pattern = create({ protocol: scheme, pathname, search: pathname.replace(/:x/g, ':s') });
      if (pattern === null) return;
      tested++;
      const callFor = (length: number) => {
        const text = start + piece.repeat(length / piece.length) + end;
        const values = { protocol: scheme === 'file' ? 'file' : 'myapp', pathname: text, search: text };
        return () => [pattern.exec(values), pattern.exec({ ...values, protocol: 'https' })];
      };
      for (let length = 16; length <= 4096; length *= 2) {
        if (processorTime(callFor(length)) < SUSPICIOUS) continue;
        expect(timeGrowth(callFor, length), `${scheme} ${pathname} at ${length}`).toBeLessThan(1.6);
      }
    }),
    { numRuns: PATTERNS },
  );
  expect(tested).toBeGreaterThan(PATTERNS / 2);
});
