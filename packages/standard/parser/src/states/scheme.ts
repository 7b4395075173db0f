import { COLON, isASCIIAlpha, NUMBER_SIGN, SOLIDUS } from '@url/infra';
import { fail, report } from '@url/infra/internal';
import { defaultPort, includesCredentials, isSpecial, isSpecialScheme, type URLRecord } from '@url/record';
import { lowercaseSchemePattern, schemePattern, specialSchemePattern, webSchemePattern } from '@url/record/internal';
import type { Parser, Result } from '../parser.js';
import { endOf } from '../scanners.js';
import { authorityState } from './authority.js';
import { fileState } from './file.js';
import { opaquePathState } from './opaque-path.js';
import { pathState } from './path.js';
import { afterPathOf } from './query.js';
import { relativeState, specialAuthoritySlashesState, specialRelativeOrAuthorityState } from './relative.js';

/** Matches what the scheme states and the special authority slashes state leave unchanged in a special URL that is not a file URL. */
export const unchangedScheme = (): string => `${webSchemePattern()}://`;

/** Matches what the scheme states leave unchanged in a URL that is not special. */
export const unchangedOtherScheme = (): string => `(?!${specialSchemePattern()}:)${lowercaseSchemePattern}:`;

const endOfScheme = /* @__PURE__ */ endOf(() => schemePattern);

/**
 * https://url.spec.whatwg.org/#scheme-start-state
 * https://url.spec.whatwg.org/#scheme-state
 *
 *     https://example.org/path
 *     ^    ^
 *     |    end
 *     entry
 */
export function schemeStartState(parser: Parser): Result {
  const { input, pointer: entry, given } = parser;
  const end = isASCIIAlpha(input.charCodeAt(entry)) ? endOfScheme(input, entry) : -1;
  if (end < 0 || input.charCodeAt(end) !== COLON) return given === null ? noSchemeState(parser) : null;
  // On an ASCII string `toLowerCase` is ASCII lowercase.
  const scheme = input.slice(entry, end).toLowerCase();
  if (given !== null) return changeScheme(given, scheme);
  parser.pointer = end + 1;
  return afterScheme(parser, scheme);
}

/** Runs the steps of https://url.spec.whatwg.org/#scheme-state for U+003A (:). */
function afterScheme(parser: Parser, scheme: string): Result {
  const { input, pointer, url, base } = parser;
  parser.scheme = scheme;
  parser.special = isSpecialScheme(scheme);
  if (scheme === 'file') {
    if (!input.startsWith('//', pointer)) {
      report(parser, null, 'special-scheme-missing-following-solidus', pointer, pointer);
    }
    return fileState(parser);
  }
  url.serialization = `${scheme}:`;
  url.schemeEnd = scheme.length;
  url.usernameEnd = url.hostStart = url.hostEnd = url.pathStart = url.serialization.length;
  if (parser.special) {
    return base?.scheme === scheme
      ? specialRelativeOrAuthorityState(parser, base)
      : specialAuthoritySlashesState(parser);
  }
  if (input.charCodeAt(pointer) !== SOLIDUS) return opaquePathState(parser);
  parser.pointer++;
  return pathOrAuthorityState(parser);
}

/** Runs the scheme state with a state override: the scheme changes, unless the record would break its invariants. */
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
  const { input, pointer, base } = parser;
  if (base === null || (base.hasOpaquePath && input.charCodeAt(pointer) !== NUMBER_SIGN)) {
    return fail(parser, 'scheme', 'missing-scheme-non-relative-URL', pointer, input.length);
  }
  if (base.hasOpaquePath) return afterPathOf(parser, base);
  parser.scheme = base.scheme;
  return parser.scheme === 'file' ? fileState(parser) : relativeState(parser, base);
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
