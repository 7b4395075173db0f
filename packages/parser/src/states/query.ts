import { QUESTION_MARK } from '@url/infra';
import {
  type PercentEncodeSet,
  percentEncodeAfterEncoding,
  queryPercentEncodeSet,
  specialQueryPercentEncodeSet,
  utf8PercentEncode,
} from '@url/percent';
import { appendToSerialization } from '@url/record/internal';
import type { Parser, Result } from '../parser.js';
import { reportURLUnits } from '../url-units.js';
import { fragmentState } from './fragment.js';

/** Goes on behind a path, opaque or not: with a query, with a fragment, or not at all. */
export function afterPath(parser: Parser, end: number): Result {
  const { input, url } = parser;
  if (end === input.length) return url;
  parser.pointer = end + 1;
  if (input.charCodeAt(end) === QUESTION_MARK) {
    url.query = '';
    return queryState(parser);
  }
  url.fragment = '';
  return fragmentState(parser);
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
  const { input, pointer, url, special, stateOverride } = parser;
  const numberSign = stateOverride === null ? input.indexOf('#', pointer) : -1;
  const end = numberSign < 0 ? input.length : numberSign;
  reportURLUnits(parser, 'query', pointer, end);
  const set = special ? specialQueryPercentEncodeSet : queryPercentEncodeSet;
  const encoded = encodeQuery(parser, input.slice(pointer, end), set);
  // With a state override there may be a fragment behind the query.
  if (stateOverride !== null || !appendToSerialization(url, encoded)) url.query = (url.query ?? '') + encoded;
  if (numberSign < 0) return url;
  parser.pointer = end + 1;
  url.fragment = '';
  return fragmentState(parser);
}

/** Encodes in the encoding that was asked for, if the URL is special and neither ws nor wss; else in UTF-8. */
function encodeQuery({ encoding, special, url }: Parser, buffer: string, set: PercentEncodeSet): string {
  if (encoding === null || !special || url.scheme === 'ws' || url.scheme === 'wss')
    return utf8PercentEncode(buffer, set);
  return percentEncodeAfterEncoding(encoding, buffer, set);
}
