import { isAddress } from '@url/host/internal';
import type { URLRecord } from './url-record.js';

const isText = (field: unknown): boolean => typeof field === 'string';
const isTextOrNull = (field: unknown): boolean => field === null || isText(field);

/** Tests whether a value has the fields of a record. Without them, the serializer would throw, or write "undefined". */
export function isURLRecord(value: unknown): value is URLRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { scheme, username, password, host, port, path, query, fragment } = value as URLRecord;
  return (
    [scheme, username, password, path].every(isText) &&
    [query, fragment].every(isTextOrNull) &&
    (isTextOrNull(host) || isAddress(host)) &&
    (port === null || typeof port === 'number')
  );
}
