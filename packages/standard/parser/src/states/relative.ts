import type { StoredURLRecord } from '@url/record/internal';
import { startWithAuthorityOf, startWithShortenedPathOf } from '../base.js';
import { copyFrom, endsPath, isSolidus, type Parser, type Result, skipSolidus, startsWithSolidi } from '../parser.js';
import { authorityState } from './authority.js';
import { pathState } from './path.js';
import { continueAfterBasePath } from './query.js';
import { specialAuthorityIgnoreSlashesState } from './special-authority-slashes.js';

/**
 * https://url.spec.whatwg.org/#relative-state
 *
 *     ../path?query
 *     ^
 *     entry
 */
export function relativeState(parser: Parser, base: StoredURLRecord): Result {
  const { input, pointer } = parser;
  if (endsPath(input, pointer)) return continueAfterBasePath(parser, base);
  if (isSolidus(input.charCodeAt(pointer), parser.url.special)) return relativeSlashState(parser, base);
  startWithShortenedPathOf(base, parser);
  return pathState(parser);
}

/**
 * https://url.spec.whatwg.org/#relative-slash-state
 *
 *     //example.org/path
 *     ^
 *     entry: the first slash, which the standard has read before this state
 */
function relativeSlashState(parser: Parser, base: StoredURLRecord): Result {
  const { input, pointer, url } = parser;
  const { special } = url;
  if (!isSolidus(input.charCodeAt(pointer + 1), special)) {
    startWithAuthorityOf(base, parser);
    return pathState(parser);
  }
  url.schemeEnd = base.schemeEnd;
  url.serialization = base.serialization.slice(0, base.schemeEnd + 1);
  copyFrom(parser, pointer);
  const hasSolidi = startsWithSolidi(input, pointer);
  skipSolidus(parser);
  skipSolidus(parser);
  return special === null ? authorityState(parser) : specialAuthorityIgnoreSlashesState(parser, pointer, hasSolidi);
}
