import { isSerialization, StoredURLRecord } from './stored-url-record.js';
import type { URLRecord } from './url-record.js';

const initial: URLRecord = {
  scheme: '',
  username: '',
  password: '',
  host: null,
  port: null,
  path: '',
  hasOpaquePath: false,
  query: null,
  fragment: null,
  blobURLEntry: null,
};

/**
 * https://url.spec.whatwg.org/#concept-url
 *
 * @param fields values that differ from the initial ones
 * @returns a new record
 *
 * @example
 * import { createURLRecord } from '@url/record';
 *
 * createURLRecord({ scheme: 'mailto' }).host; // => null
 */
export function createURLRecord(fields?: Partial<URLRecord>): URLRecord {
  const url = new StoredURLRecord();
  url.setFields({ ...initial, ...fields });
  return url;
}

/** @returns the record itself if it is a serialization with offsets, else a new one of its fields */
export function storedRecordOf(url: URLRecord): StoredURLRecord {
  if (isSerialization(url)) return url;
  const stored = new StoredURLRecord();
  stored.setFields(url.host === null ? { ...fieldsOf(url), username: '', password: '', port: null } : url);
  return stored;
}

/** Copies the fields of a record, without any other property that the object may have. */
export function fieldsOf({
  scheme,
  username,
  password,
  host,
  port,
  path,
  hasOpaquePath,
  query,
  fragment,
  blobURLEntry,
}: URLRecord): URLRecord {
  return { scheme, username, password, host, port, path, hasOpaquePath, query, fragment, blobURLEntry };
}
