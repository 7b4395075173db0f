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
  const hasSolidi = startsWithSolidi(parser.input, pointer);
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
  const { input, url } = parser;
  const { special } = url;
  if (!hasSolidi || isSolidus(input.charCodeAt(parser.pointer), special)) {
    while (isSolidus(input.charCodeAt(parser.pointer), special)) {
      report(parser, null, 'special-scheme-missing-following-solidus', parser.pointer, parser.pointer + 1);
      parser.pointer++;
    }
    replace(parser, start, parser.pointer, '//');
  }
  return authorityState(parser);
}
