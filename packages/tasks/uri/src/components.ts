import { argumentError, checkString } from '@url/infra/internal';

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-3
 *
 * The five components of a URI reference. `null` is the RFC's "undefined".
 */
export interface URIReference {
  readonly scheme: string | null;
  readonly authority: string | null;
  readonly path: string;
  readonly query: string | null;
  readonly fragment: string | null;
}

/** https://www.rfc-editor.org/rfc/rfc3986#section-3.2 */
export interface Authority {
  readonly userinfo: string | null;
  readonly host: string;
  readonly port: string | null;
}

const appendixB = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#([\s\S]*))?/;

/**
 * https://www.rfc-editor.org/rfc/rfc3986#appendix-B
 *
 * @param input any string; it need not match the grammar
 * @returns the five components that the RFC's regular expression finds
 * @throws TypeError if `input` is not a string
 *
 * @example
 * import { splitURIReference } from '@url/uri';
 *
 * splitURIReference('//a/b?c').authority; // => 'a'
 * splitURIReference('//a/b?c').scheme; // => null
 */
export function splitURIReference(input: string): URIReference {
  checkString('input', input);
  const match = appendixB.exec(input)!;
  return {
    scheme: match[2] ?? null,
    authority: match[4] ?? null,
    path: match[5]!,
    query: match[7] ?? null,
    fragment: match[9] ?? null,
  };
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-3.2
 *
 * @param authority an authority; it need not match the grammar
 * @returns its parts; the host is everything that is neither userinfo nor port
 * @throws TypeError if `authority` is not a string
 *
 * @example
 * import { splitAuthority } from '@url/uri';
 *
 * splitAuthority('me@[::1]:80'); // => { userinfo: 'me', host: '[::1]', port: '80' }
 */
export function splitAuthority(authority: string): Authority {
  checkString('authority', authority);
  const at = authority.lastIndexOf('@');
  const hostport = authority.slice(at + 1);
  const colon = hostport.indexOf(':', hostport.charAt(0) === '[' ? hostport.indexOf(']') + 1 : 0);
  return {
    userinfo: at < 0 ? null : authority.slice(0, at),
    host: colon < 0 ? hostport : hostport.slice(0, colon),
    port: colon < 0 ? null : hostport.slice(colon + 1),
  };
}

/** https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1: splits a userinfo at its first ":". This format is deprecated there. */
export function splitUserinfo(userinfo: string | null): {
  readonly username: string | null;
  readonly password: string | null;
} {
  const colon = userinfo?.indexOf(':') ?? -1;
  if (userinfo === null || colon < 0) return { username: userinfo, password: null };
  return { username: userinfo.slice(0, colon), password: userinfo.slice(colon + 1) };
}

/** A reference with its authority and its userinfo split. */
interface ReferenceParts extends Omit<URIReference, 'authority'> {
  readonly username: string | null;
  readonly password: string | null;
  readonly host: string | null;
  readonly port: string | null;
}

/** All parts of a reference: its components, with the authority and the userinfo split. */
export function partsOf({ scheme, authority, path, query, fragment }: URIReference): ReferenceParts {
  const { userinfo, host, port } =
    authority === null ? { userinfo: null, host: null, port: null } : splitAuthority(authority);
  return { scheme, ...splitUserinfo(userinfo), host, port, path, query, fragment };
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-3.2
 *
 * @param authority the parts of an authority
 * @returns the authority
 * @throws TypeError if the host is not a string, or another part is neither a string nor `null`
 *
 * @example
 * import { joinAuthority } from '@url/uri';
 *
 * joinAuthority({ userinfo: null, host: 'a', port: '80' }); // => 'a:80'
 */
export function joinAuthority(authority: Authority): string {
  const { userinfo, host, port }: Authority = Object(authority);
  checkParts('authority', authority, host, [userinfo, port]);
  return `${userinfo === null ? '' : `${userinfo}@`}${host}${port === null ? '' : `:${port}`}`;
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-5.3
 *
 * A path that starts with "//" and has no authority before it is written with "/." before it. Section 3.3 forbids such a path, because it would
 * be read as an authority. Only the removal of dot segments can produce it.
 *
 * @param reference the five components
 * @returns the reference
 * @throws TypeError if the path is not a string, or another component is neither a string nor `null`
 *
 * @example
 * import { recompose } from '@url/uri';
 *
 * recompose({ scheme: 'http', authority: 'a', path: '/b', query: '', fragment: null }); // => 'http://a/b?'
 */
export function recompose(reference: URIReference): string {
  checkReference('reference', reference);
  const { scheme, authority, path, query, fragment } = reference;
  let result = scheme === null ? '' : `${scheme}:`;
  if (authority !== null) result += `//${authority}`;
  else if (path.startsWith('//')) result += '/.';
  result += path;
  if (query !== null) result += `?${query}`;
  if (fragment !== null) result += `#${fragment}`;
  return result;
}

/** Throws a `TypeError` unless an argument has the components of a reference. */
export function checkReference(argument: string, value: URIReference): void {
  const { scheme, authority, path, query, fragment }: URIReference = Object(value);
  checkParts(argument, value, path, [scheme, authority, query, fragment]);
}

function checkParts(argument: string, value: unknown, required: unknown, others: readonly unknown[]): void {
  if (typeof required !== 'string' || others.some((part) => part !== null && typeof part !== 'string'))
    throw argumentError(argument, value, 'lacks a part: each is a string or null');
}
