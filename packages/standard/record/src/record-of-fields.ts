import { acceptsRecords } from '@url/infra/internal';
import { checkFields } from './check-url-record.js';
import { StoredURLRecord } from './stored-url-record.js';
import { fieldsOf, type URLRecord } from './url-record.js';

/** Creates a record. Throws a `TypeError` for a username, a password or a port without a host. */
export function recordOfFields(fields: URLRecord): StoredURLRecord {
  const url = new StoredURLRecord();
  url.setFields(fields);
  return url;
}

/**
 * @param argument the name of the parameter, for the error
 * @returns the record itself if it is a serialization with offsets, else a new one of its fields
 * @throws TypeError if it is not a record
 */
export function storedRecordOf(url: URLRecord, argument = 'url'): StoredURLRecord {
  if (!acceptsRecords || url instanceof StoredURLRecord) return url as StoredURLRecord;
  checkFields(argument, url, ['scheme', 'path']);
  return recordOfFields(url.host === null ? { ...fieldsOf(url), username: '', password: '', port: null } : url);
}
