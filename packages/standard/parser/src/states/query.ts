import { QUESTION_MARK } from '@url/infra';
import { concatenate, takesEncodings } from '@url/infra/internal';
import { percentEncodeAfterEncoding, queryPercentEncodeSet, specialQueryPercentEncodeSet } from '@url/percent';
import { characterClassOf, utf8PercentEncodeBetween } from '@url/percent/internal';
import type { URLRecord } from '@url/record';
import type { StoredURLRecord } from '@url/record/internal';
import type { Parser, Result } from '../parser.js';
import { type EndOf, endOf } from '../scanners.js';
import { reportURLUnits } from '../url-units.js';
import { fragmentState } from './fragment.js';

/** Matches what the query state leaves unchanged, in special URLs and others. */
export const unchangedQuery = (): string => `[^${characterClassOf(specialQueryPercentEncodeSet)}]*`;

export const endOfUnchangedQuery: EndOf = /* @__PURE__ */ endOf(unchangedQuery);

/** Continues after a path, opaque or not: with a query, with a fragment, or not at all. */
export function afterPath(parser: Parser, end: number): Result {
  const { input, url } = parser;
  url.queryStart = url.serialization.length;
  url.fragmentStart = url.queryStart;
  if (end === input.length) return url;
  parser.pointer = end + 1;
  return input.charCodeAt(end) === QUESTION_MARK ? queryState(parser) : fragmentState(parser);
}

/** Continues after the path of the base, or after its query: with a query, with a fragment, or not at all. */
export function afterPathOf(parser: Parser, base: StoredURLRecord): Result {
  const { input, pointer, url } = parser;
  const hasQuery = pointer < input.length && input.charCodeAt(pointer) === QUESTION_MARK;
  url.copyUpTo(base, hasQuery ? base.queryStart : base.fragmentStart);
  if (pointer === input.length) return url;
  parser.pointer++;
  return hasQuery ? queryState(parser) : fragmentState(parser);
}

/**
 * https://url.spec.whatwg.org/#query-state
 *
 *     https://example.org/path?query#fragment
 *                              ^    ^
 *                              |    end
 *                              entry
 */
export function queryState(parser: Parser): Result {
  const { input, url, given } = parser;
  if (given !== null) {
    given.query = (given.query ?? '') + encodeQuery(parser, given, input.length);
    return given;
  }
  url.serialization += '?';
  return withinQuery(parser);
}

/** Continues in the query state: the serialization already ends with the first part of the query. */
export function withinQuery(parser: Parser): Result {
  const { input, pointer, url } = parser;
  const numberSign = input.indexOf('#', pointer);
  const end = numberSign < 0 ? input.length : numberSign;
  url.serialization = concatenate(url.serialization, encodeQuery(parser, url, end));
  url.fragmentStart = url.serialization.length;
  if (numberSign < 0) return url;
  parser.pointer = end + 1;
  return fragmentState(parser);
}

/** Encodes a query: in the given encoding if the URL is special and neither ws nor wss, else in UTF-8. */
function encodeQuery(parser: Parser, url: URLRecord, end: number): string {
  const { input, pointer, encoding, special } = parser;
  reportURLUnits(parser, 'query', pointer, end);
  const set = special ? specialQueryPercentEncodeSet : queryPercentEncodeSet;
  if (!takesEncodings || encoding === null || !special || url.scheme === 'ws' || url.scheme === 'wss')
    return utf8PercentEncodeBetween(input, pointer, end, set);
  return percentEncodeAfterEncoding(encoding, input.slice(pointer, end), set);
}
