import { QUESTION_MARK } from '@url/infra';
import { acceptsEncodings, concatenate } from '@url/infra/internal';
import { percentEncodeAfterEncoding } from '@url/percent';
import { encodeBetween } from '@url/percent/internal';
import type { URLRecord } from '@url/record';
import { hasQueryInEncoding, type StoredURLRecord } from '@url/record/internal';
import { startUpTo } from '../base.js';
import { CONTROL, otherQuery, type Part, scan, specialQuery } from '../kinds.js';
import { encodeUpTo, finish, mustStartOver, type Parser, type Result, replace, type StateOverride } from '../parser.js';
import { reportURLUnits } from '../report-url-units.js';
import { fragmentState } from './fragment.js';

/** Continues after a path, opaque or not: with a query, with a fragment, or not at all. */
export function continueAfterPath(parser: Parser, end: number): Result {
  const { input, url } = parser;
  url.queryStart = end + parser.shiftBy;
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
  url.fragmentStart = end + parser.shiftBy;
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
  const { input, pointer: entry, url } = parser;
  const { special } = url;
  const part = special === null ? otherQuery : specialQuery;
  const { end, kinds, firstChange } = scan(input, entry, part);
  if ((kinds & CONTROL) !== 0 && mustStartOver(parser)) return null;
  reportURLUnits(parser, 'query', entry, end);
  if (kinds !== 0) {
    if (isInUTF8(parser, special?.name ?? '')) encodeUpTo(parser, firstChange, end, part.set);
    else replace(parser, firstChange, end, encode(parser, firstChange, end, part, special!.name));
  }
  return continueAfterQuery(parser, end);
}

/** Runs the query state with a state override: U+0023 (#) belongs to the query. */
export function changeQuery(parser: Parser, target: URLRecord, _: StateOverride, isReplaced: boolean): Result {
  const { input, pointer, url } = parser;
  const part = url.special === null ? otherQuery : specialQuery;
  reportURLUnits(parser, 'query', pointer, input.length);
  const query = encode(parser, pointer, input.length, part, target.scheme);
  target.query = isReplaced ? query : concatenate(target.query ?? '', query);
  return target;
}

/** Encodes a query: in the given encoding if the scheme has it, else in UTF-8. */
function encode(parser: Parser, start: number, end: number, { set }: Part, scheme: string): string {
  const { input, encoding } = parser;
  if (isInUTF8(parser, scheme)) return encodeBetween(input, start, end, set);
  return percentEncodeAfterEncoding(encoding!, input.slice(start, end), set);
}

function isInUTF8({ encoding }: Parser, scheme: string): boolean {
  return !acceptsEncodings || encoding === null || !hasQueryInEncoding(scheme);
}
