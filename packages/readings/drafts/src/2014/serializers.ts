import { type IPv6Address, serializeIPv6 } from '@url/host';
import { includesCredentials2014, type URLRecord2014 } from './url-record.js';

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.6: URL serializer
 *
 * @param url a URL
 * @param excludeFragment the "exclude fragment flag"
 * @returns the URL as a string
 *
 * @example
 * import { basicURLParse2014, serializeURL2014 } from '@url/drafts/2014';
 *
 * const url = basicURLParse2014('HTTP://:@EXAMPLE.com:80#é');
 * url && serializeURL2014(url); // => 'http://:@example.com/#é'
 */
export function serializeURL2014(url: URLRecord2014, excludeFragment = false): string {
  const hierarchy =
    url.schemeData ?? `//${serializeCredentials(url)}${serializeHostAndPort(url)}${serializePath2014(url)}`;
  const query = url.query === null ? '' : `?${url.query}`;
  const fragment = url.fragment === null || excludeFragment ? '' : `#${url.fragment}`;
  return `${url.scheme ?? ''}:${hierarchy}${query}${fragment}`;
}

function serializeCredentials(url: URLRecord2014): string {
  if (!includesCredentials2014(url)) return '';
  return `${url.username}${url.password === null ? '' : `:${url.password}`}@`;
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.6: host serializer
 *
 * @param host the eight pieces of an IPv6 address; a domain or an IPv4 address; or `null`
 * @returns the host as a string, an IPv6 address in brackets; the empty string for `null`
 *
 * @example
 * import { serializeHost2014 } from '@url/drafts/2014';
 *
 * serializeHost2014([0, 0, 0, 0, 0, 0, 0, 1]); // => '[::1]'
 * serializeHost2014('example.org'); // => 'example.org'
 * serializeHost2014(null); // => ''
 */
export function serializeHost2014(host: IPv6Address | string | null): string {
  if (host === null) return '';
  return typeof host === 'string' ? host : `[${serializeIPv6Address2014(host)}]`;
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §1.6: IPv6 serializer
 *
 * The steps are the same as in the living standard.
 *
 * @param address eight pieces, 0 to 0xFFFF
 * @returns the address as RFC 5952 writes it: "::" stands for the first longest run of two or more zeros
 *
 * @example
 * import { serializeIPv6Address2014 } from '@url/drafts/2014';
 *
 * serializeIPv6Address2014([0, 0xf, 0, 0, 0xf, 0xf, 0, 0]); // => '0:f::f:f:0:0'
 */
export function serializeIPv6Address2014(address: IPv6Address): string {
  return serializeIPv6(address);
}

/** §2.3, the getter of `host`: the host, and the port where there is one. */
export function serializeHostAndPort(url: URLRecord2014): string {
  return `${serializeHost2014(url.host)}${url.port === '' ? '' : `:${url.port}`}`;
}

/** §2.3, the getter of `pathname`. */
export function serializePath2014(url: URLRecord2014): string {
  return url.schemeData ?? `/${url.path.join('/')}`;
}
