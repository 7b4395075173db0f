import { checkOptions, checkString, option } from '@url/infra/internal';
import { unicodeToASCII } from './unicode-to-ascii.js';

/**
 * https://url.spec.whatwg.org/#domain-parser-toascii
 *
 * @param domain a string, percent-decoded already
 * @param options.beStrict the value of UTS #46's CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength
 * @returns the result of Unicode ToASCII, or `null` for failure
 * @throws TypeError if the domain is not a string, or for unknown options
 *
 * @example
 * import { domainToASCII } from '@url/host';
 *
 * domainToASCII('☕.example'); // => 'xn--53h.example'
 * domainToASCII('xn--a'); // => null
 */
export function domainToASCII(
  domain: string,
  options?: { readonly beStrict?: boolean | null | undefined } | null,
): string | null {
  checkString('domain', domain);
  checkOptions(options, ['beStrict']);
  return unicodeToASCII(domain, option(options, 'beStrict') ?? false);
}
