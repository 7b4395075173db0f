import { report } from '@url/infra/internal';
import type { StoredURLRecord } from '@url/record/internal';
import { type Parser, type Result, startsWithSolidi } from '../parser.js';
import { relativeState } from './relative.js';
import { specialAuthorityIgnoreSlashesState } from './special-authority-slashes.js';

/**
 * https://url.spec.whatwg.org/#special-relative-or-authority-state
 *
 *     https://example.org/path
 *           ^
 *           entry
 */
export function specialRelativeOrAuthorityState(parser: Parser, base: StoredURLRecord): Result {
  const { input, pointer } = parser;
  if (startsWithSolidi(input, pointer)) {
    parser.pointer += 2;
    return specialAuthorityIgnoreSlashesState(parser, pointer, true);
  }
  report(parser, null, 'special-scheme-missing-following-solidus', pointer, pointer);
  return relativeState(parser, base);
}
