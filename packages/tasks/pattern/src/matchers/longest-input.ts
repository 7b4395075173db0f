import { isRepeated, type Options, type Part } from '../part.js';
import { endsSegment, startsAtDelimiter, startsWithDelimiter } from './delimiters.js';

/** The most ways to match that a regular expression may try. Beyond that `Matcher` takes less time. It is also the longest input. */
const MOST_WAYS = 0x10000;

/**
 * Finds how long an input can be whose backtracking takes little time. A part that can end at many offsets multiplies the ways to match by
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
  for (let index = 0; index < partList.length; index++) {
    const part = partList[index]!;
    const isText = part.type === 'fixed-text';
    const isSegment = part.type === 'segment-wildcard';
    const isDelimited = isSegment && startsWithDelimiter(part.suffix + part.prefix, options.delimiterCodePoint);
    if (isRepeated(part) && !isText && !isDelimited) return 0;
    const boundaryAfter = index + 1 === partList.length || startsAtDelimiter(partList[index + 1]!, options);
    const hasOneEnd = isText || (isSegment && openParts === 0 && endsSegment(part, boundaryAfter, options));
    if (part.modifier !== '' || !hasOneEnd) openParts++;
  }
  return MOST_WAYS ** (1 / (openParts || 1));
}
