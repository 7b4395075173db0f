import { serializeHost } from '@url/host';
import { option } from '@url/infra/internal';
import { concatenateURL, serializeHostAndPort } from './concatenation.js';
import { StoredURLRecord } from './stored-url-record.js';
import type { URLRecord } from './url-record.js';

/**
 * https://url.spec.whatwg.org/#concept-url-serializer
 *
 * @param url a URL record
 * @param options.excludeFragment leaves out the fragment
 * @returns an ASCII string, from which the parser gives the same record back
 *
 * @example
 * import { createURLRecord, serializeURL } from '@url/record';
 *
 * const url = createURLRecord({ scheme: 'https', host: 'example.org', path: '/a', fragment: 'b' });
 * serializeURL(url); // => 'https://example.org/a#b'
 * serializeURL(url, { excludeFragment: true }); // => 'https://example.org/a'
 */
export function serializeURL(
  url: URLRecord,
  options?: { readonly excludeFragment?: boolean | null | undefined } | null,
): string {
  const excludeFragment = options !== undefined && option(options, 'excludeFragment') === true;
  if (!(url instanceof StoredURLRecord) || url.fields !== null) return concatenateURL(url, excludeFragment);
  return excludeFragment ? url.serialization.slice(0, url.fragmentStart) : url.serialization;
}

/** The host, serialized; the empty string without a host. */
export function serializeHostOf(url: URLRecord): string {
  if (url instanceof StoredURLRecord && url.fields === null) return url.serialization.slice(url.hostStart, url.hostEnd);
  return url.host === null ? '' : serializeHost(url.host);
}

/** The host, and the port if there is one; the empty string without a host. */
export function serializeHostAndPortOf(url: URLRecord): string {
  if (url instanceof StoredURLRecord && url.fields === null && url.hasHost()) {
    return url.serialization.slice(url.hostStart, url.pathStart);
  }
  return serializeHostAndPort(url);
}
