import type { Options } from '../component-options.js';
import { startsAtDelimiter } from '../matchers/delimiters.js';
import { isOptional, type Part } from '../part.js';

/**
 * Tells for each part, and for the end of the list, whether all text that can follow there is empty or starts with the delimiter. A
 * segment wildcard before such a place ends at the first delimiter.
 */
export function findBoundaries(partList: readonly Part[], options: Options): readonly boolean[] {
  const boundaries: boolean[] = new Array(partList.length + 1).fill(true);
  for (let index = partList.length - 1; index >= 0; index--) {
    const part = partList[index]!;
    boundaries[index] = startsAtDelimiter(part, options) && (!isOptional(part) || boundaries[index + 1]!);
  }
  return boundaries;
}
