import { argumentError, checkOptions, option } from '@url/infra/internal';
import { createPieces, isPair } from '../piece.js';
import { formatOf, type ParseQueryOptions, parseNames } from '../query-format.js';
import { createNestedQuery, merge, valueAt, withoutGaps } from './merge-values.js';
import { pathOf } from './name-path.js';
import type { NestedQuery, NestedQueryValue } from './nested-query.js';

/** The options of `parseNestedQuery`. The limits have the names and the defaults of qs. */
export interface ParseNestedQueryOptions extends ParseQueryOptions {
  /** How many names in brackets are split off, at most 1,000; 5 by default. The rest is one name: "[f][g]". */
  readonly depth?: number | null;
  /** An index below this number makes a list; 20 by default. Other indexes are names, so no list is longer than the query. */
  readonly arrayLimit?: number | null;
  /** How many pieces a query may have; 1,000 by default. */
  readonly parameterLimit?: number | null;
}

const optionNames = [...parseNames, 'depth', 'arrayLimit', 'parameterLimit'];

const HIGHEST_DEPTH = 1000;
/** More pieces would end a process whose heap has 1 GB, without an error. */
const HIGHEST_LIMIT = 2 ** 21;

/**
 * https://url.spec.whatwg.org/#concept-url-query
 *
 * Reads a query whose names have names in brackets, as PHP, Rails, Express and the library qs write them. Names and values are decoded as by
 * `URLSearchParams`. A name that occurs twice, an index and "[]" make a list. A name "__proto__" is ignored with its value.
 *
 * @param query a query without the "?" before it, as in a `URLRecord`
 * @param options the limits, the separator, and whether "+" means a space
 * @returns objects without a prototype, lists without gaps, and strings
 * @throws TypeError if the query is neither text nor `null`, or an option is unknown or is not a number in its range
 * @throws RangeError if the query has more pieces than `parameterLimit`
 *
 * @example
 * import { parseNestedQuery } from '@url/query/nested';
 *
 * JSON.stringify(parseNestedQuery('user[name]=Ann&user[tags][]=a&user[tags][]=b')); // => '{"user":{"name":"Ann","tags":["a","b"]}}'
 * parseNestedQuery('a[1]=y&a[0]=x&b=1&b=2').a; // => ['x', 'y']
 * JSON.stringify(parseNestedQuery('a[b][c]=1', { depth: 1 })); // => '{"a":{"b":{"[c]":"1"}}}'
 */
export function parseNestedQuery(query: string | null, options?: ParseNestedQueryOptions | null): NestedQuery {
  checkOptions(options, optionNames);
  if (query !== null && typeof query !== 'string') throw argumentError('query', query, 'is not a string or null');
  const depth = readLimit(options, 'depth', 5, HIGHEST_DEPTH);
  const arrayLimit = readLimit(options, 'arrayLimit', 20, HIGHEST_LIMIT);
  const parameterLimit = readLimit(options, 'parameterLimit', 1000, HIGHEST_LIMIT);
  const nested = createNestedQuery();
  valuesByName(query ?? '', options, parameterLimit).forEach((values, name) => {
    const path = pathOf(name, depth);
    if (path.includes('__proto__')) return;
    merge(nested, valueAt(path, values.length === 1 ? values[0]! : values, arrayLimit));
  });
  return withoutGaps(nested) as NestedQuery;
}

/** Reads the values of each name, in the order of the first pairs. */
function valuesByName(
  query: string,
  options: ParseNestedQueryOptions | null | undefined,
  parameterLimit: number,
): Map<string, NestedQueryValue[]> {
  const format = formatOf(options, false);
  if (query.split(format.separator, parameterLimit + 1).length > parameterLimit)
    throw new RangeError(`Cannot read the query: it has more than ${parameterLimit} pieces`);
  const byName = new Map<string, NestedQueryValue[]>();
  for (const piece of createPieces(query, format, 0)) {
    if (!isPair(piece)) continue;
    const values = byName.get(piece.name);
    if (values === undefined) byName.set(piece.name, [piece.value]);
    else values.push(piece.value);
  }
  return byName;
}

function readLimit(
  options: ParseNestedQueryOptions | null | undefined,
  name: 'depth' | 'arrayLimit' | 'parameterLimit',
  initial: number,
  highest: number,
): number {
  const limit: unknown = option(options, name) ?? initial;
  if (typeof limit === 'number' && Number.isInteger(limit) && limit >= 0 && limit <= highest) return limit;
  throw argumentError(`options.${name}`, limit, `is not a whole number from 0 to ${highest}`);
}
