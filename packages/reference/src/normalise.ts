import { asciiLowercase } from '@url/infra';
import { defaultPort } from '@url/record';
import { createAuthority, isFileURL, type ModelURL, withComponents } from './model.js';
import { normalisePath } from './normalise-path.js';
import { encodeProfileFor, percentEncodeProfiles, percentEncodeURL } from './percent-encode-profiles.js';

/**
 * URL Specification 0.9.0, Authority Normalisation.
 *
 * A departure: an empty username and an empty port stay in a file-URL, which they keep from being resolved, and in a URL
 * without scheme, which may become one.
 *
 * @param url a URL
 * @returns the URL without empty password, empty port, and empty username where no password follows it
 *
 * @example
 * import { normaliseAuthority, parseReference, print } from '@url/reference';
 *
 * print(normaliseAuthority(parseReference('foo://:@host:'))); // => 'foo://host'
 * print(normaliseAuthority(parseReference('//:@host:'))); // => '//@host:'
 */
export function normaliseAuthority(url: ModelURL): ModelURL {
  if (url.authority === null) return url;
  const { host } = url.authority;
  let { username, password, port } = url.authority;
  if (password === '') password = null;
  if (url.scheme !== null && !isFileURL(url)) {
    if (username === '' && password === null) username = null;
    if (port === '') port = null;
  }
  return withComponents(url, { authority: { username, password, host, port } });
}

/**
 * URL Specification 0.9.0, Scheme-Based Authority Normalisation.
 *
 * @param url a URL
 * @returns the URL with its scheme in lower case, without default port, and without the host of `file://localhost`
 *
 * @example
 * import { normaliseSchemeBasedAuthority, parseReference, print } from '@url/reference';
 *
 * print(normaliseSchemeBasedAuthority(parseReference('WS://host:80/'))); // => 'ws://host/'
 * print(normaliseSchemeBasedAuthority(parseReference('file://localhost/a'))); // => 'file:///a'
 */
export function normaliseSchemeBasedAuthority(url: ModelURL): ModelURL {
  if (url.scheme === null) return url;
  const scheme = asciiLowercase(url.scheme);
  let { authority } = url;
  if (authority !== null) {
    const { username, host, port } = authority;
    if (port !== null && port === defaultPort(scheme)) authority = { ...authority, port: null };
    if (scheme === 'file' && host === 'localhost' && username === null && port === null)
      authority = createAuthority({});
  }
  return withComponents(url, { scheme, authority });
}

/**
 * URL Specification 0.9.0, Percent Coding Normalisation.
 *
 * A departure: without scheme only that is encoded which the generic profile encodes too, since what the special profile has
 * beyond it stays as it is in a URL with another scheme.
 *
 * @param url a URL
 * @returns the URL with percent-encoded values, all of them ASCII
 *
 * @example
 * import { normalisePercentCoding, parseReference, print } from '@url/reference';
 *
 * normalisePercentCoding(parseReference("é?'")).file; // => '%C3%A9'
 * normalisePercentCoding(parseReference("é?'")).query; // => "'"
 * normalisePercentCoding(parseReference("ws:é?'")).query; // => '%27'
 */
export function normalisePercentCoding(url: ModelURL): ModelURL {
  const name = url.scheme === null ? 'generic' : encodeProfileFor(url);
  return percentEncodeURL(url, 'ascii', percentEncodeProfiles[name]);
}

/**
 * URL Specification 0.9.0, Equivalences and Normalisation.
 *
 * URLs with the same normal form resolve to URLs with the same normal form, against every base.
 *
 * @param url a URL
 * @returns the URL with its path, its authority and its percent coding normalised
 *
 * @example
 * import { normalise, parseReference, print } from '@url/reference';
 *
 * print(normalise(parseReference('HTTP://me:@host:80/a/../ü'))); // => 'http://me@host/%C3%BC'
 */
export function normalise(url: ModelURL): ModelURL {
  return normalisePercentCoding(normaliseSchemeBasedAuthority(normaliseAuthority(normalisePath(url))));
}
