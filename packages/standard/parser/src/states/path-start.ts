import { NUMBER_SIGN, QUESTION_MARK, SOLIDUS } from '@url/infra';
import { isHeard } from '@url/infra/internal';
import type { StoredURLRecord } from '@url/record/internal';
import { endsPath, isSolidus, type Parser, type Result, skipSolidus } from '../parser.js';
import { endOfUnchangedFragment, withinFragment } from './fragment.js';
import { opaquePathState } from './opaque-path.js';
import { endOfUnchangedSegments, pathState, withinPath } from './path.js';
import { afterPath, endOfUnchangedQuery, withinQuery } from './query.js';

/**
 * https://url.spec.whatwg.org/#path-start-state
 *
 *     https://example.org:8080/path
 *                             ^
 *                             entry
 */
export function pathStartState(parser: Parser): Result {
  const { input, pointer, special, given, url } = parser;
  if (given !== null) return changePath(parser, given.host === null);
  if (parser.isAuthorityEnough) return url;
  url.pathStart = url.serialization.length;
  if (endsPath(input, pointer)) {
    if (special) url.serialization += '/';
    return afterPath(parser, pointer);
  }
  if (!isSolidus(input.charCodeAt(pointer), special)) return pathState(parser);
  return pathFromSolidus(parser);
}

/** Continues in the path state at the U+002F (/), or U+005C (\), with which a path starts. Copies unchanged segments. */
export function pathFromSolidus(parser: Parser): Result {
  const { input, pointer, url, isFile } = parser;
  const isCopied = !isHeard(parser) && input.charCodeAt(pointer) === SOLIDUS && !isFile;
  if (isCopied) return afterUnchanged(parser, copyUnchangedFromPath(url, input, pointer, pointer));
  skipSolidus(parser, 'path');
  return pathState(parser);
}

/** Runs the path start state with a state override: U+003F (?) and U+0023 (#) belong to the path. */
function changePath(parser: Parser, hasNoHost: boolean): Result {
  const { input, pointer, special } = parser;
  const given = parser.given!;
  if (pointer === input.length && !special) {
    if (hasNoHost) given.path += '/';
    return given;
  }
  if (isSolidus(input.charCodeAt(pointer), special)) skipSolidus(parser, 'path');
  return pathState(parser);
}

/**
 *     https://example.org:8080/path/to a file?query
 *                             ^       ^
 *                             |       what is returned
 *                             pointer
 *
 * Appends the unchanged path, query and fragment as one piece, and sets their offsets in the record. If the path is unchanged only in part,
 * nothing is appended, since a dot segment may follow.
 *
 * @param from the start of the piece: the first code unit that the serialization does not contain yet, at the path or before it
 * @returns the end of the unchanged part of the input, which lies in the last part that the record has then
 */
export function copyUnchangedFromPath(
  url: StoredURLRecord,
  input: string,
  from: number,
  pointer: number,
  endOfPath = endOfUnchangedSegments(input, pointer),
): number {
  if (!endsPath(input, endOfPath)) {
    url.serialization += input.slice(from, pointer);
    url.pathStart = url.serialization.length;
    url.queryStart = 0;
    return endOfPath;
  }
  const hasQuery = endOfPath < input.length && input.charCodeAt(endOfPath) === QUESTION_MARK;
  const endOfQuery = hasQuery ? endOfUnchangedQuery(input, endOfPath + 1) : endOfPath;
  const hasFragment = endOfQuery < input.length && input.charCodeAt(endOfQuery) === NUMBER_SIGN;
  const end = hasFragment ? endOfUnchangedFragment(input, endOfQuery + 1) : endOfQuery;
  const { serialization: href } = url;
  const shift = href.length - from;
  url.pathStart = pointer + shift;
  url.queryStart = endOfPath + shift;
  url.fragmentStart = endOfQuery + shift;
  url.serialization = href === '' && end === input.length ? input : href + input.slice(from, end);
  return end;
}

/** Continues in the state in which the unchanged part of the input ends. The pointer is at the start of the path. */
export function afterUnchanged(parser: Parser, end: number): Result {
  const { input, url } = parser;
  if (url.queryStart === 0) return url.isOpaque ? opaquePathState(parser) : withinPath(parser, end);
  if (end === input.length) return url;
  parser.pointer = end;
  return url.fragmentStart < url.serialization.length ? withinFragment(parser) : withinQuery(parser);
}
