import type { StoredURLRecord } from '@url/record/internal';
import { serializeLinkedSearchParams, setLinkedQuery, type URLSearchParams } from '@url/search-params';

/**
 * https://url.spec.whatwg.org/#concept-urlsearchparams-update, when the query is next needed. If it would be too long for a string, this throws
 * a RangeError, and the query object gets its list from the query that stays.
 */
export function updateQuery(record: StoredURLRecord, queryObject: URLSearchParams): void {
  try {
    record.query = serializeLinkedSearchParams(queryObject);
  } catch (error) {
    setLinkedQuery(queryObject, record.query ?? '');
    throw error;
  }
}
