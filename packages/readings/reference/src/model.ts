import { argumentError, asciiLowercase, checkString, option } from '@url/infra/internal';
import { defaultPort, isPort, isWindowsDriveLetter } from '@url/record';
import { schemePattern } from '@url/record/internal';

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Authority.
 *
 * The components in their order. A component that is absent is `null`, and one that is empty is the empty string. If all are `null`, this is
 * the empty authority.
 */
export interface Authority {
  readonly username: string | null;
  readonly password: string | null;
  /** An opaque string, which resolution replaces by the serialization of the parsed host. An IPv6 address is in brackets. */
  readonly host: string | null;
  /** A 16-bit unsigned integer, or the empty string for the "empty port" of `//host:`. */
  readonly port: number | '' | null;
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, URL.
 *
 * A URL of the model: a sequence of components. A relative reference has fewer components than other URLs. The keys are in the order of the
 * component types. A component that is absent is `null`. Values are immutable, are not percent-decoded, and may contain any code point;
 * printing percent-encodes them.
 */
export interface ModelURL {
  readonly scheme: string | null;
  readonly authority: Authority | null;
  /** A letter with U+003A (:) or U+007C (|). */
  readonly drive: string | null;
  readonly pathRoot: '/' | null;
  /** The only component that a URL may have several times. */
  readonly dirs: readonly string[];
  /** A string that is not empty. */
  readonly file: string | null;
  readonly query: string | null;
  readonly fragment: string | null;
}

const schemeString = /* @__PURE__ */ new RegExp(`^${schemePattern}$`);

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Authority.
 *
 * @param components the components that are not absent
 * @returns an immutable authority, or `null` if a password lacks a username, a username or port lacks a host, the host
 *   is empty, or the port is not a 16-bit unsigned integer
 *
 * @example
 * import { createAuthority } from '@url/reference';
 *
 * createAuthority({ host: 'example.org', port: 8080 })?.port; // => 8080
 * createAuthority({ port: 8080 }); // => null
 */
export function createAuthority(components: Partial<Authority>): Authority | null {
  const username = textIn(components, 'username');
  const password = textIn(components, 'password');
  const host = textIn(components, 'host');
  const port = option(components, 'port');
  if (port !== null && port !== '' && typeof port !== 'number') throw argumentError('port', port, 'is not a number');
  if (password !== null && username === null) return null;
  if (host === null ? username !== null || port !== null : host === '') return null;
  if (typeof port === 'number' && !isPort(port)) return null;
  return Object.freeze({ username, password, host, port });
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, URL components.
 *
 * @param components the components that are not absent
 * @returns an immutable URL, or `null` if a component cannot have its value, or a path follows an authority or a
 *   drive without a root between them
 *
 * @example
 * import { createModelURL, print } from '@url/reference';
 *
 * print(createModelURL({ dirs: ['..'], file: 'a', query: 'b' })); // => '../a?b'
 * createModelURL({ drive: 'c:', file: 'a' }); // => null
 */
export function createModelURL(components: Partial<ModelURL>): ModelURL | null {
  const scheme = textIn(components, 'scheme');
  const givenAuthority = option(components, 'authority');
  const authority = givenAuthority && createAuthority(givenAuthority);
  const drive = textIn(components, 'drive');
  const pathRoot = option(components, 'pathRoot');
  const dirs = frozenTexts('dirs', option(components, 'dirs') ?? []);
  const file = textIn(components, 'file');
  const hasPath = dirs.length > 0 || file !== null;
  if (givenAuthority !== null && authority === null) return null;
  if (hasPath && pathRoot === null && (authority !== null || drive !== null)) return null;
  if (pathRoot !== null && pathRoot !== '/') return null;
  if (scheme !== null && !schemeString.test(scheme)) return null;
  if (drive !== null && !isWindowsDriveLetter(drive)) return null;
  if (file === '') return null;
  const query = textIn(components, 'query');
  const fragment = textIn(components, 'fragment');
  return Object.freeze({ scheme, authority, drive, pathRoot, dirs, file, query, fragment });
}

/** Throws a TypeError unless each value of an array is a string. */
export function checkStrings(name: string, values: readonly unknown[]): asserts values is readonly string[] {
  for (let index = 0; index < values.length; index++) checkString(name, values[index]);
}

/** A component that is text, or `null` if it is absent. */
function textIn<Components extends object, Name extends keyof Components & string>(
  components: Components,
  name: Name,
): NonNullable<Components[Name]> | null {
  const value = option(components, name);
  if (value !== null) checkString(name, value);
  return value;
}

/** The array itself if it is frozen, else a frozen copy. */
function frozenTexts(name: string, dirs: readonly string[]): readonly string[] {
  if (!Array.isArray(dirs)) throw argumentError(name, dirs, 'is not an array');
  checkStrings(name, dirs);
  return Object.isFrozen(dirs) ? dirs : Object.freeze(dirs.slice());
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Sequences: ε.
 *
 * @example
 * import { emptyURL, parseReference } from '@url/reference';
 *
 * parseReference(''); // => emptyURL
 */
export const emptyURL: ModelURL = /* @__PURE__ */ createModelURL({})!;

/** Throws a TypeError unless an argument is a URL of the model. */
export function checkModel(name: string, value: unknown): asserts value is ModelURL {
  const isModel = typeof value === 'object' && value !== null && Array.isArray(option(value as ModelURL, 'dirs'));
  if (!isModel) throw argumentError(name, value, 'is not a URL of the model');
}

/** The URL with some components changed. The caller guarantees that this breaks no constraint. */
export function withComponents(url: ModelURL, components: Partial<ModelURL>): ModelURL {
  return createModelURL({ ...url, ...components })!;
}

/** Whether two URLs have the same components. */
export function modelEquals(a: ModelURL, b: ModelURL): boolean {
  return (
    a.scheme === b.scheme &&
    authorityEquals(a.authority, b.authority) &&
    a.drive === b.drive &&
    a.pathRoot === b.pathRoot &&
    a.dirs.length === b.dirs.length &&
    a.dirs.every((dir, index) => dir === b.dirs[index]) &&
    a.file === b.file &&
    a.query === b.query &&
    a.fragment === b.fragment
  );
}

function authorityEquals(a: Authority | null, b: Authority | null): boolean {
  if (a === null || b === null) return a === b;
  return a.username === b.username && a.password === b.password && a.host === b.host && a.port === b.port;
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Web-URL.
 *
 * @param url a URL
 * @returns whether the scheme of the URL is http, https, ws, wss or ftp in any case
 * @throws TypeError if `url` is not a URL of the model
 *
 * @example
 * import { isWebURL, parseReference } from '@url/reference';
 *
 * const url = parseReference('HTTP:a');
 * url && isWebURL(url); // => true
 * const withoutScheme = parseReference('//host');
 * withoutScheme && isWebURL(withoutScheme); // => false
 */
export function isWebURL(url: ModelURL): boolean {
  checkModel('url', url);
  return url.scheme !== null && defaultPort(asciiLowercase(url.scheme)) !== null;
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, File-URL.
 *
 * @param url a URL
 * @returns whether the scheme of the URL is file in any case
 * @throws TypeError if `url` is not a URL of the model
 *
 * @example
 * import { isFileURL, parseReference } from '@url/reference';
 *
 * const url = parseReference('file:a');
 * url && isFileURL(url); // => true
 */
export function isFileURL(url: ModelURL): boolean {
  checkModel('url', url);
  return url.scheme !== null && asciiLowercase(url.scheme) === 'file';
}

/**
 * https://url.spec.whatwg.org/#url-opaque-path
 *
 * @param url a URL
 * @returns whether the URL has a scheme that is not special, and neither authority nor path root: `mailto:a@b`
 * @throws TypeError if `url` is not a URL of the model
 *
 * @example
 * import { hasOpaquePath, parseReference } from '@url/reference';
 *
 * const address = parseReference('mailto:me@example.org');
 * address && hasOpaquePath(address); // => true
 * const path = parseReference('foo:/bar');
 * path && hasOpaquePath(path); // => false
 */
export function hasOpaquePath(url: ModelURL): boolean {
  checkModel('url', url);
  return (
    url.scheme !== null &&
    !isWebURL(url) &&
    !isFileURL(url) &&
    url.authority === null &&
    url.pathRoot === null &&
    url.drive === null
  );
}
