import { REVERSE_SOLIDUS } from '@url/infra';
import { report } from '@url/infra/internal';
import { append, copyUpTo, isSolidus, offsetOf, type Parser, type Result, skipSolidus } from '../parser.js';
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
  const { input, pointer, special, url } = parser;
  if (parser.stopsAfterAuthority) return url;
  url.pathStart = offsetOf(parser, pointer);
  const c = pointer < input.length ? input.charCodeAt(pointer) : -1;
  return isSolidus(c, special) ? pathFromSolidus(parser, c) : withoutPath(parser);
}

function withoutPath(parser: Parser): Result {
  const { pointer } = parser;
  if (parser.special) {
    copyUpTo(parser, pointer);
    append(parser, '/', pointer);
  }
  return continueAfterPath(parser, pointer);
}

/** Continues in the path state after a code unit with which a path starts: U+002F (/), or U+005C (\), which is not copied. */
export function pathFromSolidus(parser: Parser, c: number): Result {
  if (c === REVERSE_SOLIDUS) leaveOutReverseSolidus(parser);
  parser.pointer++;
  return pathState(parser);
}

function leaveOutReverseSolidus(parser: Parser): void {
  const { pointer } = parser;
  report(parser, 'path', 'invalid-reverse-solidus', pointer, pointer + 1);
  copyUpTo(parser, pointer);
  parser.copied = pointer + 1;
}

/** Runs the path start state with a state override: U+003F (?) and U+0023 (#) belong to the path. */
export function changePathFromStart(parser: Parser): Result {
  const { input, pointer, special } = parser;
  const target = parser.target!;
  if (pointer === input.length && !special) {
    if (target.host === null) target.path += '/';
    return target;
  }
  if (isSolidus(input.charCodeAt(pointer), special)) skipSolidus(parser, 'path');
  return changePath(parser);
}
