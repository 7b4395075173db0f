import { NUMBER_SIGN, QUESTION_MARK, SOLIDUS } from '@url/infra';
import type { StoredURLRecord } from '@url/record/internal';
import { endsPath, isSolidus, type Parser, type Result, skipSolidus } from '../parser.js';
import { endOfUnchangedFragment, withinFragment } from './fragment.js';
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

/** Goes on in the path state at the U+002F (/), or U+005C (\), with which a path starts; what is unchanged is copied. */
export function pathFromSolidus(parser: Parser): Result {
  const { input, pointer, url, onValidationError, isFile } = parser;
  const isCopied = onValidationError === null && input.charCodeAt(pointer) === SOLIDUS && !isFile;
  if (isCopied) return afterUnchanged(parser, copyUnchanged(url, input, pointer, pointer));
  skipSolidus(parser, 'path');
  return pathState(parser);
}

/** What the path start state does with a state override: U+003F (?) and U+0023 (#) belong to the path. */
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
 * Appends what path, query and fragment states leave unchanged, as one piece, and notes where these parts start. Of a path that is not
 * unchanged as a whole nothing is appended, since a dot segment may follow.
 *
 * @param from where the piece starts, which the href does not contain yet: at the path, or before it
 * @returns where the unchanged part of the input ends, which is in the last part that the record has then
 */
export function copyUnchanged(url: StoredURLRecord, input: string, from: number, pointer: number): number {
  const endOfPath = endOfUnchangedSegments(input, pointer);
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

/** Goes on in the state in which the unchanged part of the input ends. The pointer is where the path starts. */
export function afterUnchanged(parser: Parser, end: number): Result {
  const { input, url } = parser;
  if (url.queryStart === 0) return withinPath(parser, end);
  if (end === input.length) return url;
  parser.pointer = end;
  return url.fragmentStart < url.serialization.length ? withinFragment(parser) : withinQuery(parser);
}
