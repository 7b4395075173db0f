import { toASCII, toUnicode } from '@url/idna';
import { isASCIIString, type ValidationErrorHandler } from '@url/infra';
import { forbiddenDomainCodePoint, isASCIIDomain, isLowerCaseDomain } from './forbidden-code-points.js';

/**
 * https://url.spec.whatwg.org/#concept-domain-to-ascii
 *
 * @param domain a string, percent-decoded already
 * @param beStrict whether to demand what a registry would: no empty or long labels, letters, digits and U+002D (-) alone
 * @param onValidationError told of "domain-to-ASCII", at the code point or label that fails, or at the whole domain
 * @returns the domain in lower-case ASCII, or `null` for failure
 *
 * @example
 * import { parseDomain } from '@url/host';
 *
 * parseDomain('FAß.example', false); // => 'xn--fa-hia.example'
 * parseDomain('a_b', true); // => null
 */
export function parseDomain(
  domain: string,
  beStrict: boolean,
  onValidationError: ValidationErrorHandler | null = null,
): string | null {
  const result = beStrict ? domainToASCII(domain, true) : parseDomainLeniently(domain);
  if (onValidationError !== null && (result === null || domainToASCII(domain, true) === null)) {
    const [start, end] = rangeOfFirstFailure(domain);
    onValidationError({ type: 'domain-to-ASCII', start, end, failure: result === null });
  }
  return result;
}

/** The first forbidden domain code point; else the first label that fails alone; else the domain. */
function rangeOfFirstFailure(domain: string): [start: number, end: number] {
  const forbidden = domain.search(forbiddenDomainCodePoint);
  if (forbidden >= 0) return [forbidden, forbidden + 1];
  let start = 0;
  for (const label of domain.split(/[.\u3002\uff0e\uff61]/)) {
    const end = start + label.length;
    if (label !== '' && domainToASCII(label, true) === null) return [start, end];
    start = end + 1;
  }
  return [0, domain.length];
}

function parseDomainLeniently(domain: string): string | null {
  if (isLowerCaseDomain.test(domain)) return domain;
  // On a string that is ASCII `toLowerCase` is ASCII lowercase.
  if (isASCIIDomain.test(domain)) return domain.toLowerCase();
  if (isASCIIString(domain)) return null;
  const result = domainToASCII(domain, false);
  return result !== null && isASCIIDomain.test(result) ? result : null;
}

/**
 * https://url.spec.whatwg.org/#domain-parser-toascii
 *
 * @param domain a string, percent-decoded already
 * @param beStrict the value of UTS #46's CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength
 * @returns what Unicode ToASCII gives, or `null` for failure
 *
 * @example
 * import { domainToASCII } from '@url/host';
 *
 * domainToASCII('☕.example'); // => 'xn--53h.example'
 * domainToASCII('xn--a'); // => null
 */
export function domainToASCII(domain: string, beStrict = false): string | null {
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
