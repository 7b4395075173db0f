import { validWebAddressWays } from '../2009/valid.js';
import { stripSpaceCharacters } from '../space-characters.js';
import { canonicalize } from './canonicalize.js';
import { parse } from './parse.js';
import { resolve } from './resolve.js';

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 2 Terminology: strip leading and trailing whitespace.
 *
 * @param input any string
 * @returns the input without the space characters (U+0020, tab, line feed, form feed, carriage return) at both ends
 *
 * @example
 * import { stripLeadingAndTrailingWhitespace } from '@url/drafts/2012';
 *
 * stripLeadingAndTrailingWhitespace('\f a b\n'); // => 'a b'
 */
export function stripLeadingAndTrailingWhitespace(input: string): string {
  return stripSpaceCharacters(input);
}

/** Bases with common schemes. A base with the scheme of the URL itself is added to them. */
const bases = [
  'http://a/b/c?d',
  'http://e/',
  'https://a/b',
  'ftp://a/b',
  'file://a/b',
  'ws://a/',
  'wss://a/',
  'x:y',
] as const;

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 2 Terminology: absolute URL.
 *
 * @param url any string
 * @returns whether it resolves to the same URL against every base, and not to a failure; "http:a" and "foo:/x" do not, because they are
 *   relative to a base with their own scheme
 *
 * @example
 * import { isAbsoluteURL } from '@url/drafts/2012';
 *
 * isAbsoluteURL('http://a/b'); // => true
 * isAbsoluteURL('foo:/x'); // => false
 * isAbsoluteURL('http:a'); // => false
 */
export function isAbsoluteURL(url: string): boolean {
  return resolvedAnywhere(url) !== null;
}

/** The canonical URL to which a string resolves against every base; `null` if the result depends on the base, or is invalid. */
function resolvedAnywhere(url: string): string | null {
  const resultOf = (base: string): string | null => canonicalize(resolve(url, parse(base)!));
  const [first, ...others] = [...bases, ...ownBase(url)];
  const result = resultOf(first!);
  return others.every((base) => resultOf(base) === result) ? result : null;
}

/** A base with the scheme of the URL, against which the draft resolves what follows the scheme. */
function ownBase(url: string): string[] {
  const scheme = parse(url)?.scheme ?? null;
  return scheme === null || parse(`${scheme}://h/y`) === null ? [] : [`${scheme}://h/y`];
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 2 Terminology: hierarchical URL.
 *
 * @param url any string
 * @returns whether it is an absolute URL in whose canonical form U+002F (/) follows the scheme and its colon
 *
 * @example
 * import { isHierarchicalURL } from '@url/drafts/2012';
 *
 * isHierarchicalURL('http://a/b'); // => true
 * isHierarchicalURL('mailto:a'); // => false
 */
export function isHierarchicalURL(url: string): boolean {
  return /^[^:]*:\//.test(resolvedAnywhere(url) ?? '');
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 2 Terminology: authority-based URL.
 *
 * @param url any string
 * @returns whether it is an absolute URL in whose canonical form two U+002F (/) follow the scheme and its colon
 *
 * @example
 * import { isAuthorityBasedURL } from '@url/drafts/2012';
 *
 * isAuthorityBasedURL('http://a/b'); // => true
 * isAuthorityBasedURL('mailto:a'); // => false
 */
export function isAuthorityBasedURL(url: string): boolean {
  return /^[^:]*:\/\//.test(resolvedAnywhere(url) ?? '');
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 2 Terminology: valid URL.
 *
 * The surviving text of the draft lacks the conditions. This function has the conditions of the draft of 2009, from which the section was copied.
 *
 * @param url any string
 * @returns whether it is a URI reference, an IRI reference without query or with a query in ASCII, or any IRI reference, for a
 *   document in UTF-8 or UTF-16
 *
 * @example
 * import { isValidURL } from '@url/drafts/2012';
 *
 * isValidURL('http://a/é'); // => true
 * isValidURL('http://a/b c'); // => false
 */
export function isValidURL(url: string): boolean {
  return validWebAddressWays(url).length > 0;
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 2 Terminology: valid non-empty URL.
 *
 * @param url any string
 * @returns whether it is a valid URL and not the empty string
 *
 * @example
 * import { isValidNonEmptyURL } from '@url/drafts/2012';
 *
 * isValidNonEmptyURL(''); // => false
 */
export function isValidNonEmptyURL(url: string): boolean {
  return url !== '' && isValidURL(url);
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 2 Terminology: valid URL potentially surrounded by spaces.
 *
 * @param input any string
 * @returns whether it is a valid URL once whitespace is stripped from both ends
 *
 * @example
 * import { isValidURLPotentiallySurroundedBySpaces } from '@url/drafts/2012';
 *
 * isValidURLPotentiallySurroundedBySpaces(' a '); // => true
 * isValidURLPotentiallySurroundedBySpaces(' '); // => true
 */
export function isValidURLPotentiallySurroundedBySpaces(input: string): boolean {
  return isValidURL(stripLeadingAndTrailingWhitespace(input));
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 2 Terminology: valid non-empty URL potentially surrounded by spaces.
 *
 * @param input any string
 * @returns whether it is a valid non-empty URL once whitespace is stripped from both ends
 *
 * @example
 * import { isValidNonEmptyURLPotentiallySurroundedBySpaces } from '@url/drafts/2012';
 *
 * isValidNonEmptyURLPotentiallySurroundedBySpaces(' '); // => false
 */
export function isValidNonEmptyURLPotentiallySurroundedBySpaces(input: string): boolean {
  return isValidNonEmptyURL(stripLeadingAndTrailingWhitespace(input));
}
