import { parsePairs } from '@url/form-urlencoded/internal';
import { acceptsWrongTypes, argumentError, checkString } from '@url/infra/internal';
import { listOf } from './private-list.js';
import { serializeList, setPairs, type TupleList } from './tuple-list.js';
import { URLSearchParams } from './url-search-params.js';

/**
 * https://url.spec.whatwg.org/#concept-urlsearchparams-url-object
 *
 * Creates the params of a URL. After a change the URL calls `serializeLinkedSearchParams` when it next needs its query, so that n changes
 * are not serialized n times.
 *
 * @param query the URL's query without its "?"; the empty string also for a query that is null
 * @param onUpdate called after each operation that updates the URL, even if nothing changed; the URL's query is from then on
 * the result of `serializeLinkedSearchParams`
 * @throws TypeError for an argument of another type
 *
 * @example
 * import { createLinkedSearchParams, serializeLinkedSearchParams } from '@url/search-params';
 *
 * let updates = 0;
 * const params = createLinkedSearchParams('a=~', () => updates++);
 * params.append('b', '1');
 * updates; // => 1
 * serializeLinkedSearchParams(params); // => 'a=%7E&b=1'
 */
export function createLinkedSearchParams(query: string, onUpdate: () => void): URLSearchParams {
  checkString('query', query);
  if (acceptsWrongTypes && typeof onUpdate !== 'function')
    throw argumentError('onUpdate', onUpdate, 'is not a function');
  const params = new URLSearchParams();
  setLinkedQuery(params, query);
  listOf(params).onUpdate = onUpdate;
  return params;
}

/**
 * https://url.spec.whatwg.org/#concept-urlsearchparams-list
 *
 * Parses a query into the list, for the setters of a URL that change its query. Does not call `onUpdate`.
 *
 * @param params an object that `createLinkedSearchParams` made
 * @param query the URL's new query without its "?"; the empty string also for a query that is null
 * @throws TypeError for an argument of another type
 *
 * @example
 * import { createLinkedSearchParams, setLinkedQuery } from '@url/search-params';
 *
 * const params = createLinkedSearchParams('a=1', () => {});
 * setLinkedQuery(params, 'b=2');
 * [...params]; // => [['b', '2']]
 */
export function setLinkedQuery(params: URLSearchParams, query: string): void {
  checkString('query', query);
  setPairs(linkedListOf(params), parsePairs(query));
}

/**
 * https://url.spec.whatwg.org/#concept-urlsearchparams-update
 *
 * @param params any params of this package
 * @throws TypeError for another object
 * @returns the new query of the URL: the serialization of the list, or `null` if that is the empty string
 *
 * @example
 * import { createLinkedSearchParams, serializeLinkedSearchParams } from '@url/search-params';
 *
 * const params = createLinkedSearchParams('a=1', () => {});
 * params.delete('a');
 * serializeLinkedSearchParams(params); // => null
 */
export function serializeLinkedSearchParams(params: URLSearchParams): string | null {
  return serializeList(linkedListOf(params)) || null;
}

function linkedListOf(params: URLSearchParams): TupleList {
  if (!acceptsWrongTypes) return listOf(params);
  try {
    return listOf(params);
  } catch {
    throw argumentError('params', params, 'is not a URLSearchParams of this package');
  }
}
