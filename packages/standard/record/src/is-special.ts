import { checkFields } from './check-url-record.js';
import { isSpecialScheme } from './special-schemes.js';
import type { URLRecord } from './url-record.js';

/**
 * https://url.spec.whatwg.org/#is-special
 *
 * @param url a URL record
 * @returns whether its scheme is a special scheme
 * @throws TypeError if it is not a record
 *
 * @example
 * import { createURLRecord, isSpecial } from '@url/record';
 *
 * isSpecial(createURLRecord({ scheme: 'http' })); // => true
 */
export function isSpecial(url: Pick<URLRecord, 'scheme'>): boolean {
  checkFields('url', url, ['scheme']);
  return isSpecialScheme(url.scheme);
}
