import { asciiLowercase, COLON, isASCIIAlpha, isASCIIAlphanumeric, NUMBER_SIGN, SOLIDUS } from '@url/infra';
import { fail, report } from '@url/infra/internal';
import { defaultPort, includesCredentials, isSpecial, isSpecialScheme, type URLRecord } from '@url/record';
import { specialSchemeOf } from '@url/record/internal';
import type { Parser, Result } from '../parser.js';
import { authorityState } from './authority.js';
import { fileState } from './file.js';
import { opaquePathState } from './opaque-path.js';
import { pathState } from './path.js';
import { afterPath } from './query.js';
import { relativeState, specialAuthoritySlashesState, specialRelativeOrAuthorityState } from './relative.js';

/**
 * https://url.spec.whatwg.org/#scheme-start-state
 *
 *     https://example.org/path
 *     ^
 *     entry
 */
export function schemeStartState(parser: Parser): Result {
  if (isASCIIAlpha(parser.input.charCodeAt(parser.pointer))) return schemeState(parser);
  return parser.stateOverride === null ? noSchemeState(parser) : null;
}

/**
 * https://url.spec.whatwg.org/#scheme-state
 *
 *     https://example.org/path
 *     ^    ^
 *     |    end
 *     entry
 */
function schemeState(parser: Parser): Result {
  const { input, pointer: entry, stateOverride, url, base } = parser;
  const specialScheme = specialSchemeOf(input);
  const end = specialScheme === null ? endOfScheme(input, entry) : entry + specialScheme.length;
  if (input.charCodeAt(end) !== COLON) return stateOverride === null ? noSchemeState(parser) : null;
  const scheme = specialScheme ?? asciiLowercase(input.slice(entry, end));
  if (stateOverride !== null) return changeScheme(url, scheme);

  url.scheme = scheme;
  parser.special = isSpecialScheme(scheme);
  parser.pointer = end + 1;
  if (scheme === 'file') {
    if (!input.startsWith('//', end + 1)) {
      report(parser, null, 'special-scheme-missing-following-solidus', end + 1, end + 1);
    }
    return fileState(parser);
  }
  if (parser.special) {
    return base?.scheme === scheme
      ? specialRelativeOrAuthorityState(parser, base)
      : specialAuthoritySlashesState(parser);
  }
  if (input.charCodeAt(end + 1) === SOLIDUS) {
    parser.pointer++;
    return pathOrAuthorityState(parser);
  }
  url.hasOpaquePath = true;
  return opaquePathState(parser);
}

function endOfScheme(input: string, entry: number): number {
  let end = entry;
  for (let c = input.charCodeAt(end); isASCIIAlphanumeric(c) || c === 0x2b || c === 0x2d || c === 0x2e; ) {
    c = input.charCodeAt(++end);
  }
  return end;
}

/** What the scheme state does with a state override: the scheme changes, unless the record would break its invariants. */
function changeScheme(url: URLRecord, scheme: string): Result {
  const breaksInvariants =
    isSpecial(url) !== isSpecialScheme(scheme) ||
    ((includesCredentials(url) || url.port !== null) && scheme === 'file') ||
    (url.scheme === 'file' && url.host === '');
  if (breaksInvariants) return url;
  url.scheme = scheme;
  if (url.port === defaultPort(scheme)) url.port = null;
  return url;
}

/**
 * https://url.spec.whatwg.org/#no-scheme-state
 *
 *     ../path?query
 *     ^
 *     entry
 */
function noSchemeState(parser: Parser): Result {
  const { input, pointer, base, url } = parser;
  if (base === null || (base.hasOpaquePath && input.charCodeAt(pointer) !== NUMBER_SIGN)) {
    return fail(parser, 'scheme', 'missing-scheme-non-relative-URL', pointer, input.length);
  }
  if (base.hasOpaquePath) {
    url.scheme = base.scheme;
    url.path = base.path;
    url.hasOpaquePath = true;
    url.query = base.query;
    return afterPath(parser, pointer);
  }
  return base.scheme === 'file' ? fileState(parser) : relativeState(parser, base);
}

/**
 * https://url.spec.whatwg.org/#path-or-authority-state
 *
 *     git://example.org/path
 *          ^
 *          entry
 */
function pathOrAuthorityState(parser: Parser): Result {
  if (parser.input.charCodeAt(parser.pointer) !== SOLIDUS) return pathState(parser);
  parser.pointer++;
  return authorityState(parser);
}
