import type { Host } from '@url/host';
import { serializeParsedHost } from '@url/host/internal';
import { checkString, memberOf } from '@url/infra/internal';
import { setThePassword as setPassword, setTheUsername as setUsername } from '@url/parser';
import { cannotHaveAUsernamePasswordPort as cannotHave, type URLRecord as InternalRecord } from '@url/record';
import { serializeOrigin, serializeURL as serializeRecord } from '@url/serializer';
import { toInternalRecord, type URLRecord } from './plain-record.js';

/**
 * Serializes a record. See https://url.spec.whatwg.org/#concept-url-serializer.
 *
 * @param url a record
 * @param excludeFragment whether to leave the fragment out
 * @returns an ASCII string
 *
 * @example
 * import { parseURL, serializeURL } from '@url/whatwg-url';
 *
 * const url = parseURL('HTTP://EXAMPLE.org/#a');
 * url && serializeURL(url); // => 'http://example.org/#a'
 * url && serializeURL(url, true); // => 'http://example.org/'
 */
export function serializeURL(url: URLRecord, excludeFragment?: boolean): string {
  return serializeRecord(toInternalRecord(url), { excludeFragment: Boolean(excludeFragment) });
}

/**
 * Serializes the host of a record. See https://url.spec.whatwg.org/#concept-host-serializer.
 *
 * @param host the host of a record
 * @returns an ASCII string; an IPv6 address in brackets
 * @throws TypeError if the value is not a host
 *
 * @example
 * import { serializeHost } from '@url/whatwg-url';
 *
 * serializeHost(0x7f000001); // => '127.0.0.1'
 * serializeHost([0, 0, 0, 0, 0, 0, 0, 1]); // => '[::1]'
 */
export function serializeHost(host: NonNullable<URLRecord['host']>): string {
  const isAddress = Number.isInteger(host) || (Array.isArray(host) && host.length === 8);
  if (!isAddress && typeof host !== 'string')
    throw new TypeError(`The host must be a string, an integer or eight integers, got ${typeof host}`);
  return serializeParsedHost(host as Host);
}

/**
 * Writes a number in decimal digits. See https://url.spec.whatwg.org/#serialize-an-integer.
 *
 * @param integer a number
 * @returns its shortest decimal form
 *
 * @example
 * import { serializeInteger } from '@url/whatwg-url';
 *
 * serializeInteger(8080); // => '8080'
 */
export function serializeInteger(integer: number): string {
  return String(integer);
}

/**
 * Serializes the origin of a record. See https://url.spec.whatwg.org/#concept-url-origin.
 *
 * @param url a record
 * @returns its origin, serialized; "null" for an opaque origin
 *
 * @example
 * import { parseURL, serializeURLOrigin } from '@url/whatwg-url';
 *
 * const url = parseURL('blob:https://example.org/d0360e2f');
 * url && serializeURLOrigin(url); // => 'https://example.org'
 */
export function serializeURLOrigin(url: URLRecord): string {
  return serializeOrigin(toInternalRecord(url));
}

/**
 * Sets the username of a record. See https://url.spec.whatwg.org/#set-the-username.
 *
 * @param url a record, which is changed; callers ask `cannotHaveAUsernamePasswordPort` first
 * @param username any string; it is percent-encoded
 *
 * @example
 * import { parseURL, serializeURL, setTheUsername } from '@url/whatwg-url';
 *
 * const url = parseURL('ftp://example.org/');
 * if (url !== null) setTheUsername(url, 'me@home');
 * url && serializeURL(url); // => 'ftp://me%40home@example.org/'
 */
export function setTheUsername(url: URLRecord, username: string): void {
  checkString('username', username);
  setUsername(url as unknown as InternalRecord, username);
}

/**
 * Sets the password of a record. See https://url.spec.whatwg.org/#set-the-password.
 *
 * @param url a record, which is changed; callers ask `cannotHaveAUsernamePasswordPort` first
 * @param password any string; it is percent-encoded
 *
 * @example
 * import { parseURL, serializeURL, setThePassword } from '@url/whatwg-url';
 *
 * const url = parseURL('ftp://me@example.org/');
 * if (url !== null) setThePassword(url, 'a:b');
 * url && serializeURL(url); // => 'ftp://me:a%3Ab@example.org/'
 */
export function setThePassword(url: URLRecord, password: string): void {
  checkString('password', password);
  setPassword(url as unknown as InternalRecord, password);
}

/**
 * Tests whether a record cannot have a username, a password or a port. See https://url.spec.whatwg.org/#cannot-have-a-username-password-port.
 *
 * @param url a record
 * @returns whether its host is null or empty, or its scheme is "file"
 *
 * @example
 * import { cannotHaveAUsernamePasswordPort, parseURL } from '@url/whatwg-url';
 *
 * const url = parseURL('mailto:me@example.org');
 * url && cannotHaveAUsernamePasswordPort(url); // => true
 */
export function cannotHaveAUsernamePasswordPort(url: URLRecord): boolean {
  return cannotHave(url as unknown as InternalRecord);
}

/**
 * Tests whether the path of a record is opaque. See https://url.spec.whatwg.org/#url-opaque-path.
 *
 * @param url a record
 * @returns whether its path is a string, and not a list of segments
 *
 * @example
 * import { hasAnOpaquePath, parseURL } from '@url/whatwg-url';
 *
 * const url = parseURL('mailto:me@example.org');
 * url && hasAnOpaquePath(url); // => true
 */
export function hasAnOpaquePath(url: URLRecord): boolean {
  return typeof memberOf(url, 'path') === 'string';
}
