import { storedRecordOf } from './create-url-record.js';
import type { URLRecord } from './url-record.js';

/** The record, serialized. Part of https://url.spec.whatwg.org/#concept-url-serializer. */
export function serializationOf(url: URLRecord, withoutFragment: boolean): string {
  const { serialization, fragmentStart } = storedRecordOf(url);
  return withoutFragment ? serialization.slice(0, fragmentStart) : serialization;
}

/** The host, serialized; the empty string without a host. */
export function serializeHostOf(url: URLRecord): string {
  const { serialization, hostStart, hostEnd } = storedRecordOf(url);
  return serialization.slice(hostStart, hostEnd);
}
