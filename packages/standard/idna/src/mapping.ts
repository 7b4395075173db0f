import { codePointAt, TextBuilder } from '@url/infra/internal';
import { mappingOf, propertiesOf } from './code-point-table.js';
import { IGNORED, MAPPED } from './properties.js';

/**
 * https://www.unicode.org/reports/tr46/#ProcessingStepMap
 *
 * @param domain any string
 * @returns the string with its mapped code points replaced and its ignored ones removed; disallowed ones stay
 */
export function mapCodePoints(domain: string): string {
  const mapped = new TextBuilder();
  let clean = 0;
  for (let index = 0; index < domain.length; index++) {
    const codePoint = codePointAt(domain, index);
    const length = codePoint > 0xffff ? 2 : 1;
    const properties = propertiesOf(codePoint);
    if (properties & (MAPPED | IGNORED)) {
      mapped.add(domain.slice(clean, index) + (properties & MAPPED ? mappingOf(codePoint) : ''));
      clean = index + length;
    }
    index += length - 1;
  }
  mapped.add(domain.slice(clean));
  return mapped.toString();
}

/**
 * https://www.unicode.org/reports/tr46/#Deviations
 *
 * @param domain any string
 * @returns the string with the four deviation characters, and U+1E9E (ẞ), mapped as IDNA2003 did
 */
export function mapDeviations(domain: string): string {
  return domain
    .replace(/[\xdf\u1e9e]/g, 'ss')
    .replace(/\u03c2/g, '\u03c3')
    .replace(/[\u200c\u200d]/g, '');
}
