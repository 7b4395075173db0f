import type { URLRecord } from '@url/record';
import { isSolidus, type Parser, type Result, replace, type StateOverride } from '../parser.js';
import { changePath, pathState } from './path.js';
import { continueAfterPath } from './query.js';

/**
 * https://url.spec.whatwg.org/#path-start-state
 *
 *     https://example.org:8080/path
 *                             ^
 *                             entry
 *
 * @param plainEnd the end of the path as far as an expression has found it unchanged; 0 if none has read it
 */
export function pathStartState(parser: Parser, plainEnd: number): Result {
  const { input, pointer, url } = parser;
  const { special } = url;
  if (parser.stopsAfterAuthority) return url;
  url.pathStart = pointer + parser.shiftBy;
  const isPath = plainEnd > pointer || (pointer < input.length && isSolidus(input.charCodeAt(pointer), special));
  if (isPath) return pathState(parser, pointer, plainEnd);
  if (special !== null) replace(parser, pointer, pointer, '/');
  return continueAfterPath(parser, pointer);
}

/** Runs the path start state with a state override: U+003F (?) and U+0023 (#) belong to the path. */
export function changePathFromStart(parser: Parser, target: URLRecord, _: StateOverride, isReplaced: boolean): Result {
  const before = isReplaced ? '' : target.path;
  const isEmpty = parser.input === '' && parser.url.special === null;
  if (!isEmpty) return changePath(parser, target, before);
  target.path = target.host === null ? `${before}/` : before;
  return target;
}
