import { trimC0ControlsAndSpaces } from '@url/infra/internal';
import { findScheme, parse } from './parse.js';
import { authorityOf, isSlashCharacter, type ParsedURL2012 } from './parsed-url.js';

/** 3.2, step 3 leaves "valid scheme characters" to be defined: those that 3.3.1 lets out as they are, after a letter. */
const validScheme = /^[A-Za-z][A-Za-z\d+.-]*$/;

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.2 Resolve a URL. What the draft has to do: control characters at both ends are trimmed, and nothing relative is resolved
 * against a base that is not hierarchical.
 *
 * @param relativeURL any string
 * @param baseURL a parsed URL
 * @returns the resolved URL, parsed, or `null` for an invalid one
 *
 * @example
 * import { canonicalize, parse, resolve } from '@url/dialects/w3c-2012';
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

/** 3.2.1 Resolve a string as a relative URL. */
function resolveRelative(relativeURL: string, baseURL: ParsedURL2012): ParsedURL2012 | null {
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

/** 3.2.2 Resolve a string as a scheme-relative URL. */
function resolveSchemeRelative(relativeURL: string, { scheme }: ParsedURL2012): ParsedURL2012 | null {
  return parse(`${scheme}:${relativeURL}`);
}

/** 3.2.3 Resolve a string as an authority-relative URL. */
function resolveAuthorityRelative(relativeURL: string, baseURL: ParsedURL2012): ParsedURL2012 | null {
  return parse(`${prefixOf(baseURL)}${relativeURL}`);
}

/** 3.2.4 Resolve a string as a path-relative URL. A base without any slash in its path is read as canonicalized: it has one. */
function resolvePathRelative(relativeURL: string, baseURL: ParsedURL2012): ParsedURL2012 | null {
  const { path } = baseURL;
  const directoryName = path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  return parse(`${prefixOf(baseURL)}${directoryName === '' ? '/' : directoryName}${relativeURL}`);
}

/** 3.2.5 Resolve a string as a query-relative URL. */
function resolveQueryRelative(relativeURL: string, baseURL: ParsedURL2012): ParsedURL2012 | null {
  return parse(`${prefixOf(baseURL)}${baseURL.path}${relativeURL}`);
}

/** 3.2.6 Resolve a string as a fragment-relative URL. A base without query adds no "?". */
function resolveFragmentRelative(relativeURL: string, baseURL: ParsedURL2012): ParsedURL2012 | null {
  const query = baseURL.query === null ? '' : `?${baseURL.query}`;
  return parse(`${prefixOf(baseURL)}${baseURL.path}${query}${relativeURL}`);
}

function prefixOf(baseURL: ParsedURL2012): string {
  return `${baseURL.scheme}://${authorityOf(baseURL)}`;
}
