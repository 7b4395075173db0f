import { checkOptions, isCopiedRecord } from '@url/infra/internal';
import { checkURLRecord } from './check-url-record.js';
import { isURLRecord } from './is-url-record.js';
import { recordOfFields } from './record-of-fields.js';
import { fieldsOf, initialFields, type URLRecord } from './url-record.js';

/**
 * https://url.spec.whatwg.org/#concept-url
 *
 * @param fields values that differ from the initial ones
 * @returns a new record
 * @throws TypeError if it would have a username, a password or a port, but no host, for a name that is not a field, and for a value that a field
 * cannot have
 *
 * @example
 * import { createURLRecord } from '@url/record';
 *
 * createURLRecord({ scheme: 'mailto' }).host; // => null
 */
export function createURLRecord(fields?: Partial<URLRecord>): URLRecord {
  return recordOfFields(completed(fields));
}

/** @throws TypeError for a name that is not a field, a copy of a record, or a field of the wrong type */
function completed(fields: Partial<URLRecord> | undefined): URLRecord {
  // A record of another copy of this package has its fields as getters.
  if (isURLRecord(fields)) return fieldsOf(fields);
  if (isCopiedRecord(fields)) checkURLRecord('fields', fields);
  checkOptions(fields, Object.keys(initialFields), 'fields');
  const all = { ...initialFields, ...fields };
  checkURLRecord('fields', all);
  return all;
}

/**
 * https://url.spec.whatwg.org/#concept-url
 *
 * Copies the fields of a record to a plain object, which can be spread, cloned and sent to a worker. `{ ...record }` and `structuredClone(record)`
 * do not have the fields of a record, because these are getters of its class.
 *
 * @param url a URL record
 * @returns an object with the standard's fields, which every function here accepts as a record
 * @throws TypeError if `url` is not a URL record
 *
 * @example
 * import { copyURLRecord, createURLRecord } from '@url/record';
 *
 * const url = createURLRecord({ scheme: 'https', host: 'example.org', path: '/' });
 * ({ ...copyURLRecord(url), path: '/a' }).host; // => 'example.org'
 */
export function copyURLRecord(url: URLRecord): URLRecord {
  checkURLRecord('url', url);
  return fieldsOf(url);
}
