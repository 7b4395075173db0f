import { storedRecordOf } from './record-of-fields.js';
import type { URLRecord } from './url-record.js';

/** The record, serialized. Part of https://url.spec.whatwg.org/#concept-url-serializer. */
export function serializationOf(url: URLRecord): string {
  return storedRecordOf(url).serialization;
}

export { serializationOf as checkedSerializationOf };

/** The record without its fragment, serialized. */
export function serializationWithoutFragment(url: URLRecord): string {
  const { serialization, fragmentStart } = storedRecordOf(url);
  return serialization.slice(0, fragmentStart);
}

/** The host, serialized; the empty string without a host. */
export function serializeHostOf(url: URLRecord): string {
  const { serialization, hostStart, hostEnd } = storedRecordOf(url);
  return serialization.slice(hostStart, hostEnd);
}
