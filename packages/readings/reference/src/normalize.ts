import { asciiLowercase } from '@url/infra/internal';
import { defaultPort } from '@url/record';
import { LOCALHOST } from '@url/record/internal';
import { checkModel, createAuthority, isFileURL, type ModelURL, withComponents } from './model.js';
import { isLiteral, type NormalizeOptions } from './normalize-options.js';
import { normalizePath } from './normalize-path.js';
import {
  encodeProfileFor,
  literalPercentEncodeProfiles,
  percentEncodeProfiles,
  percentEncodeURL,
} from './percent-encode-profiles.js';

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Authority Normalization.
 *
 * A departure: an empty username and an empty port stay in a file-URL, because force refuses a file-URL that has them, and in a URL without
 * scheme, which may become a file-URL.
 *
 * @param url a URL
 * @param options whether to follow the document exactly
 * @returns the URL without an empty password, an empty port, and an empty username without a password
 * @throws TypeError if `url` is not a URL of the model, and for an option that the function does not have
 *
 * @example
 * import { normalizeAuthority, parseReference, print } from '@url/reference';
 *
 * const url = parseReference('foo://:@host:');
 * print(url && normalizeAuthority(url)); // => 'foo://host'
 * const relative = parseReference('//:@host:');
 * print(relative && normalizeAuthority(relative)); // => '//@host:'
 * print(relative && normalizeAuthority(relative, { literal: true })); // => '//host'
 */
export function normalizeAuthority(url: ModelURL, options?: NormalizeOptions | null): ModelURL {
  checkModel('url', url);
  if (url.authority === null) return url;
  const { host } = url.authority;
  let { username, password, port } = url.authority;
  if (password === '') password = null;
  if (isLiteral(options) || (url.scheme !== null && !isFileURL(url))) {
    if (username === '' && password === null) username = null;
    if (port === '') port = null;
  }
  return withComponents(url, { authority: { username, password, host, port } });
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Scheme-Based Authority Normalization.
 *
 * @param url a URL
 * @returns the URL with its scheme in lower case, without default port, and without the host of `file://localhost`
 * @throws TypeError if `url` is not a URL of the model
 *
 * @example
 * import { normalizeSchemeBasedAuthority, parseReference, print } from '@url/reference';
 *
 * const socket = parseReference('WS://host:80/');
 * print(socket && normalizeSchemeBasedAuthority(socket)); // => 'ws://host/'
 * const file = parseReference('file://localhost/a');
 * print(file && normalizeSchemeBasedAuthority(file)); // => 'file:///a'
 */
export function normalizeSchemeBasedAuthority(url: ModelURL): ModelURL {
  checkModel('url', url);
  if (url.scheme === null) return url;
  const scheme = asciiLowercase(url.scheme);
  let { authority } = url;
  if (authority !== null) {
    const { username, host, port } = authority;
    if (port !== null && port === defaultPort(scheme)) authority = { ...authority, port: null };
    if (scheme === 'file' && host === LOCALHOST && username === null && port === null) authority = createAuthority({});
  }
  return withComponents(url, { scheme, authority });
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Percent Coding Normalization.
 *
 * A departure: a URL without scheme is encoded by the generic profile. The special profile encodes more, which would change the URL if its
 * base has a scheme that is not special.
 *
 * @param url a URL
 * @param options whether to follow the document exactly
 * @returns the URL with percent-encoded values, which are ASCII
 * @throws TypeError if `url` is not a URL of the model, and for an option that the function does not have
 *
 * @example
 * import { normalizePercentCoding, parseReference } from '@url/reference';
 *
 * const url = parseReference("é?'");
 * url && normalizePercentCoding(url).file; // => '%C3%A9'
 * url && normalizePercentCoding(url).query; // => "'"
 * url && normalizePercentCoding(url, { literal: true }).query; // => '%27'
 * const socket = parseReference("ws:é?'");
 * socket && normalizePercentCoding(socket).query; // => '%27'
 */
export function normalizePercentCoding(url: ModelURL, options?: NormalizeOptions | null): ModelURL {
  checkModel('url', url);
  if (isLiteral(options)) return percentEncodeURL(url, 'ascii', literalPercentEncodeProfiles[encodeProfileFor(url)]);
  const name = url.scheme === null ? 'generic' : encodeProfileFor(url);
  return percentEncodeURL(url, 'ascii', percentEncodeProfiles[name]);
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Equivalences and Normalization.
 *
 * URLs with the same normal form resolve to URLs with the same normal form, against every base.
 *
 * @param url a URL
 * @param options whether to follow the document exactly
 * @returns the URL with its path, its authority and its percent coding normalized
 * @throws TypeError if `url` is not a URL of the model, and for an option that the function does not have
 *
 * @example
 * import { normalize, parseReference, print } from '@url/reference';
 *
 * const url = parseReference('HTTP://me:@host:80/a/../ü');
 * print(url && normalize(url)); // => 'http://me@host/%C3%BC'
 */
export function normalize(url: ModelURL, options?: NormalizeOptions | null): ModelURL {
  checkModel('url', url);
  const authority = normalizeAuthority(normalizePath(url, options), options);
  return normalizePercentCoding(normalizeSchemeBasedAuthority(authority), options);
}
