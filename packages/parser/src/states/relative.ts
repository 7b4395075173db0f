import { NUMBER_SIGN, QUESTION_MARK, REVERSE_SOLIDUS, SOLIDUS } from '@url/infra';
import { report } from '@url/infra/internal';
import { isSpecial, shortenPath, type URLRecord } from '@url/record';
import { copyAuthority } from '@url/record/internal';
import { isSolidus, type Parser, type Result, skipSolidus } from '../parser.js';
import { authorityState } from './authority.js';
import { behindFirstSolidus, pathState } from './path.js';
import { afterPath } from './query.js';

/**
 * https://url.spec.whatwg.org/#special-relative-or-authority-state
 *
 *     https://example.org/path
 *           ^
 *           entry
 */
export function specialRelativeOrAuthorityState(parser: Parser, base: URLRecord): Result {
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
export function relativeState(parser: Parser, base: URLRecord): Result {
  const { input, pointer, url } = parser;
  parser.special = isSpecial(base);
  const c = input.charCodeAt(pointer);
  if (isSolidus(c, parser.special)) {
    const isBeforeAuthority = isSolidus(input.charCodeAt(pointer + 1), parser.special);
    skipSolidus(parser, isBeforeAuthority ? null : 'path');
    return relativeSlashState(parser, base);
  }
  copyAuthority(url, base);
  url.path = base.path;
  url.query = base.query;
  if (pointer === input.length || c === QUESTION_MARK || c === NUMBER_SIGN) return afterPath(parser, pointer);
  url.query = null;
  shortenPath(url);
  return pathState(parser);
}

/**
 * https://url.spec.whatwg.org/#relative-slash-state
 *
 *     //example.org/path
 *      ^
 *      entry
 */
function relativeSlashState(parser: Parser, base: URLRecord): Result {
  const { input, pointer, special, url } = parser;
  const c = input.charCodeAt(pointer);
  if (isSolidus(c, special)) {
    skipSolidus(parser, null);
    url.scheme = base.scheme;
    return special ? specialAuthorityIgnoreSlashesState(parser) : authorityState(parser);
  }
  copyAuthority(url, base);
  return behindFirstSolidus(parser);
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
  if (input.charCodeAt(pointer) === SOLIDUS && input.charCodeAt(pointer + 1) === SOLIDUS) parser.pointer += 2;
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
