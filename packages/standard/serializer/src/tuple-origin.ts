import type { URLRecord } from '@url/record';
import { storedRecordOf } from '@url/record/internal';

/** Serializes scheme, host and port: without credentials they are one slice of the href. */
export function serializeTupleOrigin(url: URLRecord): string {
  const { serialization, schemeEnd, hostStart, pathStart } = storedRecordOf(url);
  const start = schemeEnd + 3;
  return hostStart === start
    ? serialization.slice(0, pathStart)
    : serialization.slice(0, start) + serialization.slice(hostStart, pathStart);
}
