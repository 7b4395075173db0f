import { parseRecord } from '@url/parser/internal';
import { defaultPort, type URLRecord } from '@url/record';
import { checkURLRecord } from '@url/record/internal';
import { serializeTupleOrigin } from './tuple-origin.js';

/**
 * https://url.spec.whatwg.org/#concept-url-origin
 *
 * @param url a URL record, or the `null` of a parser that failed
 * @returns its origin, serialized; the string "null" for an opaque origin; `null` for `null`
 *
 * @example
 * import { parseURL } from '@url/parser';
 * import { serializeOrigin } from '@url/serializer';
 *
 * serializeOrigin(parseURL('https://example.com:8080/path')); // => 'https://example.com:8080'
 * serializeOrigin(parseURL('blob:https://whatwg.org/d0360e2f')); // => 'https://whatwg.org'
 * serializeOrigin(parseURL('file:///etc')); // => 'null'
 */
export function serializeOrigin<U extends URLRecord | null>(url: U): U extends null ? null : string;
export function serializeOrigin(url: URLRecord | null): string | null {
  if (url === null) return null;
  checkURLRecord('url', url);
  const { scheme } = url;
  if (scheme === 'blob') return url.blobURLEntry?.environment.origin ?? originOfPathURL(url);
  // The other schemes that the standard names here are the special schemes with a default port.
  return defaultPort(scheme) === null ? 'null' : serializeTupleOrigin(url);
}

function originOfPathURL(url: URLRecord): string {
  const pathURL = parseRecord(url.path);
  return pathURL !== null && (pathURL.scheme === 'http' || pathURL.scheme === 'https')
    ? serializeTupleOrigin(pathURL)
    : 'null';
}
