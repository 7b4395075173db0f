import { acceptsRecords } from '@url/infra/internal';
import { StoredURLRecord } from './stored-url-record.js';
import { fieldsOf, initialFields, type URLRecord } from './url-record.js';

/**
 * https://url.spec.whatwg.org/#concept-url
 *
 * @param fields values that differ from the initial ones
 * @returns a new record
 * @throws TypeError if it would have a username, a password or a port, but no host
 *
 * @example
 * import { createURLRecord } from '@url/record';
 *
 * createURLRecord({ scheme: 'mailto' }).host; // => null
 */
export function createURLRecord(fields?: Partial<URLRecord>): URLRecord {
  const url = new StoredURLRecord();
  url.setFields({ ...initialFields, ...fields });
  return url;
}

/** @returns the record itself if it is a serialization with offsets, else a new one of its fields */
export function storedRecordOf(url: URLRecord): StoredURLRecord {
  if (!acceptsRecords || url instanceof StoredURLRecord) return url as StoredURLRecord;
  const stored = new StoredURLRecord();
  stored.setFields(url.host === null ? { ...fieldsOf(url), username: '', password: '', port: null } : url);
  return stored;
}
