import { argumentError, checkOptions } from '@url/infra/internal';
import { createPieces, type QueryPiece } from './piece.js';
import { formatOf, type ParseQueryOptions, parseNames } from './query-format.js';

/**
 * https://url.spec.whatwg.org/#concept-url-query
 *
 * Splits a query into pieces. Joining their `raw` with the separator returns the query. Empty pieces, as in "a&&b", are also returned, although
 * `URLSearchParams` skips them.
 *
 * @param query a query without the "?" before it, as in a `URLRecord`; a "?" at its start is part of the first name
 * @param options the separator, and whether "+" means a space
 * @returns the pieces in order, with offsets in code units into `query`; none for the empty string and for `null`
 * @throws TypeError if the query is neither text nor `null`, or an option is unknown
 * @throws RangeError if there are more than 2,097,152 pieces
 *
 * @example
 * import { parseQuery } from '@url/query';
 *
 * const [a, empty, b] = parseQuery('a&&b=%20');
 * a?.hasEquals; // => false
 * empty?.raw; // => ''
 * b; // => { raw: 'b=%20', rawName: 'b', rawValue: '%20', name: 'b', value: ' ', hasEquals: true, start: 3, end: 8 }
 */
export function parseQuery(query: string | null, options?: ParseQueryOptions | null): QueryPiece[] {
  checkOptions(options, parseNames);
  if (query !== null && typeof query !== 'string') throw argumentError('query', query, 'is not a string or null');
  if (!query) return [];
  return createPieces(query, formatOf(options, false), 0);
}
