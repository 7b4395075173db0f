import { codePointAt } from '@url/infra/internal';
import { orderMarks } from './canonical-ordering.js';
import { appendDecomposition, combiningRank, compositeOf, mayCompose } from './canonical-tables.js';
import { stringFrom } from './string-from.js';

/**
 * https://www.unicode.org/reports/tr15/#Norm_Forms
 *
 * Normalization Form C of text that UTS #46 has mapped, in linear time, by the tables alone: some engines have no `normalize`, in others it
 * returns the string itself, all have another version of Unicode, and for 320,000 code points, alternately U+0301 and U+0316, it takes 25 s.
 *
 * @param text any string; composites that normalization only decomposes stay, because UTS #46 maps all of them
 * @returns its NFC
 *
 * @example
 * import { normalizeNFC } from '@url/idna/internal';
 *
 * normalizeNFC('u\u0308'); // => 'ü'
 */
export function normalizeNFC(text: string): string {
  return isNormalized(text) ? text : stringFrom(compose(decompose(text)));
}

/** Whether marks are in order, and nothing may compose: https://www.unicode.org/reports/tr15/#Detecting_Normalization_Forms */
function isNormalized(text: string): boolean {
  let lastRank = 0;
  for (let index = 0; index < text.length; index++) {
    const codePoint = codePointAt(text, index);
    if (codePoint > 0xffff) index++;
    const rank = combiningRank(codePoint);
    if ((rank > 0 && rank < lastRank) || mayCompose(codePoint)) return false;
    lastRank = rank;
  }
  return true;
}

/**
 * https://www.unicode.org/reports/tr15/#Norm_Forms
 *
 * Normalization Form D of text that UTS #46 has mapped. See `normalizeNFC`.
 *
 * @param text any string; composites that do not compose again stay
 * @returns its NFD
 *
 * @example
 * import { normalizeNFD } from '@url/idna/internal';
 *
 * normalizeNFD('ü'); // => 'u\u0308'
 */
export function normalizeNFD(text: string): string {
  return stringFrom(decompose(text));
}

function decompose(text: string): number[] {
  const codePoints: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const codePoint = codePointAt(text, index);
    if (codePoint > 0xffff) index++;
    appendDecomposition(codePoints, codePoint);
  }
  orderMarks(codePoints);
  return codePoints;
}

/** The Canonical Composition Algorithm: https://www.unicode.org/versions/latest/core-spec/chapter-3/#G50628 */
function compose(codePoints: readonly number[]): number[] {
  const composed: number[] = [];
  let starter = -1;
  let lastRank = 0;
  for (const codePoint of codePoints) {
    const rank = combiningRank(codePoint);
    const isBlocked = composed.length - 1 > starter && lastRank >= rank;
    const composite = starter < 0 || isBlocked ? undefined : compositeOf(composed[starter]!, codePoint);
    if (composite !== undefined) {
      composed[starter] = composite;
      continue;
    }
    if (rank === 0) starter = composed.length;
    composed.push(codePoint);
    lastRank = rank;
  }
  return composed;
}
