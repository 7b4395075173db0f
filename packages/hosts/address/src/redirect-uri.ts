import { checkOptions, checkString, flag } from '@url/infra/internal';
import { parseURL } from '@url/parser';
import { includesCredentials } from '@url/record';
import { schemePattern } from '@url/record/internal';

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
const front = /* @__PURE__ */ new RegExp(`^${schemePattern}:(?://[^/?#\\\\]*)?`);

/** A loopback address with or without a port, and the rest of the text. */
const loopback = /^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)(?::\d{1,5})?(?=[/?]|$)/;

/**
 * RFC 9700, section 4.1.3, and RFC 8252, section 7.3
 *
 * Compares the redirect URI of an authorization request with a registered one, as strings: they must be equal. Only the port of a loopback
 * address may differ. It does not support wildcards, and text that the URL parser would change after the host never matches.
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
 * redirectURIMatches('https://client.example/cb', 'https://CLIENT.example:443/cb'); // => false
 * redirectURIMatches('http://127.0.0.1/cb', 'http://127.0.0.1@evil.example/cb'); // => false
 * redirectURIMatches('https://client.example/cb', 'https://client.example/cb/../evil'); // => false
 */
export function redirectURIMatches(registered: string, given: string, options?: RedirectURIOptions | null): boolean {
  checkOptions(options, ['loopbackPort', 'localhost']);
  const anyPort = flag(options, 'loopbackPort', true);
  const allowsLocalhost = flag(options, 'localhost', false);
  const first = isRedirectURI(registered, 'registered');
  const second = isRedirectURI(given, 'given');
  if (!first || !second) return false;
  return registered === given || (anyPort && equalsBesidePort(registered, given, allowsLocalhost));
}

/** Tests whether a text can be a redirect URI and is in its serialized form after the host. */
function isRedirectURI(text: unknown, argument: string): boolean {
  checkString(argument, text);
  // The URL parser removes tabs and line ends, which a server would write into a header.
  if (/[\0-\x20\x7f]/.test(text)) return false;
  const url = parseURL(text);
  if (url === null || includesCredentials(url) || url.fragment !== null || url.port === 0) return false;
  if (ownContent.includes(url.scheme)) return false;
  const start = front.exec(text)?.[0] ?? '';
  // The URL parser drops empty credentials.
  if (start.includes('@')) return false;
  const rest = text.slice(start.length);
  const expected = url.query === null ? url.path : `${url.path}?${url.query}`;
  return rest === expected || (url.path === '/' && `/${rest}` === expected);
}

/** Tests whether two texts with the same loopback address differ only in the port. */
function equalsBesidePort(a: string, b: string, allowsLocalhost: boolean): boolean {
  const first = loopback.exec(a);
  const second = loopback.exec(b);
  if (first === null || second === null || first[1] !== second[1]) return false;
  if (first[1] === 'localhost' && !allowsLocalhost) return false;
  return a.slice(first[0].length) === b.slice(second[0].length);
}
