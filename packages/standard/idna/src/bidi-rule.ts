import { codePointAt } from '@url/infra/internal';
import { propertiesOf } from './code-point-table.js';
import { BIDI_AN, BIDI_EN, BIDI_L, BIDI_NEUTRAL, BIDI_NSM, BIDI_R_AL } from './properties.js';

const ALLOWED_RTL = BIDI_R_AL | BIDI_AN | BIDI_EN | BIDI_NEUTRAL | BIDI_NSM;
const ALLOWED_LTR = BIDI_L | BIDI_EN | BIDI_NEUTRAL | BIDI_NSM;
const BOTH_NUMBERS = BIDI_AN | BIDI_EN;

/**
 * https://www.rfc-editor.org/rfc/rfc5893#section-2
 *
 * @param properties the properties of all code points of a domain, or'ed together
 * @returns whether it is a Bidi domain name: then the Bidi Rule holds for each of its labels
 */
export function isBidiDomain(properties: number): boolean {
  return (properties & (BIDI_R_AL | BIDI_AN)) !== 0;
}

/**
 * https://www.rfc-editor.org/rfc/rfc5893#section-2
 *
 * @param label a label in Unicode, not empty
 * @returns whether all six conditions of the Bidi Rule are met
 */
export function satisfiesBidiRule(label: string): boolean {
  const first = propertiesOf(codePointAt(label, 0));
  const isRTL = (first & BIDI_R_AL) !== 0;
  if (!isRTL && !(first & BIDI_L)) return false;
  const allowed = isRTL ? ALLOWED_RTL : ALLOWED_LTR;
  let union = 0;
  let last = 0;
  for (let index = 0; index < label.length; index++) {
    const codePoint = codePointAt(label, index);
    if (codePoint > 0xffff) index++;
    const properties = propertiesOf(codePoint);
    if (!(properties & allowed)) return false;
    if (!(properties & BIDI_NSM)) last = properties;
    union |= properties;
  }
  return isRTL
    ? (last & (BIDI_R_AL | BOTH_NUMBERS)) !== 0 && (union & BOTH_NUMBERS) !== BOTH_NUMBERS
    : (last & (BIDI_L | BIDI_EN)) !== 0;
}
