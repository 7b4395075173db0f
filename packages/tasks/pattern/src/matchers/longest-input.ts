import type { Options } from '../component-options.js';
import { isRepeated, type Part } from '../part.js';
import { endsSegment, startsAtDelimiter, startsWithDelimiter } from './delimiters.js';
import { parseExpression } from './expression/syntax.js';
import { type Ways, waysOf } from './expression/ways.js';

/** The most ways to match that a regular expression may try. Beyond that `Matcher` takes less time. It is also the longest input. */
const MOST_WAYS = 0x10000;

/**
 * Finds how long an input can be whose backtracking takes little time. `Matcher` must support the regular expressions of the parts. A part that can end at many offsets multiplies the ways to match by
 * the length of the input, and a segment is read again for each way that leads to it. A part that may be left out has two ways only, but the
 * segment before it can then have more ends.
 *
 *     /users/:id/posts/:post     one way
 *     /:path*                    can end after each segment
 *     /:from-:to                 the first segment can end at each "-", and the second one is read for each of them
 *     {:x}*                      each segment can end anywhere: no expression
 *
 * @returns a length in code units; 0 if the regular expression should not be used
 */
export function longestInputFor(partList: readonly Part[], options: Options): number {
  let openParts = 0;
  let factor = 1;
  for (let index = 0; index < partList.length; index++) {
    const part = partList[index]!;
    const isSegment = part.type === 'segment-wildcard';
    const isDelimited = isSegment && startsWithDelimiter(part.suffix + part.prefix, options.delimiterCodePoint);
    if (isRepeated(part) && part.type !== 'fixed-text' && !isDelimited) return 0;
    const boundaryAfter = index + 1 === partList.length || startsAtDelimiter(partList[index + 1]!, options);
    const ways = waysOfPart(part, openParts === 0 && endsSegment(part, boundaryAfter, options));
    openParts += part.modifier === '' ? ways.openParts : Math.max(ways.openParts, 1);
    factor *= ways.factor;
  }
  return (MOST_WAYS / factor) ** (1 / (openParts || 1));
}

/** @param isOneSegment whether a segment wildcard has only one end */
function waysOfPart({ type, value }: Part, isOneSegment: boolean): Ways {
  if (type === 'regexp') return waysOf(parseExpression(value)!);
  const hasOneEnd = type === 'fixed-text' || (type === 'segment-wildcard' && isOneSegment);
  return { openParts: hasOneEnd ? 0 : 1, factor: 1 };
}
