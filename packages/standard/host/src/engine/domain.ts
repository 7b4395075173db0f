import { domainToUnicode as convertBack } from '@url/idna/engine';
import { isASCIIString } from '@url/infra';
import { checkOptions, checkString, option } from '@url/infra/internal';
import { firstForbiddenDomainCodePoint } from '../forbidden-code-points.js';
import { unicodeToASCII } from './unicode-to-ascii.js';

/** The options of the domain parser, if the engine parses. */
export interface DomainParseOptions {
  /** Whether to apply the rules of registries: no empty or long labels, only letters, digits and U+002D (-); `false` by default. */
  readonly beStrict?: boolean | null | undefined;
}

/**
 * https://url.spec.whatwg.org/#concept-domain-to-ascii
 *
 * @param domain a string, percent-decoded already
 * @returns the domain in lower-case ASCII, or `null` for failure
 * @throws TypeError if the domain is not a string, or for unknown options
 */
export function parseDomain(domain: string, options?: DomainParseOptions | null): string | null {
  checkString('domain', domain);
  checkOptions(options, ['beStrict']);
  const beStrict = option(options, 'beStrict') ?? false;
  if (!beStrict && isASCIIString(domain))
    return firstForbiddenDomainCodePoint.test(domain) ? null : domain.toLowerCase() || null;
  return unicodeToASCII(domain, beStrict) || null;
}

/**
 * https://url.spec.whatwg.org/#concept-domain-to-unicode
 *
 * @param domain a domain that the host parser returned
 * @returns the domain in Unicode, or the domain itself if it cannot be converted
 * @throws TypeError if the domain is not a string
 */
export function domainToUnicode(domain: string): string {
  checkString('domain', domain);
  return convertBack(domain) ?? domain;
}
