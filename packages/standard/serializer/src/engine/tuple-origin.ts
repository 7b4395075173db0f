import type { URLRecord } from '@url/record';
import { serializeHostOf } from '@url/record/internal';

/** Serializes scheme, host and port. */
export function serializeTupleOrigin(url: URLRecord): string {
  return `${url.scheme}://${serializeHostOf(url)}${url.port === null ? '' : `:${url.port}`}`;
}
