import { serializeParsedHost } from '@url/host/internal';
import { argumentError, checkOptions, flag } from '@url/infra/internal';
import { parseURL } from '@url/parser';
import { createURLRecord, includesCredentials, serializeURL, type URLRecord } from '@url/record';

/** Which hosts may use any port. */
export interface RedirectURIOptions {
  /** Whether the port of `http://127.0.0.1` and `http://[::1]` may differ, as RFC 8252 requires for native apps; `true` by default. */
  readonly loopbackPort?: boolean;
  /** Whether `http://localhost` counts as loopback, which RFC 8252 advises against; `false` by default. */
  readonly localhost?: boolean;
}

/** Schemes whose URLs contain a program or a document: a client cannot be at such an address. */
const ownContent: readonly string[] = ['about', 'blob', 'data', 'javascript', 'vbscript'];

/** The scheme and the authority of a text; everything after them must be in its serialized form. */
const front = /^[a-z][a-z\d+.-]*:(?:\/\/[^/?#\\]*)?/i;

/**
 * RFC 8252, section 7.3, and RFC 9700, section 4.1.3
 *
 * Compares the redirect URI of an authorization request with a registered one: both parsed hrefs have to be the same string. Only the port of a loopback address may
 * differ. It does not support wildcards, and a path that the URL parser would change never matches.
 *
 * @param registered a redirect URI that the client registered
 * @param given the redirect URI of the request
 * @param options which hosts may use any port
 * @returns whether the server may redirect to `given`; `false` for text that is not a URL, and for a URL with credentials, a fragment, or a
 *   scheme whose URLs contain a program or a document, such as `javascript`
 * @throws TypeError if an argument is not a string, or an option is unknown
 *
 * @example
 * import { redirectURIMatches } from '@url/address';
 *
 * redirectURIMatches('https://client.example/cb', 'https://client.example/cb'); // => true
 * redirectURIMatches('http://127.0.0.1/cb', 'http://127.0.0.1:51004/cb'); // => true
 * redirectURIMatches('http://127.0.0.1/cb', 'http://127.0.0.1@evil.example/cb'); // => false
 * redirectURIMatches('https://client.example/cb', 'https://client.example/cb/../evil'); // => false
 */
export function redirectURIMatches(registered: string, given: string, options?: RedirectURIOptions | null): boolean {
  checkOptions(options, ['loopbackPort', 'localhost']);
  const anyPort = flag(options, 'loopbackPort', true);
  const allowsLocalhost = flag(options, 'localhost', false);
  const first = readRedirectURI(registered, 'registered');
  const second = readRedirectURI(given, 'given');
  if (first === null || second === null) return false;
  if (serializeURL(first) === serializeURL(second)) return true;
  const isLoopback = (url: URLRecord): boolean => isLoopbackURL(url, allowsLocalhost);
  return anyPort && isLoopback(first) && isLoopback(second) && withoutPort(first) === withoutPort(second);
}

/** Returns the parsed URI; `null` if it cannot be a redirect URI, or is not in its serialized form. */
function readRedirectURI(text: unknown, argument: string): URLRecord | null {
  if (typeof text !== 'string') throw argumentError(argument, text, 'is not a string');
  const url = parseURL(text);
  if (url === null || includesCredentials(url) || url.fragment !== null || url.port === 0) return null;
  if (ownContent.includes(url.scheme)) return null;
  const start = front.exec(text)?.[0] ?? '';
  // The URL parser drops empty credentials.
  if (start.includes('@')) return null;
  const rest = text.slice(start.length);
  const expected = url.query === null ? url.path : `${url.path}?${url.query}`;
  return rest === expected || (url.path === '/' && `/${rest}` === expected) ? url : null;
}

function isLoopbackURL({ scheme, host }: URLRecord, allowsLocalhost: boolean): boolean {
  if (scheme !== 'http' || host === null) return false;
  const text = serializeParsedHost(host);
  return text === '127.0.0.1' || text === '[::1]' || (allowsLocalhost && text === 'localhost');
}

function withoutPort(url: URLRecord): string {
  const { scheme, host, path, query } = url;
  return serializeURL(createURLRecord({ scheme, host, path, query }));
}
