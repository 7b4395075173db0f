import { StoredURLRecord } from './stored-url-record.js';
import type { URLRecord } from './url-record.js';

/**
 * https://url.spec.whatwg.org/#concept-url-serializer
 *
 * The record of a URL that has an opaque path or a host, from its serialization, which the caller has to be sure of: nothing is checked, and
 * nothing is cut before a part is asked for.
 *
 * @param href what the serializer gives for that URL
 * @param endOfPath where its path ends, as an offset in code units
 * @param scheme its scheme, if that is not special
 * @param mayHaveCredentials whether a username or password may stand in it
 * @returns a new record
 *
 * @example
 * import { createURLRecordFromSerialization } from '@url/record/internal';
 *
 * createURLRecordFromSerialization('https://example.org/path?query').path; // => '/path'
 */
export function createURLRecordFromSerialization(
  href: string,
  endOfPath: number = href.search(/[?#]|$/),
  scheme = '',
  mayHaveCredentials: boolean = href.includes('@'),
): URLRecord {
  return new StoredURLRecord(href, endOfPath, scheme, mayHaveCredentials);
}

/**
 * https://url.spec.whatwg.org/#concept-url-serializer
 *
 * Makes the query or fragment in which the serialization of a record ends longer, if the record is nothing but its serialization yet.
 *
 * @param url a URL record that has a query or a fragment
 * @param text what its serialization is to end with
 * @returns whether that was done; else it is the caller who has to change the query or the fragment
 *
 * @example
 * import { createURLRecord } from '@url/record';
 * import { appendToSerialization, createURLRecordFromSerialization } from '@url/record/internal';
 *
 * const url = createURLRecordFromSerialization('https://example.org/?a');
 * appendToSerialization(url, '=b'); // => true
 * url.query; // => 'a=b'
 * appendToSerialization(createURLRecord({ query: 'a' }), '=b'); // => false
 */
export function appendToSerialization(url: URLRecord, text: string): boolean {
  return url instanceof StoredURLRecord && url.appendToSerialization(text);
}
