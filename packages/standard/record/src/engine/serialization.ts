import { serializeParsedHost } from '@url/host/internal';
import { checkFields } from '../check-url-record.js';
import { serializeFields } from '../concatenation.js';
import { fieldsOf, type URLRecord } from '../url-record.js';

/** The record, serialized. Part of https://url.spec.whatwg.org/#concept-url-serializer. */
export function serializationOf(url: URLRecord, withoutFragment: boolean): string {
  checkFields('url', url, ['scheme', 'path']);
  return serializeFields(withoutFragment ? { ...fieldsOf(url), fragment: null } : url);
}

/** The host, serialized; the empty string without a host. */
export function serializeHostOf({ host }: URLRecord): string {
  return host === null ? '' : serializeParsedHost(host);
}
