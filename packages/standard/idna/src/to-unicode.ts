import { checkString } from '@url/infra/internal';
import { readFlags, type ToUnicodeOptions, type ToUnicodeResult } from './options.js';
import { processDomain } from './process.js';

/**
 * https://www.unicode.org/reports/tr46/#ToUnicode
 *
 * @param domain any string
 * @param options the flags of UTS #46, all false by default
 * @returns the domain in Unicode, as far as it could be converted, and whether UTS #46 records an error
 * @throws TypeError if the domain is not a string, and for unknown options
 *
 * @example
 * import { toUnicode } from '@url/idna';
 *
 * toUnicode('xn--bcher-kva.example'); // => { domain: 'bücher.example', error: false }
 * toUnicode('xn--0.example'); // => { domain: 'xn--0.example', error: true }
 */
export function toUnicode(domain: string, options?: ToUnicodeOptions | null): ToUnicodeResult {
  checkString('domain', domain);
  const { labels, error } = processDomain(domain, readFlags(options), false);
  return { domain: labels.join('.'), error };
}
