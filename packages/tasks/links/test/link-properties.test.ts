import { describe, expect, it } from 'vitest';
import { EMAIL } from '../src/link-classes.js';
import { classOf, linkTermOf } from '../src/link-properties.js';
import { hasData, readProperty } from './uts58-data.js';

const terms = ['Hard', 'Include', 'Soft', 'Open'];

/** The code points from 0 to U+10FFFF for which a condition does not hold, in hexadecimal digits. */
function exceptions(isRight: (codePoint: number) => boolean): string[] {
  return Array.from({ length: 0x110000 }, (_, codePoint) => codePoint)
    .filter((codePoint) => !isRight(codePoint))
    .map((codePoint) => codePoint.toString(16));
}

describe.skipIf(!hasData)('the properties of every code point', () => {
  it('has Link_Term and Link_Bracket of the data', () => {
    const term = readProperty('LinkTerm');
    const bracket = readProperty('LinkBracket');
    const wrong = exceptions((codePoint) => {
      const expected = term.get(codePoint) ?? 'Hard';
      const isClose = expected === 'Close';
      return (
        linkTermOf(codePoint) === (isClose ? Number.parseInt(bracket.get(codePoint)!, 16) : terms.indexOf(expected))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has Link_Email of the data', () => {
    const email = readProperty('LinkEmail');
    expect(exceptions((codePoint) => ((classOf(codePoint) & EMAIL) !== 0) === email.has(codePoint))).toEqual([]);
  });
});
