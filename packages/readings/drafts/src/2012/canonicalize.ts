import type { Encoding } from '@url/infra';
import { asciiLowercase, codePointAt, isSurrogate, option } from '@url/infra/internal';
import {
  PercentEncodeSet,
  pathPercentEncodeSet,
  percentEncode,
  queryPercentEncodeSet,
  userinfoPercentEncodeSet,
  utf8PercentEncode,
} from '@url/percent';
import { characterClassOf } from '@url/percent/internal';
import { removeDotSegments } from '@url/uri';
import { defaultPortWithGopher } from '../default-port.js';
import { canonicalizeHost, replaceNoncharacters } from './canonicalize-host.js';
import { authorityOf, type ParsedURL2012 } from './parsed-url.js';

/** 3.3: how a URL is canonicalized. */
export interface CanonicalizeOptions {
  /** The ambient encoding, for the query; UTF-8 by default. */
  readonly encoding?: Encoding;
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.3.1 Canonicalize a scheme.
 *
 * @param scheme a scheme
 * @returns the output, which is in lower case, and whether the scheme is valid
 *
 * @example
 * import { canonicalizeScheme } from '@url/drafts/2012';
 *
 * canonicalizeScheme('HTTP'); // => { output: 'http', isValid: true }
 * canonicalizeScheme('h%t p'); // => { output: 'h%t%20p', isValid: false }
 */
export function canonicalizeScheme(scheme: string): { readonly output: string; readonly isValid: boolean } {
  const isValid = /^[A-Za-z][A-Za-z\d+.-]*$/.test(scheme);
  return {
    output: isValid ? asciiLowercase(scheme) : utf8PercentEncode(asciiLowercase(scheme), notInSchemes),
    isValid,
  };
}

const notInSchemes = /* @__PURE__ */ new PercentEncodeSet(userinfoPercentEncodeSet, "!$&'()*,_~");

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.3.2 Canonicalize a user-info. The draft leaves open which characters are not percent-encoded; this function uses the set of the living standard.
 *
 * @param username a username
 * @param password a password, or `null` for none
 * @returns the user-info, without a ":" if the password is empty
 *
 * @example
 * import { canonicalizeUserInfo } from '@url/drafts/2012';
 *
 * canonicalizeUserInfo('a@b', 'c'); // => 'a%40b:c'
 * canonicalizeUserInfo('a', ''); // => 'a'
 */
export function canonicalizeUserInfo(username: string, password: string | null): string {
  const output = utf8PercentEncode(username, userinfoPercentEncodeSet);
  return password === null || password === ''
    ? output
    : `${output}:${utf8PercentEncode(password, userinfoPercentEncodeSet)}`;
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.3.4 Canonicalize a port.
 *
 * The draft leaves this to be done. Digits lose their leading zeros, as in 3.7. Anything else is percent-encoded like a path, as the author of
 * the draft expected of ":as df" and ":-2".
 *
 * @param port a port
 * @returns the port; there is no failure
 *
 * @example
 * import { canonicalizePort } from '@url/drafts/2012';
 *
 * canonicalizePort('0080'); // => '80'
 * canonicalizePort('as df'); // => 'as%20df'
 */
export function canonicalizePort(port: string): string {
  return /^\d+$/.test(port) ? port.replace(/^0+(?=\d)/, '') : utf8PercentEncode(port, pathPercentEncodeSet);
}

const encodedInPaths = /* @__PURE__ */ new PercentEncodeSet(pathPercentEncodeSet, '|');
const decodedInPaths = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.3.5 Canonicalize a path.
 *
 * The draft asks whether a path has to start with a slash character. It has to, since 4.3 relies on that. The draft does not say what an
 * escaped "." is; it is a ".", as the author of the draft expected.
 *
 * @param path a path
 * @returns the path, starting with "/"
 *
 * @example
 * import { canonicalizePath } from '@url/drafts/2012';
 *
 * canonicalizePath('/a\\%2e%2E/b c%41%2f'); // => '/b%20cA%2f'
 */
export function canonicalizePath(path: string): string {
  const slashes = path.replace(/\\/g, '/');
  const encoded = utf8PercentEncode(replaceNoncharacters(slashes), encodedInPaths);
  const decoded = encoded
    .replace(/%(?![\dA-Fa-f]{2})/g, '%25')
    .replace(decodedInPaths, (triplet) => String.fromCharCode(Number.parseInt(triplet.slice(1), 16)));
  return removeDotSegments(decoded.startsWith('/') ? decoded : `/${decoded}`);
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.3.6 Canonicalize a query.
 *
 * The draft leaves the ambient encoding to be done. As the author of the draft expected, a character that the encoding lacks becomes the
 * percent-encoding of "&#", its code point and ";". The draft leaves open which characters are not percent-encoded; this function uses the set
 * of the living standard. A UTF-16 encoding counts as UTF-8.
 *
 * @param query a query
 * @param encoding the ambient encoding; UTF-8 by default
 * @returns an ASCII string
 *
 * @example
 * import { canonicalizeQuery } from '@url/drafts/2012';
 *
 * canonicalizeQuery('q="☕"'); // => 'q=%22%E2%98%95%22'
 */
export function canonicalizeQuery(query: string, encoding?: Encoding): string {
  if (encoding === undefined || /^utf-(?:8|16(?:[lb]e)?)$/i.test(encoding.name)) {
    return utf8PercentEncode(query, queryPercentEncodeSet);
  }
  const encodeRun = (run: string): string =>
    Array.from(run, (character) => encodeCharacter(character, encoding)).join('');
  return query.replace(encodedInQueries, encodeRun);
}

const encodedInQueries = /* @__PURE__ */ new RegExp(`[${characterClassOf(queryPercentEncodeSet)}]+`, 'g');

function encodeCharacter(character: string, encoding: Encoding): string {
  const codePoint = codePointAt(character, 0);
  const result = isSurrogate(codePoint) ? null : encoding.getEncoder(character)();
  if (result === null || result.potentialError !== null) return `%26%23${codePoint}%3B`;
  return Array.from(result.bytes, percentEncode).join('');
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.3.7 Canonicalize a fragment.
 *
 * @param fragment a fragment
 * @returns it with the characters below U+0020 percent-encoded; not an ASCII string
 *
 * @example
 * import { canonicalizeFragment } from '@url/drafts/2012';
 *
 * canonicalizeFragment('a\t☕ b'); // => 'a%09☕ b'
 */
export function canonicalizeFragment(fragment: string): string {
  return fragment.replace(/[\0-\x1f]/g, (character) => percentEncode(character.charCodeAt(0)));
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.3 Canonicalize a URL, component by component.
 *
 * The draft does not treat URLs that are not hierarchical. Only their scheme is canonicalized, as the author of the draft expected of
 * javascript and mailto.
 *
 * @param url a parsed URL
 * @param options the ambient encoding
 * @returns the URL with canonical components, without the port if that is empty or the scheme's default, or `null` for an
 *   invalid scheme
 *
 * @example
 * import { canonicalizeComponents, parse } from '@url/drafts/2012';
 *
 * const url = parse('HTTP://A:80');
 * url && canonicalizeComponents(url)?.path; // => '/'
 * const invalid = parse('1:');
 * invalid && canonicalizeComponents(invalid); // => null
 */
export function canonicalizeComponents(url: ParsedURL2012, options?: CanonicalizeOptions | null): ParsedURL2012 | null {
  const { output: scheme, isValid } = canonicalizeScheme(url.scheme);
  if (!isValid) return null;
  if (!url.hierarchical) return { ...url, scheme };
  const { username, password, host, query, fragment } = url;
  const hasUserInfo = username !== null && (username !== '' || password !== null);
  const port = canonicalizePort(url.port ?? '');
  return {
    scheme,
    hierarchical: true,
    username: hasUserInfo ? canonicalizeUserInfo(username, null) : null,
    password: hasUserInfo && password !== null && password !== '' ? canonicalizeUserInfo(password, null) : null,
    host: host === null ? null : canonicalizeHost(host),
    port: port === '' || port === `${defaultPortWithGopher(scheme)}` ? null : port,
    path: canonicalizePath(url.path),
    query: query === null ? null : canonicalizeQuery(query, option(options, 'encoding') ?? undefined),
    fragment: fragment === null ? null : canonicalizeFragment(fragment),
  };
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.3 Canonicalize a URL.
 *
 * The draft leaves it to be done to distinguish an empty query or fragment from an absent one. The tables of 4.2 distinguish them: an empty one
 * keeps its "?" or "#".
 *
 * @param url a parsed URL, or `null` for an invalid one
 * @param options the ambient encoding
 * @returns the canonical URL, or `null` for an invalid one
 *
 * @example
 * import { canonicalize, parse } from '@url/drafts/2012';
 *
 * canonicalize(parse('HTTP:\\\\GOO%20goo.com:80/a/../b?')); // => 'http://goo%20goo.com/b?'
 * canonicalize(parse('JavaScript:Foo')); // => 'javascript:Foo'
 * canonicalize(parse('a/b')); // => null
 */
export function canonicalize(url: ParsedURL2012 | null, options?: CanonicalizeOptions | null): string | null {
  const canonical = url === null ? null : canonicalizeComponents(url, options);
  return canonical === null ? null : serialize(canonical);
}

/** 3.3, the last steps: joins components to a URL, without changing them. */
export function serialize(url: ParsedURL2012): string {
  const { scheme, hierarchical, path, query, fragment } = url;
  if (!hierarchical) return `${scheme}:${path}`;
  const end = `${query === null ? '' : `?${query}`}${fragment === null ? '' : `#${fragment}`}`;
  return `${scheme}://${authorityOf(url)}${path}${end}`;
}
