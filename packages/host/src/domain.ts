import { toASCII, toUnicode } from '@url/idna';
import { isASCIIString, type ValidationErrorHandler } from '@url/infra';
import { type ErrorReporter, fail, option, report, reporterFor } from '@url/infra/internal';
import { percentEncodedByte } from '@url/percent/internal';
import { asciiDomain, forbiddenDomainCodePoint } from './forbidden-code-points.js';

/** What the domain parser takes beside its input. */
export interface DomainParseOptions {
  /** Whether to demand what a registry would: no empty or long labels, letters, digits and U+002D (-) alone; `false` unless given. */
  readonly beStrict?: boolean | null | undefined;
  /** Called with "domain-to-ASCII", at the code point or label that fails, or at the whole domain. */
  readonly onValidationError?: ValidationErrorHandler | null | undefined;
}

/**
 * https://url.spec.whatwg.org/#concept-domain-to-ascii
 *
 * @param domain a string, percent-decoded already
 * @returns the domain in lower-case ASCII, or `null` for failure
 *
 * @example
 * import { parseDomain } from '@url/host';
 *
 * parseDomain('FAß.example'); // => 'xn--fa-hia.example'
 * parseDomain('a_b', { beStrict: true }); // => null
 */
export function parseDomain(domain: string, options?: DomainParseOptions | null): string | null {
  const reporter = reporterFor(option(options, 'onValidationError'));
  const result = option(options, 'beStrict') ? strictDomainToASCII(domain) : lenientDomainToASCII(domain);
  if (result === null) fail(reporter, 'host', 'domain-to-ASCII', ...placeOfDomainError(domain));
  else if (reporter !== null) reportStrictFailure(domain, reporter);
  return result;
}

/**
 * The domain parser of hosts in URLs, which is not strict. A failure is reported at the whole domain if there is no handler, since
 * looking for its place takes longer than parsing: `placeOfHostError` gives the place to whoever wants it.
 * Part of https://url.spec.whatwg.org/#concept-domain-to-ascii.
 */
export function parseLenientDomain(domain: string, reporter: ErrorReporter | null): string | null {
  const result = lenientDomainToASCII(domain);
  if (reporter === null || reporter.onValidationError === null) {
    return result ?? fail(reporter, 'host', 'domain-to-ASCII', 0, domain.length);
  }
  if (result === null) return fail(reporter, 'host', 'domain-to-ASCII', ...placeOfDomainError(domain));
  reportStrictFailure(domain, reporter);
  return result;
}

/** A domain that only the strict domain parser refuses is an error that does not stop the parser. */
function reportStrictFailure(domain: string, reporter: ErrorReporter): void {
  if (strictDomainToASCII(domain) === null) report(reporter, 'host', 'domain-to-ASCII', ...placeOfDomainError(domain));
}

/** Where the domain parser fails in a host: at the whole of it if it had to be percent-decoded. */
export function placeOfHostError(host: string): [start: number, end: number] {
  return percentEncoded.test(host) ? [0, host.length] : placeOfDomainError(host);
}

const percentEncoded = /* @__PURE__ */ new RegExp(percentEncodedByte);

/** The range of the first forbidden domain code point; else that of the first label that fails alone; else the whole domain. */
function placeOfDomainError(domain: string): [start: number, end: number] {
  const forbidden = domain.search(forbiddenDomainCodePoint);
  if (forbidden >= 0) return [forbidden, forbidden + 1];
  let start = 0;
  for (const label of domain.split(/[.\u3002\uff0e\uff61]/)) {
    const end = start + label.length;
    if (label !== '' && strictDomainToASCII(label) === null) return [start, end];
    start = end + 1;
  }
  return [0, domain.length];
}

function lenientDomainToASCII(domain: string): string | null {
  // On a string that is ASCII `toLowerCase` is ASCII lowercase.
  if (asciiDomain.test(domain)) return domain.toLowerCase();
  if (isASCIIString(domain)) return null;
  const result = unicodeToASCII(domain, false);
  return result !== null && asciiDomain.test(result) ? result : null;
}

/**
 * https://url.spec.whatwg.org/#domain-parser-toascii
 *
 * @param domain a string, percent-decoded already
 * @param options.beStrict the value of UTS #46's CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength
 * @returns what Unicode ToASCII gives, or `null` for failure
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
  return unicodeToASCII(domain, option(options, 'beStrict') ?? false);
}

function strictDomainToASCII(domain: string): string | null {
  return unicodeToASCII(domain, true);
}

function unicodeToASCII(domain: string, beStrict: boolean): string | null {
  return toASCII(domain, {
    checkHyphens: beStrict,
    checkBidi: true,
    checkJoiners: true,
    useSTD3ASCIIRules: beStrict,
    transitionalProcessing: false,
    verifyDnsLength: beStrict,
    ignoreInvalidPunycode: false,
  });
}

/**
 * https://url.spec.whatwg.org/#concept-domain-to-unicode
 *
 * @param domain a domain that the host parser gave
 * @returns the domain in Unicode, or as it was where that is not possible
 *
 * @example
 * import { domainToUnicode } from '@url/host';
 *
 * domainToUnicode('xn--53h.example'); // => '☕.example'
 * domainToUnicode('xn--8i7caa'); // => 'xn--8i7caa'
 */
export function domainToUnicode(domain: string): string {
  const result = toUnicode(domain, {
    checkHyphens: false,
    checkBidi: true,
    checkJoiners: true,
    useSTD3ASCIIRules: false,
    transitionalProcessing: false,
    ignoreInvalidPunycode: false,
  });
  return result.error ? domain : result.domain;
}
