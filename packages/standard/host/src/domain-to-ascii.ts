import { type Flags, toASCIIByFlags } from '@url/idna/internal';
import { acceptsFlags, checkOptions, checkString, option } from '@url/infra/internal';

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

/** Runs UTS #46. */
export function unicodeToASCII(domain: string, beStrict: boolean): string | null {
  return toASCIIByFlags(domain, acceptsFlags && beStrict ? strictFlags : lenientFlags);
}

const strictFlags = /* @__PURE__ */ flagsOfToASCII(true);
// A build without flags does not read them.
const lenientFlags = acceptsFlags ? /* @__PURE__ */ flagsOfToASCII(false) : ({} as Flags);

function flagsOfToASCII(beStrict: boolean): Flags {
  return {
    checkHyphens: beStrict,
    checkBidi: true,
    checkJoiners: true,
    useSTD3ASCIIRules: beStrict,
    transitionalProcessing: false,
    verifyDnsLength: beStrict,
    ignoreInvalidPunycode: false,
  };
}
