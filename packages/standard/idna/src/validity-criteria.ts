import { ACE_PREFIX, acceptsFlags, codePointAt } from '@url/infra/internal';
import { satisfiesBidiRule } from './bidi-rule.js';
import { propertiesOf } from './code-point-table.js';
import { satisfiesContextJ } from './context-joiners.js';
import { normalizeNFC } from './normalization.js';
import type { Flags } from './options.js';
import { DISALLOWED, IGNORED, JOINER, MAPPED, MARK, MAY_CHANGE } from './properties.js';

/**
 * https://www.unicode.org/reports/tr46/#Validity_Criteria
 *
 * @param label a label in Unicode, not empty: the standard says that empty ones are valid
 * @param properties bits, among them all that the label's code points have
 * @param flags which criteria hold
 * @param isBidi whether the domain is a Bidi domain name
 * @returns whether the label meets the criteria for labels that were not decoded; it is mapped and normalized
 */
export function isValidMapped(label: string, properties: number, flags: Flags, isBidi: boolean): boolean {
  return (
    hasValidHyphens(label, flags) &&
    !(properties & MARK && propertiesOf(codePointAt(label, 0)) & MARK) &&
    !(acceptsFlags && flags.useSTD3ASCIIRules && /[\0-,/:-`{-\x7f]/.test(label)) &&
    !((!acceptsFlags || flags.checkJoiners) && properties & JOINER && !satisfiesContextJ(label)) &&
    !((!acceptsFlags || flags.checkBidi) && isBidi && !satisfiesBidiRule(label))
  );
}

/** Criteria 2 to 4. */
function hasValidHyphens(label: string, { checkHyphens }: Flags): boolean {
  return acceptsFlags && checkHyphens
    ? !label.startsWith('-') && !label.endsWith('-') && !/^..--/su.test(label)
    : !label.startsWith(ACE_PREFIX);
}

/**
 * https://www.unicode.org/reports/tr46/#Validity_Criteria
 *
 * @param label a label that Punycode decoding returned, not empty
 * @param properties the properties of its code points, or'ed together
 * @param flags which criteria hold
 * @param isBidi whether the domain is a Bidi domain name
 * @returns whether the label meets all criteria that hold
 */
export function isValidDecoded(label: string, properties: number, flags: Flags, isBidi: boolean): boolean {
  return (
    !isInvalid(properties) &&
    !(properties & MAY_CHANGE && normalizeNFC(label) !== label) &&
    isValidMapped(label, properties, flags, isBidi)
  );
}

/**
 * Criterion 7, except useSTD3ASCIIRules. In transitional processing it also excludes the deviation characters,
 * which are mapped before.
 *
 * @param properties the properties of some code points, or'ed together
 * @returns whether one of them has a status other than valid or deviation
 */
export function isInvalid(properties: number): boolean {
  return (properties & (DISALLOWED | MAPPED | IGNORED)) !== 0;
}
