import { SOLIDUS } from '@url/infra';
import type { Parser, Result } from '../parser.js';
import { authorityState } from './authority.js';
import { pathState } from './path.js';

/**
 * https://url.spec.whatwg.org/#path-or-authority-state
 *
 *     git://example.org/path
 *          ^
 *          entry
 */
export function pathOrAuthorityState(parser: Parser): Result {
  if (parser.input.charCodeAt(parser.pointer) !== SOLIDUS) return pathState(parser);
  parser.pointer++;
  return authorityState(parser);
}
