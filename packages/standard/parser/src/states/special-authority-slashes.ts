import { report } from '@url/infra/internal';
import { isSolidus, type Parser, type Result, replace, startsWithSolidi } from '../parser.js';
import { authorityState } from './authority.js';

/**
 * https://url.spec.whatwg.org/#special-authority-slashes-state
 *
 *     https://example.org/path
 *           ^
 *           entry
 */
export function specialAuthoritySlashesState(parser: Parser): Result {
  const { pointer } = parser;
  const hasSolidi = parser.unchangedHostEnd > 0 || startsWithSolidi(parser.input, pointer);
  if (hasSolidi) parser.pointer = pointer + 2;
  else report(parser, null, 'special-scheme-missing-following-solidus', pointer, pointer);
  return specialAuthorityIgnoreSlashesState(parser, pointer, hasSolidi);
}

/**
 * https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
 *
 *     https:///\example.org/path
 *           ^ ^
 *           | entry
 *           start
 *
 * @param start the offset of the first slash: what is not exactly "//" is replaced by it
 * @param hasSolidi whether "//" is between `start` and the pointer
 */
export function specialAuthorityIgnoreSlashesState(parser: Parser, start: number, hasSolidi: boolean): Result {
  // An unchanged host does not start with a slash.
  if (parser.unchangedHostEnd <= parser.pointer) replaceSlashes(parser, start, hasSolidi);
  return authorityState(parser);
}

function replaceSlashes(parser: Parser, start: number, hasSolidi: boolean): void {
  const { input } = parser;
  if (hasSolidi && !isSolidus(input.charCodeAt(parser.pointer), true)) return;
  // The scan found an empty host before a path, but the slash of that path is one of these.
  parser.unchangedHostEnd = 0;
  parser.unchangedPathEnd = -1;
  while (isSolidus(input.charCodeAt(parser.pointer), true)) {
    report(parser, null, 'special-scheme-missing-following-solidus', parser.pointer, parser.pointer + 1);
    parser.pointer++;
  }
  replace(parser, start, parser.pointer, '//');
}
