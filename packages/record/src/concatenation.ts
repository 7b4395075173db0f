import { serializeHost } from '@url/host';
import { includesCredentials } from './credentials.js';
import type { URLRecord } from './url-record.js';

/**
 * https://url.spec.whatwg.org/#concept-url-serializer
 *
 * The parts put together, each time anew. `serializeURL` of `@url/serializer` is what to call; this stands here since the parser,
 * which the serializer imports for the origin of blob URLs, shows corrected URLs too.
 *
 * @param url a URL record
 * @param excludeFragment leaves out the fragment
 * @returns an ASCII string
 *
 * @example
 * import { createURLRecord } from '@url/record';
 * import { concatenateURL } from '@url/record/internal';
 *
 * concatenateURL(createURLRecord({ scheme: 'web+demo', path: '//not-a-host/' }), false); // => 'web+demo:/.//not-a-host/'
 */
export function concatenateURL(url: URLRecord, excludeFragment: boolean): string {
  let output = `${url.scheme}:`;
  if (url.host !== null) {
    output += `//${serializeCredentials(url)}${serializeHost(url.host)}`;
    if (url.port !== null) output += `:${url.port}`;
  } else if (!url.hasOpaquePath && url.path.startsWith('//')) {
    output += '/.';
  }
  return output + url.path + concatenateEnd(url, excludeFragment);
}

/** What stands behind the path. */
export function concatenateEnd({ query, fragment }: URLRecord, excludeFragment: boolean): string {
  const end = query === null ? '' : `?${query}`;
  return fragment === null || excludeFragment ? end : `${end}#${fragment}`;
}

function serializeCredentials(url: URLRecord): string {
  if (!includesCredentials(url)) return '';
  return url.password === '' ? `${url.username}@` : `${url.username}:${url.password}@`;
}
