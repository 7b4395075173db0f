import { toUnicode } from '@url/idna';
import type { ValidationErrorHandler } from '@url/infra';
import {
  checkOptions,
  checkString,
  type ErrorReporter,
  fail,
  hasHandler,
  option,
  report,
  reporterFor,
} from '@url/infra/internal';
import { placeOfDomainError, placeOfHostError } from './domain-error-place.js';
import { asciiDomainClass } from './forbidden-code-points.js';
import { unicodeToASCII } from './unicode-to-ascii.js';

/** The options of the domain parser. */
export interface DomainParseOptions {
  /** Whether to apply the rules of registries: no empty or long labels, only letters, digits and U+002D (-); `false` by default. */
  readonly beStrict?: boolean | null | undefined;
  /** Called with "domain-to-ASCII", at the code point or label that fails, or at the whole domain. */
  readonly onValidationError?: ValidationErrorHandler | null | undefined;
}

/**
 * https://url.spec.whatwg.org/#concept-domain-to-ascii
 *
 * @param domain a string, percent-decoded already
 * @returns the domain in lower-case ASCII, or `null` for failure
 * @throws TypeError if the domain is not a string, or for unknown options
 *
 * @example
 * import { parseDomain } from '@url/host';
 *
 * parseDomain('FAß.example'); // => 'xn--fa-hia.example'
 * parseDomain('a_b', { beStrict: true }); // => null
 */
export function parseDomain(domain: string, options?: DomainParseOptions | null): string | null {
  checkString('domain', domain);
  checkOptions(options, ['beStrict', 'onValidationError']);
  const reporter = reporterFor(option(options, 'onValidationError'));
  const result = option(options, 'beStrict') ? unicodeToASCII(domain, true) : lenientDomainToASCII(domain);
  if (reporter === null) return result;
  if (result === null) return fail(reporter, 'host', 'domain-to-ASCII', ...placeOfDomainError(domain));
  if (unicodeToASCII(domain, true) === null) report(reporter, 'host', 'domain-to-ASCII', ...placeOfDomainError(domain));
  return result;
}

/**
 * Parses the domain of a URL's host, with beStrict false. Without a handler a failure has the whole host as its range, because finding the
 * place takes longer than parsing; `placeOfHostError` finds it later.
 * Part of https://url.spec.whatwg.org/#concept-domain-to-ascii.
 *
 * @param domain the host, percent-decoded
 */
export function parseLenientDomain(host: string, domain: string, reporter: ErrorReporter | null): string | null {
  const result = lenientDomainToASCII(domain);
  if (!hasHandler(reporter)) return result ?? fail(reporter, 'host', 'domain-to-ASCII', 0, host.length);
  if (result === null) return fail(reporter, 'host', 'domain-to-ASCII', ...placeOfHostError(host));
  // An error that does not stop the parser.
  if (unicodeToASCII(domain, true) === null) report(reporter, 'host', 'domain-to-ASCII', ...placeOfHostError(host));
  return result;
}

function lenientDomainToASCII(domain: string): string | null {
  const end = endOfASCIIDomain(domain);
  // On an ASCII string `toLowerCase` is ASCII lowercase. It takes twice the time of a search for upper case, which few domains contain.
  if (end === domain.length) return /[A-Z]/.test(domain) ? domain.toLowerCase() : domain || null;
  return staysForbidden(domain, end) ? null : convertToASCII(domain);
}

/** Runs UTS #46 on a domain that is not ASCII, and checks the result. The domain needs no other check. */
export function convertToASCII(domain: string): string | null {
  const result = unicodeToASCII(domain, false);
  return result && endOfASCIIDomain(result) === result.length ? result : null;
}

/** Finds the first code unit that is not ASCII, or a forbidden domain code point; the end if there is none. */
function endOfASCIIDomain(domain: string): number {
  allowedASCIIRun.lastIndex = 0;
  allowedASCIIRun.test(domain);
  return allowedASCIIRun.lastIndex;
}

const allowedASCIIRun = /* @__PURE__ */ new RegExp(`${asciiDomainClass}*`, 'y');

/**
 * Whether the code unit at an offset is a forbidden domain code point that UTS #46 leaves in the result, so that UTS #46 need not run. UTS #46
 * maps only the letters of ASCII. NFC composes only U+003C (<) and U+003E (>) of the forbidden code points, with what is not ASCII after them.
 */
function staysForbidden(domain: string, offset: number): boolean {
  const c = domain.charCodeAt(offset);
  const composes = (c === LESS_THAN_SIGN || c === GREATER_THAN_SIGN) && domain.charCodeAt(offset + 1) > 0x7f;
  return c <= 0x7f && !composes;
}

const LESS_THAN_SIGN = 0x3c;
const GREATER_THAN_SIGN = 0x3e;

/**
 * https://url.spec.whatwg.org/#concept-domain-to-unicode
 *
 * @param domain a domain that the host parser returned
 * @returns the domain in Unicode, or the domain itself if it cannot be converted
 * @throws TypeError if the domain is not a string
 *
 * @example
 * import { domainToUnicode } from '@url/host';
 *
 * domainToUnicode('xn--53h.example'); // => '☕.example'
 * domainToUnicode('xn--8i7caa'); // => 'xn--8i7caa'
 */
export function domainToUnicode(domain: string): string {
  checkString('domain', domain);
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
