import { NUMBER_SIGN, QUESTION_MARK } from '@url/infra';
import { acceptsEncodings } from '@url/infra/internal';
import { percentEncodeAfterEncoding, queryPercentEncodeSet, specialQueryPercentEncodeSet } from '@url/percent';
import { characterClassOf, utf8PercentEncodeBetween } from '@url/percent/internal';
import type { URLRecord } from '@url/record';
import type { StoredURLRecord } from '@url/record/internal';
import { startUpTo } from '../base.js';
import { finish, mustStartOver, type Parser, type Result, replace, schemeOf } from '../parser.js';
import { reportURLUnits } from '../report-url-units.js';
import { endOf } from '../scanners.js';
import { fragmentState } from './fragment.js';

/** Matches what the query state leaves unchanged, in special URLs and others. */
export const unchangedQuery = (): string => `[^${characterClassOf(specialQueryPercentEncodeSet)}]*`;

const endOfUnchanged = /* @__PURE__ */ endOf(unchangedQuery);

/** Continues after a path, opaque or not: with a query, with a fragment, or not at all. */
export function continueAfterPath(parser: Parser, end: number): Result {
  const { input, url } = parser;
  url.queryStart = end + parser.moved;
  if (end < input.length && input.charCodeAt(end) === QUESTION_MARK) {
    parser.pointer = end + 1;
    return queryState(parser);
  }
  return continueAfterQuery(parser, end);
}

/** Continues after the path of the base, or after its query: with a query, with a fragment, or not at all. */
export function continueAfterBasePath(parser: Parser, base: StoredURLRecord): Result {
  const { input, pointer } = parser;
  const hasQuery = pointer < input.length && input.charCodeAt(pointer) === QUESTION_MARK;
  startUpTo(base, hasQuery ? base.queryStart : base.fragmentStart, parser);
  return hasQuery ? continueAfterPath(parser, pointer) : continueAfterQuery(parser, pointer);
}

/** Continues after a query, or without one: with a fragment, or not at all. */
function continueAfterQuery(parser: Parser, end: number): Result {
  const { input, url } = parser;
  url.fragmentStart = end + parser.moved;
  if (end === input.length) return finish(parser);
  parser.pointer = end + 1;
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
  const { input, pointer } = parser;
  const unchangedEnd = endOfUnchanged(input, pointer);
  let end = unchangedEnd;
  if (end < input.length && input.charCodeAt(end) !== NUMBER_SIGN) {
    if (mustStartOver(parser)) return null;
    const numberSign = input.indexOf('#', end);
    end = numberSign < 0 ? input.length : numberSign;
    replace(parser, unchangedEnd, end, encode(parser, unchangedEnd, end, acceptsEncodings ? schemeOf(parser) : ''));
  }
  reportURLUnits(parser, 'query', pointer, end);
  return continueAfterQuery(parser, end);
}

/** Runs the query state with a state override: U+0023 (#) belongs to the query. */
export function changeQuery(parser: Parser, target: URLRecord): Result {
  const { input, pointer } = parser;
  reportURLUnits(parser, 'query', pointer, input.length);
  target.query = (target.query ?? '') + encode(parser, pointer, input.length, target.scheme);
  return target;
}

/** Encodes a query: in the given encoding if the URL is special and neither ws nor wss, else in UTF-8. */
function encode({ input, encoding, special }: Parser, start: number, end: number, scheme: string): string {
  const set = special ? specialQueryPercentEncodeSet : queryPercentEncodeSet;
  if (!acceptsEncodings || encoding === null || !special || scheme === 'ws' || scheme === 'wss')
    return utf8PercentEncodeBetween(input, start, end, set);
  return percentEncodeAfterEncoding(encoding, input.slice(start, end), set);
}
