import { argumentError } from '@url/infra/internal';
import { queryPercentEncodeSet, specialQueryPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { type FormatQueryOptions, type QueryRecord, stringifyQuery } from '@url/query';
import type { Query } from './parts.js';
import { type Refusal, refuse } from './refusal.js';

/** https://url.spec.whatwg.org/#concept-url-query */
export function encodeQuery(
  query: Query | null,
  isSpecial: boolean,
  format: FormatQueryOptions | null,
): string | null | Refusal {
  if (query === null) return null;
  if (typeof query !== 'object') {
    if (typeof query !== 'string')
      throw argumentError('parts.query', query, 'is not a query, a list of pairs or an object');
    if (query.startsWith('?')) return refuse('query', 'leave-out-the-delimiter', 0, 1);
    return utf8PercentEncode(query, isSpecial ? specialQueryPercentEncodeSet : queryPercentEncodeSet);
  }
  return stringifyQuery(query as QueryRecord, format) || null;
}
