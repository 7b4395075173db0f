import { serializeParsedHost } from '@url/host/internal';
import { checkFields } from '../check-url-record.js';
import { serializeFields } from '../concatenation.js';
import { fieldsOf, type URLRecord } from '../url-record.js';

/** The record, serialized. Part of https://url.spec.whatwg.org/#concept-url-serializer. */
export function serializationOf(url: URLRecord): string {
  return serializeFields(url);
}

/** Does the same for the argument of a caller. */
export function checkedSerializationOf(url: URLRecord): string {
  checkFields('url', url, ['scheme', 'path']);
  return serializeFields(url);
}

/** The record without its fragment, serialized. */
export function serializationWithoutFragment(url: URLRecord): string {
  checkFields('url', url, ['scheme', 'path']);
  return serializeFields({ ...fieldsOf(url), fragment: null });
}

/** The host, serialized; the empty string without a host. */
export function serializeHostOf({ host }: URLRecord): string {
  return host === null ? '' : serializeParsedHost(host);
}
