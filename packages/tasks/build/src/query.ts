import { queryPercentEncodeSet, specialQueryPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { editQuery, type FormatQueryOptions } from '@url/query';
import type { Query, QueryValue } from './parts.js';

/** https://url.spec.whatwg.org/#concept-url-query */
export function encodeQuery(query: Query | null, isSpecial: boolean, format: FormatQueryOptions | null): string | null {
  if (query === null) return null;
  if (typeof query === 'string') {
    return utf8PercentEncode(query, isSpecial ? specialQueryPercentEncodeSet : queryPercentEncodeSet);
  }
  const editor = editQuery({ query: null }, format);
  for (const pair of pairsOf(query)) {
    // Not as a pattern, which would look for a method `return` on Object.prototype.
    const name = pair[0];
    const value = pair[1];
    if (value !== undefined) editor.append(name, value === null ? null : `${value}`);
  }
  return editor.query;
}

function pairsOf(query: Exclude<Query, string>): Iterable<readonly [name: string, value: QueryValue]> {
  if (isIterable(query)) return query;
  const pairs: [name: string, value: QueryValue][] = [];
  for (const name of Object.keys(query)) {
    const value = query[name];
    if (Array.isArray(value)) for (const item of value) pairs.push([name, item]);
    else pairs.push([name, value as QueryValue]);
  }
  return pairs;
}

function isIterable(query: Exclude<Query, string>): query is Iterable<readonly [name: string, value: QueryValue]> {
  return typeof (query as Partial<Iterable<unknown>>)[Symbol.iterator] === 'function';
}
