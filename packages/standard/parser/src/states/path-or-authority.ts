import { type Parser, type Result, startsWithSolidi } from '../parser.js';
import { authorityState } from './authority.js';
import { pathState } from './path.js';

/**
 * https://url.spec.whatwg.org/#path-or-authority-state
 *
 *     git://example.org/path
 *         ^
 *         entry: the first solidus, which the standard has read before this state
 */
export function pathOrAuthorityState(parser: Parser): Result {
  if (!startsWithSolidi(parser.input, parser.pointer)) return pathState(parser);
  parser.pointer += 2;
  return authorityState(parser);
}
