/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1. URLs (#urls)
 *
 * A URL as the document models it. `null` is the document's null.
 */
export interface URLRecord2014 {
  scheme: string | null;
  /** Everything between the scheme and the query or fragment, if the scheme is not a relative scheme; otherwise `null`. */
  schemeData: string | null;
  username: string;
  password: string | null;
  /** An IPv6 address in brackets, an IPv4 address, a domain, or the empty string, which only "file" URLs have. */
  host: string | null;
  /** ASCII digits, of any length, or the empty string. */
  port: string;
  path: readonly string[];
  query: string | null;
  fragment: string | null;
  /** The object that the blob URL store has for the scheme data of a "blob" URL. */
  object: unknown;
}

/** URL, webspecs 2014, §1.3: the components that a rule sets; the others keep their initial values. */
export type Components2014 = Partial<URLRecord2014>;

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1. URLs (#urls)
 *
 * @param components those that differ from their initial values
 * @returns a new URL
 *
 * @example
 * import { createURLRecord2014 } from '@url/drafts/2014';
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
 * import { createURLRecord2014, includesCredentials2014 } from '@url/drafts/2014';
 *
 * includesCredentials2014(createURLRecord2014({ password: '' })); // => true
 */
export function includesCredentials2014(url: Pick<URLRecord2014, 'username' | 'password'>): boolean {
  return url.username !== '' || url.password !== null;
}
