import { REVERSE_SOLIDUS, SOLIDUS } from '@url/infra';
import { report } from '@url/infra/internal';
import { isSpecialScheme } from '@url/record';
import type { StoredURLRecord } from '@url/record/internal';
import { startWithAuthorityOf, startWithShortenedPathOf } from '../base.js';
import { endsPath, isSolidus, type Parser, type Result, skipSolidus } from '../parser.js';
import { authorityState } from './authority.js';
import { pathState } from './path.js';
import { pathFromSolidus } from './path-start.js';
import { afterPathOf } from './query.js';

/**
 * https://url.spec.whatwg.org/#special-relative-or-authority-state
 *
 *     https://example.org/path
 *           ^
 *           entry
 */
export function specialRelativeOrAuthorityState(parser: Parser, base: StoredURLRecord): Result {
  const { input, pointer } = parser;
  if (input.startsWith('//', pointer)) {
    parser.pointer += 2;
    return specialAuthorityIgnoreSlashesState(parser);
  }
  report(parser, null, 'special-scheme-missing-following-solidus', pointer, pointer);
  return relativeState(parser, base);
}

/**
 * https://url.spec.whatwg.org/#relative-state
 *
 *     ../path?query
 *     ^
 *     entry
 */
export function relativeState(parser: Parser, base: StoredURLRecord): Result {
  const { input, pointer, url } = parser;
  parser.special = isSpecialScheme(parser.scheme);
  if (endsPath(input, pointer)) return afterPathOf(parser, base);
  if (isSolidus(input.charCodeAt(pointer), parser.special)) return relativeSlashState(parser, base);
  startWithShortenedPathOf(base, url, false);
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
  const { input, pointer, special, url } = parser;
  if (!isSolidus(input.charCodeAt(pointer + 1), special)) {
    startWithAuthorityOf(base, url);
    return pathFromSolidus(parser);
  }
  skipSolidus(parser, null);
  skipSolidus(parser, null);
  url.serialization = base.serialization.slice(0, base.schemeEnd + 1);
  url.schemeEnd = base.schemeEnd;
  return special ? specialAuthorityIgnoreSlashesState(parser) : authorityState(parser);
}

/**
 * https://url.spec.whatwg.org/#special-authority-slashes-state
 *
 *     https://example.org/path
 *           ^
 *           entry
 */
export function specialAuthoritySlashesState(parser: Parser): Result {
  const { input, pointer } = parser;
  if (input.startsWith('//', pointer)) parser.pointer += 2;
  else report(parser, null, 'special-scheme-missing-following-solidus', pointer, pointer);
  return specialAuthorityIgnoreSlashesState(parser);
}

/**
 * https://url.spec.whatwg.org/#special-authority-ignore-slashes-state
 *
 *     https:///\example.org/path
 *             ^
 *             entry
 */
export function specialAuthorityIgnoreSlashesState(parser: Parser): Result {
  const { input } = parser;
  for (let c = input.charCodeAt(parser.pointer); c === SOLIDUS || c === REVERSE_SOLIDUS; ) {
    report(parser, null, 'special-scheme-missing-following-solidus', parser.pointer, parser.pointer + 1);
    c = input.charCodeAt(++parser.pointer);
  }
  return authorityState(parser);
}
