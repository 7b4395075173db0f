import { codePointAt } from '@url/infra/internal';
import { isInCodePointRuns } from './code-point-runs.js';
import { greekRuns, hebrewRuns, kanaAndHanRuns } from './idna2008.generated.js';

const arabicIndicDigit = /[\u0660-\u0669]/;
const extendedArabicIndicDigit = /[\u06f0-\u06f9]/;

/**
 * https://www.rfc-editor.org/rfc/rfc5892#appendix-A.3
 *
 * The rules A.3 to A.6, which look at the neighbours of a code point.
 *
 * @param codePoint the code point of the label at the index
 * @returns whether its rule is satisfied; true if it has none
 */
export function satisfiesContextO(codePoint: number, label: string, index: number): boolean {
  switch (codePoint) {
    case 0xb7:
      return label.charAt(index - 1) === 'l' && label.charAt(index + 1) === 'l';
    case 0x375:
      return index + 1 < label.length && isInCodePointRuns(greekRuns, codePointAt(label, index + 1));
    case 0x5f3:
    case 0x5f4:
      return index > 0 && isInCodePointRuns(hebrewRuns, label.charCodeAt(index - 1));
  }
  return true;
}

/** The offset of the first code point of a label that breaks one of the rules that look at the whole label, A.7 to A.9; −1 if there is none. */
export function findOutOfContext(label: string): number {
  const katakanaMiddleDot = label.indexOf('\u30fb');
  if (katakanaMiddleDot >= 0 && !hasKanaOrHan(label)) return katakanaMiddleDot;
  const digit = label.search(arabicIndicDigit);
  const extendedDigit = label.search(extendedArabicIndicDigit);
  return digit < 0 || extendedDigit < 0 ? -1 : Math.min(digit, extendedDigit);
}

function hasKanaOrHan(label: string): boolean {
  for (let index = 0; index < label.length; index++) {
    const codePoint = codePointAt(label, index);
    if (isInCodePointRuns(kanaAndHanRuns, codePoint)) return true;
    if (codePoint > 0xffff) index++;
  }
  return false;
}
