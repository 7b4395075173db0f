/**
 * Checks labels by IDNA 2008, which registries use.
 *
 * @packageDocumentation
 */

import { ACE_PREFIX, checkString, codePointAt, isASCIIString } from '@url/infra/internal';
import { isBidiDomain, satisfiesBidiRule } from './bidi-rule.js';
import { isInCodePointRuns } from './code-point-runs.js';
import { propertiesOf, propertiesOfAll } from './code-point-table.js';
import { findMisplacedJoiner } from './context-joiners.js';
import { findOutOfContext, satisfiesContextO } from './context-others.js';
import { disallowedRuns } from './idna2008.generated.js';
import { normalizeNFC } from './normalization.js';
import { DISALLOWED, IGNORED, JOINER, MAPPED, MARK, MAY_CHANGE } from './properties.js';
import { decodePunycode } from './punycode.js';
import { stringFrom } from './string-from.js';

/** Where a label is not a U-label, and the rule that says so. */
export interface ULabelError {
  /** The offset of the first code unit of the error, in UTF-16 code units of the label. */
  readonly index: number;
  /**
   * "hyphens", "leading-mark", "disallowed", "contextj" and "contexto" are rules of RFC 5891 and RFC 5892, "nfc" is Normalization Form C, and "bidi" is the
   * Bidi Rule of RFC 5893.
   */
  readonly rule: 'nfc' | 'hyphens' | 'leading-mark' | 'disallowed' | 'contextj' | 'contexto' | 'bidi';
}

/**
 * https://www.rfc-editor.org/rfc/rfc5891#section-4.2
 *
 * Finds out why IDNA2008 rejects a label. This is stricter than UTS #46, which browsers use: IDNA2008 has no symbols and emoji, no capital letters, and
 * rules for the context of punctuation such as U+00B7 (·). Code points have the properties of the Unicode version of this package.
 *
 * The length of the label's Punycode is not checked.
 *
 * @param label a label in Unicode, not empty
 * @param isBidi whether the label is in a Bidi domain name; by default, whether the label makes its domain one
 * @returns the first error; `null` if the label is valid
 * @throws TypeError if the label is not a string
 *
 * @example
 * import { findULabelError } from '@url/idna/idna2008';
 *
 * findULabelError('l·l'); // => null
 * findULabelError('a·l'); // => { index: 1, rule: 'contexto' }
 * findULabelError('i♥'); // => { index: 1, rule: 'disallowed' }
 * findULabelError('Äpfel'); // => { index: 0, rule: 'disallowed' }
 */
export function findULabelError(label: string, isBidi: boolean = isBidiLabel(label)): ULabelError | null {
  checkString('label', label);
  const hyphen = label.startsWith('-') ? 0 : label.endsWith('-') ? label.length - 1 : -1;
  if (hyphen >= 0) return { index: hyphen, rule: 'hyphens' };
  if (/^..--/su.test(label)) return { index: label.indexOf('--', 2), rule: 'hyphens' };
  if (propertiesOf(codePointAt(label, 0)) & MARK) return { index: 0, rule: 'leading-mark' };
  const error = findCodePointError(label);
  if (error !== null) return error;
  if (propertiesOfAll(label) & MAY_CHANGE) {
    const normalized = normalizeNFC(label);
    if (normalized !== label) return { index: firstDifference(label, normalized), rule: 'nfc' };
  }
  return isBidi && !satisfiesBidiRule(label) ? { index: 0, rule: 'bidi' } : null;
}

/** https://www.rfc-editor.org/rfc/rfc5892#section-3: the first code point that is not PVALID, and not in a context that allows it. */
function findCodePointError(label: string): ULabelError | null {
  let union = 0;
  for (let index = 0; index < label.length; index++) {
    const codePoint = codePointAt(label, index);
    const properties = propertiesOf(codePoint);
    union |= properties;
    if (isDisallowed(codePoint, properties)) return { index, rule: 'disallowed' };
    if (!satisfiesContextO(codePoint, label, index)) return { index, rule: 'contexto' };
    if (codePoint > 0xffff) index++;
  }
  const index = findOutOfContext(label);
  if (index >= 0) return { index, rule: 'contexto' };
  const joiner = union & JOINER ? findMisplacedJoiner(label) : -1;
  return joiner < 0 ? null : { index: joiner, rule: 'contextj' };
}

function isDisallowed(codePoint: number, properties: number): boolean {
  if (codePoint < 0x80) return !/[a-z\d-]/.test(String.fromCharCode(codePoint));
  return (properties & (DISALLOWED | MAPPED | IGNORED)) !== 0 || isInCodePointRuns(disallowedRuns, codePoint);
}

function firstDifference(a: string, b: string): number {
  let index = 0;
  while (a.charCodeAt(index) === b.charCodeAt(index)) index++;
  return index;
}

/**
 * https://www.rfc-editor.org/rfc/rfc5890#section-2.3.2.1
 *
 * @param label a label that begins with "xn--" in any case
 * @returns the label that its Punycode encodes; `null` if it does not begin so, is not Punycode, or encodes only ASCII. The label can still be one
 *   that `findULabelError` rejects
 * @throws TypeError if the label is not a string
 *
 * @example
 * import { decodeALabel } from '@url/idna/idna2008';
 *
 * decodeALabel('XN--bcher-kva'); // => 'bücher'
 * decodeALabel('xn--X'); // => null
 */
export function decodeALabel(label: string): string | null {
  checkString('label', label);
  const codePoints =
    label.slice(0, 4).toLowerCase() === ACE_PREFIX ? decodePunycode(label.slice(4).toLowerCase()) : null;
  const decoded = codePoints === null ? '' : stringFrom(codePoints);
  return isASCIIString(decoded) ? null : decoded;
}

/**
 * https://www.rfc-editor.org/rfc/rfc5893#section-1.4
 *
 * @param label a label in Unicode
 * @returns whether a domain with this label is a Bidi domain name, so that the Bidi Rule holds for all of its labels
 * @throws TypeError if the label is not a string
 *
 * @example
 * import { isBidiLabel } from '@url/idna/idna2008';
 *
 * isBidiLabel('א'); // => true
 * isBidiLabel('a'); // => false
 */
export function isBidiLabel(label: string): boolean {
  checkString('label', label);
  return isBidiDomain(propertiesOfAll(label));
}
