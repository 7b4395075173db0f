import { formatOf, type ParseQueryOptions } from './format.js';
import { createPair, type QueryPiece } from './piece.js';

/**
 * https://url.spec.whatwg.org/#concept-url-query
 *
 * Divides a query into pieces, and leaves nothing out: the pieces' `raw`, with the separator between them, are the query.
 * An empty piece, as in "a&&b", is a piece too, although `URLSearchParams` skips it.
 *
 * @param query the query of a URL without "?" before it, as `URLRecord` has it; a "?" at its start is part of the first name
 * @param options the separator, and whether "+" stands for a space
 * @returns the pieces in order, with offsets in code units into `query`; none for the empty string and for `null`
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
  if (!query) return [];
  const format = formatOf(options, false);
  const { separator } = format;
  const pieces: QueryPiece[] = [];
  for (let start = 0; start <= query.length; ) {
    const found = query.indexOf(separator, start);
    const end = found < 0 ? query.length : found;
    pieces.push({ ...createPair(query.slice(start, end), format), start, end });
    start = end + separator.length;
  }
  return pieces;
}
