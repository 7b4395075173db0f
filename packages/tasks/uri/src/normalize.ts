import { argumentError, asciiLowercase, checkOptions, checkString, option } from '@url/infra/internal';
import { defaultPort } from '@url/record';
import { LOCALHOST } from '@url/record/internal';
import { joinAuthority, recompose, splitAuthority, splitURIReference, type URIReference } from './components.js';
import { removeDotSegments } from './dot-segments.js';
import { escapes, replaceEach } from './replace-each.js';

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.1
 *
 * @param uri any string
 * @returns the string with scheme and host in lower case, and the hex digits of each percent-encoding in upper case
 * @throws TypeError if `uri` is not a string
 *
 * @example
 * import { normalizeCase } from '@url/uri';
 *
 * normalizeCase('HTTP://www.EXAMPLE.com/%3a'); // => 'http://www.example.com/%3A'
 */
export function normalizeCase(uri: string): string {
  const reference = splitURIReference(uri);
  const { scheme, authority } = reference;
  const parts = authority === null ? null : splitAuthority(authority);
  const lowered = recompose({
    ...reference,
    scheme: scheme === null ? null : asciiLowercase(scheme),
    authority: parts === null ? null : joinAuthority({ ...parts, host: asciiLowercase(parts.host) }),
  });
  return replaceEach(lowered, escapes, (triplet) => triplet.toUpperCase());
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2
 *
 * @param uri any string
 * @returns the string with every percent-encoded unreserved character decoded, except one that would become a part of another escape: "%2%35" stays
 * @throws TypeError if `uri` is not a string
 *
 * @example
 * import { normalizePercentEncoding } from '@url/uri';
 *
 * normalizePercentEncoding('http://a/%7Eb%2F%63'); // => 'http://a/~b%2Fc'
 * normalizePercentEncoding('%2%35'); // => '%2%35'
 */
export function normalizePercentEncoding(uri: string): string {
  checkString('uri', uri);
  return decodeUnreserved(uri, (triplet) => triplet);
}

/** Decodes the escapes of unreserved characters, and writes all others in upper case. Both do not change what a URI means. */
export function normalizeEscapes(text: string): string {
  return text.includes('%') ? decodeUnreserved(text, (triplet) => triplet.toUpperCase()) : text;
}

/** @param keep writes an escape that stays */
function decodeUnreserved(text: string, keep: (triplet: string) => string): string {
  return replaceEach(text, escapes, (triplet, index) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    const isInEscape = /%[\dA-Fa-f]?$/.test(text.slice(Math.max(index - 2, 0), index));
    return /[\w.~-]/.test(character) && !isInEscape ? character : keep(triplet);
  });
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.3
 *
 * @param uri any string
 * @returns the string without dot segments if it has a scheme; in a relative reference they have a meaning, and stay
 * @throws TypeError if `uri` is not a string
 *
 * @example
 * import { normalizePathSegments } from '@url/uri';
 *
 * normalizePathSegments('http://a/./b/../c'); // => 'http://a/c'
 * normalizePathSegments('../c'); // => '../c'
 */
export function normalizePathSegments(uri: string): string {
  const reference = splitURIReference(uri);
  if (reference.scheme === null) return uri;
  return recompose({ ...reference, path: removeDotSegments(reference.path) });
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3
 *
 * An empty port and the scheme's default port are removed. An empty path after an authority becomes "/". The host "localhost" of a file becomes
 * the empty host, whose default it is. The domains of a mailto are in lower case.
 *
 * @param uri any string
 * @returns the string as the rules of its scheme write it
 * @throws TypeError if `uri` is not a string
 *
 * @example
 * import { normalizeByScheme } from '@url/uri';
 *
 * normalizeByScheme('http://example.com:80'); // => 'http://example.com/'
 * normalizeByScheme('mailto:Joe@Example.COM'); // => 'mailto:Joe@example.com'
 */
export function normalizeByScheme(uri: string): string {
  const reference = splitURIReference(uri);
  const scheme = asciiLowercase(reference.scheme ?? '');
  return recompose({
    ...reference,
    authority: reference.authority === null ? null : authorityByScheme(reference.authority, scheme),
    path: pathByScheme(reference, scheme),
  });
}

function authorityByScheme(authority: string, scheme: string): string {
  const parts = splitAuthority(authority);
  if (scheme === 'file' && asciiLowercase(authority) === LOCALHOST) return '';
  const { port } = parts;
  const isRedundant = port === '' || (port !== null && /^\d+$/.test(port) && Number(port) === defaultPort(scheme));
  return joinAuthority({ ...parts, port: isRedundant ? null : port });
}

function pathByScheme({ authority, path }: URIReference, scheme: string): string {
  if (scheme === 'mailto') return replaceEach(path, /@[^@,]*/g, asciiLowercase);
  return authority !== null && path === '' ? '/' : path;
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-6.2
 *
 * The rungs of the comparison ladder. Each rung includes those before it.
 */
export type EquivalenceLevel = 'string' | 'case' | 'percent-encoding' | 'path-segment' | 'scheme';

const levels: readonly EquivalenceLevel[] = ['string', 'case', 'percent-encoding', 'path-segment', 'scheme'];

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-6.2
 *
 * @param uri any string
 * @param level a rung of the ladder
 * @returns the normal form of that rung
 * @throws TypeError if `uri` is not a string, or `level` is not a rung of the ladder
 *
 * @example
 * import { normalize } from '@url/uri';
 *
 * normalize('eXAMPLE://a/./b/../b/%63/%7bfoo%7d', 'path-segment'); // => 'example://a/b/c/%7Bfoo%7D'
 */
export function normalize(uri: string, level: EquivalenceLevel): string {
  checkString('uri', uri);
  if (!levels.includes(level)) throw argumentError('level', level, `is not one of ${levels.join(', ')}`);
  if (level === 'string') return uri;
  if (level === 'case') return normalizeCase(uri);
  // Decoding comes first: a decoded octet may be a letter of the host, and a decoded dot may make a dot segment.
  const decoded = normalizeCase(normalizePercentEncoding(uri));
  if (level === 'percent-encoding') return decoded;
  const withoutDots = normalizePathSegments(decoded);
  return level === 'path-segment' ? withoutDots : normalizeByScheme(withoutDots);
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-6.1
 *
 * @param a a URI
 * @param b another
 * @param options.level a rung of the ladder; "path-segment" by default, the whole of syntax-based normalization
 * @returns whether both have the same normal form; false does not mean that they name different resources
 * @throws TypeError if a URI is not a string, or an option is unknown
 *
 * @example
 * import { equivalent } from '@url/uri';
 *
 * equivalent('HTTP://a/', 'http://a/', { level: 'string' }); // => false
 * equivalent('HTTP://a/', 'http://a/', { level: 'case' }); // => true
 * equivalent('http://a:80', 'http://a/', { level: 'scheme' }); // => true
 */
export function equivalent(
  a: string,
  b: string,
  options?: { readonly level?: EquivalenceLevel | null } | null,
): boolean {
  checkOptions(options, ['level']);
  const level = option(options, 'level') ?? 'path-segment';
  return normalize(a, level) === normalize(b, level);
}
