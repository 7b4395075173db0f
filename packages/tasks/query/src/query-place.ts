import { SPACE } from '@url/infra';
import { adviceForCopy, argumentError, isCopiedRecord, memberOf } from '@url/infra/internal';
import type { FormatQueryOptions } from './query-format.js';
import type { QueryRecord } from './query-values.js';
import { stringify } from './stringify-query.js';

/** An object with the query as a field: a `URLRecord`, or an object literal that says that a string is a query. */
export interface WithQuery {
  readonly query: string | null;
}

/** A `URL` object of any engine. */
export interface WithHref {
  readonly href: string;
}

/** The query and the text around it. */
export interface QueryPlace {
  /** The text before the query, without the "?". */
  readonly before: string;
  /** The query without "?", or `null` if there is none. */
  readonly query: string | null;
  /** The text after the query. */
  readonly after: string;
  readonly isInURL: boolean;
}

/** The input of `editQuery`. */
export type QueryInput = string | WithHref | WithQuery | QueryRecord;

export function placeOf(
  input: QueryInput,
  kind: 'query' | 'url' | null | undefined,
  format: FormatQueryOptions | null,
): QueryPlace {
  if (typeof input === 'string') {
    return kind === 'url' || (kind !== 'query' && looksLikeURL(input)) ? placeInURL(input) : placeAlone(input);
  }
  if (typeof input !== 'object' || input === null) throw argumentError('input', input, expected);
  // An object literal needs no other test.
  if (Object.getPrototypeOf(input) === Object.prototype && hasQueryAlone(input)) return placeAlone(queryOf(input));
  if (isCopiedRecord(input)) throw argumentError('input', input, `is not a URL record${adviceForCopy(input)}`);
  const href = memberOf(input, 'href');
  if (typeof href === 'string') return placeInURL(href);
  return placeAlone(
    isRecordWithQuery(input) ? queryOf(input) : stringify(input as QueryRecord, 'input', format) || null,
  );
}

const expected = 'is not a query, a URL, a list of pairs or an object';

function placeAlone(query: string | null): QueryPlace {
  return { before: '', query, after: '', isInURL: false };
}

/** Tests for a `URLRecord` or an object with only the field `query`. An object of names and values may also have the name "query". */
function isRecordWithQuery(input: object): boolean {
  return typeof memberOf(input, 'scheme') === 'string' || hasQueryAlone(input);
}

function hasQueryAlone(input: object): boolean {
  const names = Object.keys(input);
  return names.length === 1 && names[0] === 'query';
}

function queryOf(input: object): string | null {
  const query = memberOf(input, 'query');
  if (query === null || typeof query === 'string') return query;
  throw argumentError('input.query', query, 'is not a string or null');
}

/** Tests whether a URL delimiter is before the first query delimiter. */
function looksLikeURL(text: string): boolean {
  return /^[^=&:/?#\\]*[:/?#\\]/.test(text);
}

/**
 * https://url.spec.whatwg.org/#url-parsing
 *
 *     https://example.org/a?b=c#d
 *     ^                    ^   ^ ^
 *     before               |   | end
 *                          |   after
 *                          search
 *
 * The fragment starts at the first "#", and the query at the first "?" before it, in every URL. Trailing spaces and controls belong to neither,
 * because the URL parser removes them.
 */
function placeInURL(text: string): QueryPlace {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) <= SPACE) end--;
  const hash = text.indexOf('#');
  const after = hash < 0 || hash > end ? end : hash;
  const search = text.indexOf('?');
  if (search < 0 || search >= after)
    return { before: text.slice(0, after), query: null, after: text.slice(after), isInURL: true };
  return {
    before: text.slice(0, search),
    query: text.slice(search + 1, after),
    after: text.slice(after),
    isInURL: true,
  };
}
