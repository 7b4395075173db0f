/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1. URLs (#urls)
 *
 * A URL as that document models it: `null` is the document's null.
 */
export interface URLRecord2014 {
  scheme: string | null;
  /** What stands behind the scheme of a URL whose scheme is no relative scheme, up to its query or fragment; otherwise `null`. */
  schemeData: string | null;
  username: string;
  password: string | null;
  /** An IPv6 address in its brackets, an IPv4 address, a domain, or the empty string, which "file" alone may have. */
  host: string | null;
  /** ASCII digits, of any length, or the empty string. */
  port: string;
  path: readonly string[];
  query: string | null;
  fragment: string | null;
  /** What the blob URL store has for the scheme data of a "blob" URL. */
  object: unknown;
}

/** URL, webspecs 2014, §1.3: the components that a rule gives; the others keep their initial values. */
export type Components2014 = Partial<URLRecord2014>;

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1. URLs (#urls)
 *
 * @param components what differs from the initial values
 * @returns a new URL
 *
 * @example
 * import { createURLRecord2014 } from '@url/dialects/webspecs-2014';
 *
 * createURLRecord2014().password; // => null
 * createURLRecord2014({ scheme: 'about' }).scheme; // => 'about'
 */
export function createURLRecord2014(components: Components2014 = {}): URLRecord2014 {
  return {
    scheme: null,
    schemeData: null,
    username: '',
    password: null,
    host: null,
    port: '',
    path: [],
    query: null,
    fragment: null,
    object: null,
    ...components,
  };
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1. URLs (#urls)
 *
 * @param url a URL
 * @returns whether its username is not the empty string or its password is non-null
 *
 * @example
 * import { createURLRecord2014, includesCredentials2014 } from '@url/dialects/webspecs-2014';
 *
 * includesCredentials2014(createURLRecord2014({ password: '' })); // => true
 */
export function includesCredentials2014(url: Pick<URLRecord2014, 'username' | 'password'>): boolean {
  return url.username !== '' || url.password !== null;
}
