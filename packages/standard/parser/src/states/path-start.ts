import { REVERSE_SOLIDUS } from '@url/infra';
import { report } from '@url/infra/internal';
import type { URLRecord } from '@url/record';
import { isSolidus, type Parser, type Result, replace, skipSolidus } from '../parser.js';
import { changePath, pathState } from './path.js';
import { continueAfterPath } from './query.js';

/**
 * https://url.spec.whatwg.org/#path-start-state
 *
 *     https://example.org:8080/path
 *                             ^
 *                             entry
 */
export function pathStartState(parser: Parser): Result {
  const { pointer, url } = parser;
  url.pathStart = pointer + parser.moved;
  if (pointer >= parser.unchangedPathEnd) return pathStartAt(parser, pointer);
  parser.pointer = pointer + 1;
  return pathState(parser);
}

/** Runs the path start state where the expression of the scheme start state has not found an unchanged path. */
function pathStartAt(parser: Parser, pointer: number): Result {
  const { input, special } = parser;
  if (parser.stopsAfterAuthority) return parser.url;
  const c = pointer < input.length ? input.charCodeAt(pointer) : -1;
  if (isSolidus(c, special)) return pathFromSolidus(parser, c);
  if (special) replace(parser, pointer, pointer, '/');
  return continueAfterPath(parser, pointer);
}

/** Continues in the path state after a code unit with which a path starts: U+002F (/), or U+005C (\), which is not copied. */
export function pathFromSolidus(parser: Parser, c: number): Result {
  const { pointer } = parser;
  if (c === REVERSE_SOLIDUS) {
    report(parser, 'path', 'invalid-reverse-solidus', pointer, pointer + 1);
    replace(parser, pointer, pointer + 1, '');
  }
  parser.pointer++;
  return pathState(parser);
}

/** Runs the path start state with a state override: U+003F (?) and U+0023 (#) belong to the path. */
export function changePathFromStart(parser: Parser, target: URLRecord): Result {
  const { input, pointer, special } = parser;
  if (pointer === input.length && !special) {
    if (target.host === null) target.path += '/';
    return target;
  }
  if (isSolidus(input.charCodeAt(pointer), special)) skipSolidus(parser, 'path');
  return changePath(parser, target);
}
