import { trimC0ControlsAndSpaces } from '@url/infra/internal';
import { findScheme, parse } from './parse.js';
import { authorityOf, isSlashCharacter, type ParsedURL2012 } from './parsed-url.js';

/** 3.2, step 3 leaves "valid scheme characters" to be defined. These are the schemes that are valid in 3.3.1. */
const validScheme = /^[A-Za-z][A-Za-z\d+.-]*$/;

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.2 Resolve a URL. The draft leaves to be done what follows: control characters at both ends are trimmed, and nothing relative is
 * resolved against a base that is not hierarchical.
 *
 * @param relativeURL any string
 * @param baseURL a parsed URL
 * @returns the resolved URL, parsed, or `null` for an invalid one
 *
 * @example
 * import { canonicalize, parse, resolve } from '@url/drafts/2012';
 *
 * const base = parse('http://a/b/');
 * const url = base && resolve('../c', base);
 * url && canonicalize(url); // => 'http://a/c'
 * const address = parse('mailto:a');
 * address && resolve('c', address); // => null
 */
export function resolve(relativeURL: string, baseURL: ParsedURL2012): ParsedURL2012 | null {
  const trimmed = trimC0ControlsAndSpaces(relativeURL);
  const found = findScheme(trimmed);
  if (found === null || !validScheme.test(found.scheme)) return resolveRelative(trimmed, baseURL);
  const isSameScheme = found.scheme.toLowerCase() === baseURL.scheme.toLowerCase();
  return isSameScheme && baseURL.hierarchical ? resolveRelative(found.afterScheme, baseURL) : parse(trimmed);
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.2.1 Resolve a string as a relative URL.
 *
 * @param relativeURL a string without a scheme
 * @param baseURL a parsed URL
 * @returns the resolved URL, parsed, or `null` for an invalid one
 *
 * @example
 * import { parse, resolveRelative } from '@url/drafts/2012';
 *
 * const base = parse('http://a/b?c');
 * base && resolveRelative('?d', base)?.query; // => 'd'
 */
export function resolveRelative(relativeURL: string, baseURL: ParsedURL2012): ParsedURL2012 | null {
  if (!baseURL.hierarchical) return null;
  if (relativeURL === '') return { ...baseURL, fragment: null };
  const first = relativeURL.charAt(0);
  if (isSlashCharacter(first)) {
    return isSlashCharacter(relativeURL.charAt(1))
      ? resolveSchemeRelative(relativeURL, baseURL)
      : resolveAuthorityRelative(relativeURL, baseURL);
  }
  if (first === '?') return resolveQueryRelative(relativeURL, baseURL);
  if (first === '#') return resolveFragmentRelative(relativeURL, baseURL);
  return resolvePathRelative(relativeURL, baseURL);
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.2.2 Resolve a string as a scheme-relative URL.
 *
 * @param relativeURL a string that starts with two slash characters
 * @param baseURL a parsed URL that supplies the scheme
 * @returns the resolved URL, parsed, or `null` for an invalid one
 *
 * @example
 * import { parse, resolveSchemeRelative } from '@url/drafts/2012';
 *
 * const base = parse('http://a/b');
 * base && resolveSchemeRelative('//c', base)?.host; // => 'c'
 */
export function resolveSchemeRelative(relativeURL: string, { scheme }: ParsedURL2012): ParsedURL2012 | null {
  return parse(`${scheme}:${relativeURL}`);
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.2.3 Resolve a string as an authority-relative URL.
 *
 * @param relativeURL a string that starts with one slash character
 * @param baseURL a parsed URL that supplies everything before the path
 * @returns the resolved URL, parsed, or `null` for an invalid one
 *
 * @example
 * import { parse, resolveAuthorityRelative } from '@url/drafts/2012';
 *
 * const base = parse('http://a/b/c');
 * base && resolveAuthorityRelative('/d', base)?.path; // => '/d'
 */
export function resolveAuthorityRelative(relativeURL: string, baseURL: ParsedURL2012): ParsedURL2012 | null {
  return parse(`${prefixOf(baseURL)}${relativeURL}`);
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.2.4 Resolve a string as a path-relative URL. A base whose path has no slash counts as canonicalized: its path is "/".
 *
 * @param relativeURL a string that starts with neither a slash character nor "?" nor "#"
 * @param baseURL a parsed URL that supplies everything up to the last slash of the path
 * @returns the resolved URL, parsed, or `null` for an invalid one
 *
 * @example
 * import { parse, resolvePathRelative } from '@url/drafts/2012';
 *
 * const base = parse('http://a/b/c');
 * base && resolvePathRelative('d', base)?.path; // => '/b/d'
 */
export function resolvePathRelative(relativeURL: string, baseURL: ParsedURL2012): ParsedURL2012 | null {
  const { path } = baseURL;
  const directoryName = path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  return parse(`${prefixOf(baseURL)}${directoryName === '' ? '/' : directoryName}${relativeURL}`);
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.2.5 Resolve a string as a query-relative URL.
 *
 * @param relativeURL a string that starts with "?"
 * @param baseURL a parsed URL that supplies everything up to the end of the path
 * @returns the resolved URL, parsed, or `null` for an invalid one
 *
 * @example
 * import { parse, resolveQueryRelative } from '@url/drafts/2012';
 *
 * const base = parse('http://a/b?c');
 * base && resolveQueryRelative('?d', base)?.path; // => '/b'
 */
export function resolveQueryRelative(relativeURL: string, baseURL: ParsedURL2012): ParsedURL2012 | null {
  return parse(`${prefixOf(baseURL)}${baseURL.path}${relativeURL}`);
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.2.6 Resolve a string as a fragment-relative URL. A base without query adds no "?".
 *
 * @param relativeURL a string that starts with "#"
 * @param baseURL a parsed URL that supplies everything up to the end of the query
 * @returns the resolved URL, parsed, or `null` for an invalid one
 *
 * @example
 * import { parse, resolveFragmentRelative } from '@url/drafts/2012';
 *
 * const base = parse('http://a/b?c#d');
 * base && resolveFragmentRelative('#e', base)?.query; // => 'c'
 */
export function resolveFragmentRelative(relativeURL: string, baseURL: ParsedURL2012): ParsedURL2012 | null {
  const query = baseURL.query === null ? '' : `?${baseURL.query}`;
  return parse(`${prefixOf(baseURL)}${baseURL.path}${query}${relativeURL}`);
}

function prefixOf(baseURL: ParsedURL2012): string {
  return `${baseURL.scheme}://${authorityOf(baseURL)}`;
}
