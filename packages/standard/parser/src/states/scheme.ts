import { mayEndAnAddress } from '@url/host/internal';
import { COLON, isASCIIAlpha, isASCIIUpperAlpha, NUMBER_SIGN, SOLIDUS } from '@url/infra';
import { fail, hasShortCuts, report } from '@url/infra/internal';
import { defaultPort, includesCredentials, isSpecialScheme, type URLRecord } from '@url/record';
import { lowercaseSchemePattern, schemePattern, specialSchemePattern, startsSpecialScheme } from '@url/record/internal';
import { mustStartOver, type Parser, type Result, replace, schemeOf, setScheme, startsWithSolidi } from '../parser.js';
import { endsAuthority } from '../read-authority.js';
import { endOf } from '../scanners.js';
import { fileState } from './file.js';
import { unchangedHost, unchangedOpaqueHost } from './host.js';
import { opaquePathState, unchangedOpaquePath } from './opaque-path.js';
import { goesOnWithPath, noteUnchanged, unchangedSegments } from './path.js';
import { pathOrAuthorityState } from './path-or-authority.js';
import { unchangedPort } from './port.js';
import { continueAfterBasePath } from './query.js';
import { relativeState } from './relative.js';
import { specialAuthoritySlashesState } from './special-authority-slashes.js';
import { specialRelativeOrAuthorityState } from './special-relative-or-authority.js';

/** Matches a special scheme that the scheme states leave unchanged, and the "//" after it. */
export const unchangedScheme = (): string => `${specialSchemePattern()}://`;

/** Matches another scheme that the scheme states leave unchanged. */
export const unchangedOtherScheme = (): string => `(?!${specialSchemePattern()}:)${lowercaseSchemePattern}:`;

/** Matches after a scheme that is not special, before an opaque path: neither U+002F (/) nor what preprocessing may remove. */
const beforeOpaquePath = '(?![/\\0- ])';

const unchangedAuthority = () => unchangedScheme() + unchangedHost() + unchangedPort;
const endOfSpecialHost = /* @__PURE__ */ endOf(unchangedAuthority);
const endOfSpecialPath = /* @__PURE__ */ endOf(() => unchangedAuthority() + unchangedSegments());
const endOfOtherHost = /* @__PURE__ */ endOf(
  () => `${unchangedOtherScheme()}(?://${unchangedOpaqueHost()}|${beforeOpaquePath})`,
);
const endOfOtherPath = /* @__PURE__ */ endOf(
  () =>
    `${unchangedOtherScheme()}(?://${unchangedOpaqueHost()}${unchangedSegments()}|${beforeOpaquePath}${unchangedOpaquePath()})`,
);
const endOfScheme = /* @__PURE__ */ endOf(() => schemePattern);

/**
 * https://url.spec.whatwg.org/#scheme-start-state
 *
 *     https://example.org/path?query
 *     ^    ^             ^    ^
 *     |    schemeEnd     |    unchangedPathEnd
 *     entry              unchangedHostEnd
 *
 * One expression reads a special scheme, the host, the port and the path as far as they are unchanged, because it takes half the time of three.
 */
export function schemeStartState(parser: Parser): Result {
  const { input, url } = parser;
  const first = input.charCodeAt(0);
  const endOfSpecial = hasShortCuts && goesOnWithPath(parser) ? endOfSpecialPath : endOfSpecialHost;
  const end = startsSpecialScheme(first) ? endOfSpecial(input, 0) : -1;
  if (end < 0) return readOtherScheme(parser, first);
  const schemeEnd = endOfSpecialScheme(input);
  url.schemeEnd = schemeEnd;
  noteUnchanged(parser, schemeEnd + 3, end);
  parser.special = true;
  parser.isFile = schemeEnd === 4 && first === LATIN_SMALL_LETTER_F;
  return continueAfterScheme(parser);
}

/**
 * Whether the states leave the scheme and the domain of a special URL as they are, and a path or nothing follows: then no state fails. Most
 * URLs start so, and for them `canParse` needs no variables.
 */
export function startsWithUnchangedDomain(input: string): boolean {
  const end = hasShortCuts && startsSpecialScheme(input.charCodeAt(0)) ? endOfSpecialHost(input, 0) : -1;
  return end > 0 && !mayEndAnAddress(input.charCodeAt(end - 1)) && endsAuthority(input, end);
}

/** Finds the end of a special scheme. Most of them are "https", "http" or "file", which one code unit tells from the others. */
function endOfSpecialScheme(input: string): number {
  const fifth = input.charCodeAt(4);
  if (fifth === COLON) return 4;
  return fifth === LATIN_SMALL_LETTER_S ? 5 : input.indexOf(':');
}

const LATIN_SMALL_LETTER_F = 0x66;
const LATIN_SMALL_LETTER_S = 0x73;

/** Runs the scheme start state for a scheme that is not special, or not in lower case, and for an input without a scheme. */
function readOtherScheme(parser: Parser, first: number): Result {
  const { input, url } = parser;
  const endOfOther = hasShortCuts && goesOnWithPath(parser) ? endOfOtherPath : endOfOtherHost;
  const end = isASCIIAlpha(first) && !isASCIIUpperAlpha(first) ? endOfOther(input, 0) : -1;
  if (end < 0) return mustStartOver(parser) ? null : schemeState(parser);
  url.schemeEnd = input.indexOf(':');
  if (input.charCodeAt(url.schemeEnd + 1) === SOLIDUS) noteUnchanged(parser, url.schemeEnd + 3, end);
  else parser.unchangedPathEnd = end;
  return continueAfterScheme(parser);
}

/**
 * https://url.spec.whatwg.org/#scheme-state
 *
 *     HTTPS:\\example.org
 *     ^    ^
 *     |    end
 *     entry
 */
function schemeState(parser: Parser): Result {
  const { input, url } = parser;
  const scheme = readScheme(input);
  if (scheme === null) return noSchemeState(parser);
  replace(parser, 0, scheme.length + 1, `${scheme}:`);
  url.schemeEnd = scheme.length;
  setScheme(parser, scheme);
  return continueAfterScheme(parser);
}

/** Reads the scheme before the first U+003A (:), in lower case; `null` if there is none. */
function readScheme(input: string): string | null {
  const end = isASCIIAlpha(input.charCodeAt(0)) ? endOfScheme(input, 0) : -1;
  if (end < 0 || end === input.length || input.charCodeAt(end) !== COLON) return null;
  // On an ASCII string `toLowerCase` is ASCII lowercase.
  return input.slice(0, end).toLowerCase();
}

/** Runs the steps of https://url.spec.whatwg.org/#scheme-state for U+003A (:). */
function continueAfterScheme(parser: Parser): Result {
  const { base, special, isFile } = parser;
  parser.pointer = parser.url.schemeEnd + 1;
  if (!special) return continueAfterOtherScheme(parser);
  if (isFile) return continueAfterFileScheme(parser);
  return base !== null && base.scheme === schemeOf(parser)
    ? specialRelativeOrAuthorityState(parser, base)
    : specialAuthoritySlashesState(parser);
}

function continueAfterFileScheme(parser: Parser): Result {
  const { input, pointer } = parser;
  if (!startsWithSolidi(input, pointer)) {
    report(parser, null, 'special-scheme-missing-following-solidus', pointer, pointer);
  }
  return fileState(parser);
}

function continueAfterOtherScheme(parser: Parser): Result {
  const { input, pointer, url } = parser;
  url.usernameEnd = url.hostStart = url.hostEnd = url.pathStart = pointer;
  if (input.charCodeAt(pointer) !== SOLIDUS) return opaquePathState(parser);
  parser.pointer++;
  return pathOrAuthorityState(parser);
}

/** Runs the scheme start state with a state override: the scheme changes, unless the record would break its invariants. */
export function changeScheme(parser: Parser, target: URLRecord): Result {
  const scheme = readScheme(parser.input);
  if (scheme === null) return null;
  const breaksInvariants =
    parser.special !== isSpecialScheme(scheme) ||
    ((includesCredentials(target) || target.port !== null) && scheme === 'file') ||
    (parser.isFile && target.host === '');
  if (breaksInvariants) return target;
  target.scheme = scheme;
  if (target.port === defaultPort(scheme)) target.port = null;
  return target;
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
  if (base.hasOpaquePath) return continueAfterBasePath(parser, base);
  setScheme(parser, base.scheme);
  return parser.isFile ? fileState(parser) : relativeState(parser, base);
}
