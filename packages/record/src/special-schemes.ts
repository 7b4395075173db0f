import { COLON } from '@url/infra';
import type { URLRecord } from './url-record.js';

/**
 * https://url.spec.whatwg.org/#special-scheme
 *
 * All of them, in lower case.
 *
 * @example
 * import { specialSchemes } from '@url/record/internal';
 *
 * specialSchemes.join(); // => 'https,http,file,wss,ws,ftp'
 */
export const specialSchemes: readonly string[] = ['https', 'http', 'file', 'wss', 'ws', 'ftp'];

/**
 * https://url.spec.whatwg.org/#special-scheme
 *
 * @param scheme a scheme in lower case
 * @returns whether it is ftp, file, http, https, ws or wss
 *
 * @example
 * import { isSpecialScheme } from '@url/record';
 *
 * isSpecialScheme('wss'); // => true
 * isSpecialScheme('mailto'); // => false
 */
export function isSpecialScheme(scheme: string): boolean {
  return scheme === 'file' || defaultPort(scheme) !== null;
}

/**
 * https://url.spec.whatwg.org/#default-port
 *
 * @param scheme a scheme in lower case
 * @returns its default port, or `null` where it has none
 *
 * @example
 * import { defaultPort } from '@url/record';
 *
 * defaultPort('https'); // => 443
 * defaultPort('file'); // => null
 */
export function defaultPort(scheme: string): number | null {
  switch (scheme) {
    case 'https':
    case 'wss':
      return 443;
    case 'http':
    case 'ws':
      return 80;
    case 'ftp':
      return 21;
    default:
      return null;
  }
}

/**
 * https://url.spec.whatwg.org/#is-special
 *
 * @param url a URL record
 * @returns whether its scheme is a special scheme
 *
 * @example
 * import { createURLRecord, isSpecial } from '@url/record';
 *
 * isSpecial(createURLRecord({ scheme: 'http' })); // => true
 */
export function isSpecial(url: Pick<URLRecord, 'scheme'>): boolean {
  return isSpecialScheme(url.scheme);
}

/**
 * https://url.spec.whatwg.org/#special-scheme
 *
 * @param input a string
 * @returns the special scheme in lower case that stands before its first U+003A (:), or `null`; always the same string object, so
 *   that comparing it with others is comparing references
 *
 * @example
 * import { specialSchemeOf } from '@url/record/internal';
 *
 * specialSchemeOf('wss://example.org/'); // => 'wss'
 * specialSchemeOf('mailto:me@example.org'); // => null
 */
export function specialSchemeOf(input: string): string | null {
  return specialSchemes.find((scheme) => mayStart(scheme, input) && input.startsWith(scheme)) ?? null;
}

/** The same for what is sure to start with one. It is looked for whenever a URL is taken apart, and most are of the first. */
export function schemeOfSpecialURL(href: string): string {
  const first = specialSchemes[0]!;
  return mayStart(first, href) ? first : specialSchemes.find((scheme) => mayStart(scheme, href))!;
}

/** Where a scheme ends in U+003A (:) and how it begins tells which it is, if it is special. */
function mayStart(scheme: string, input: string): boolean {
  const end = scheme.length;
  return end < input.length && input.charCodeAt(end) === COLON && input.charCodeAt(0) === scheme.charCodeAt(0);
}
