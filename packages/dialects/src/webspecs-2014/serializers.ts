import { includesCredentials, type URLRecord2014 } from './url-record.js';

/**
 * URL, webspecs 2014, §1.6: URL serializer
 *
 * @param url a URL
 * @param excludeFragment the "exclude fragment flag"
 * @returns the URL as a string
 *
 * @example
 * import { basicParseURL, serializeURL2014 } from '@url/dialects/webspecs-2014';
 *
 * const url = basicParseURL('HTTP://:@EXAMPLE.com:80#é');
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
  if (!includesCredentials(url)) return '';
  return `${url.username}${url.password === null ? '' : `:${url.password}`}@`;
}

/** §2.3, the getter of `host`: the host, and the port where there is one. */
export function serializeHostAndPort(url: URLRecord2014): string {
  return `${url.host ?? ''}${url.port === '' ? '' : `:${url.port}`}`;
}

/** §2.3, the getter of `pathname`. */
export function serializePath2014(url: URLRecord2014): string {
  return url.schemeData ?? `/${url.path.join('/')}`;
}
