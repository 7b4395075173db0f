import { domainToASCII as convert } from '@url/idna/engine';
import { checkOptions, checkString, option } from '@url/infra/internal';

/**
 * https://url.spec.whatwg.org/#domain-parser-toascii
 *
 * Converts by the engine's host parser, with the engine's version of Unicode.
 *
 * @param domain a string, percent-decoded already
 * @param options.beStrict the value of UTS #46's CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength
 * @returns the result of Unicode ToASCII; `null` for failure, and for a domain that is not ASCII with a code point that ends a host in a URL
 * @throws TypeError if the domain is not a string, or for unknown options
 */
export function domainToASCII(
  domain: string,
  options?: { readonly beStrict?: boolean | null | undefined } | null,
): string | null {
  checkString('domain', domain);
  checkOptions(options, ['beStrict']);
  return convert(domain, option(options, 'beStrict') ?? false);
}
