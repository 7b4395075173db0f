import type { Encoding } from '@url/infra';
import { isASCIIString } from '@url/infra/internal';
import { parseIRIReference, parseURIReference } from '@url/uri';

/** Web addresses in HTML 5, "Terminology": the four conditions, in the order of the draft. A valid Web address meets one of them. */
export type ValidWebAddressWay =
  | 'URI reference'
  | 'IRI reference without query'
  | 'IRI reference with ASCII query'
  | 'IRI reference in a Unicode document';

/**
 * https://www.w3.org/html/wg/href/draft
 *
 * Web addresses in HTML 5, "Terminology".
 *
 * @param input any string
 * @param encoding the character encoding of the address's document; UTF-8 by default
 * @returns the conditions that the input meets; none for an address that is not valid
 *
 * @example
 * import { validWebAddressWays } from '@url/drafts/2009';
 *
 * validWebAddressWays('☕'); // => ['IRI reference without query', 'IRI reference in a Unicode document']
 * validWebAddressWays('a b'); // => []
 */
export function validWebAddressWays(input: string, encoding?: Pick<Encoding, 'name'>): ValidWebAddressWay[] {
  const ways: ValidWebAddressWay[] = [];
  if (parseURIReference(input) !== null) ways.push('URI reference');
  const iri = parseIRIReference(input);
  if (iri === null) return ways;
  if (iri.query === null) ways.push('IRI reference without query');
  else if (isASCIIString(iri.query)) ways.push('IRI reference with ASCII query');
  if (encoding === undefined || isUnicode(encoding)) ways.push('IRI reference in a Unicode document');
  return ways;
}

/** Whether an encoding is UTF-8 or UTF-16, in either byte order. */
function isUnicode({ name }: Pick<Encoding, 'name'>): boolean {
  return /^utf-(?:8|16(?:[lb]e)?)$/i.test(name);
}

/**
 * https://www.w3.org/html/wg/href/draft
 *
 * Web addresses in HTML 5, "Terminology".
 *
 * @param input any string
 * @param encoding the character encoding of the address's document; UTF-8 by default
 * @returns whether it is a valid Web address
 *
 * @example
 * import { isValidWebAddress } from '@url/drafts/2009';
 *
 * isValidWebAddress('/a?☕'); // => true
 * isValidWebAddress('/a?☕', { name: 'windows-1252' }); // => false
 */
export function isValidWebAddress(input: string, encoding?: Pick<Encoding, 'name'>): boolean {
  return validWebAddressWays(input, encoding).length > 0;
}
