import { mayEndAnAddress, unchangedDomainClass } from '@url/host/internal';
import { COLON, FULL_STOP, HYPHEN_MINUS, NUMBER_SIGN, PLUS_SIGN, SOLIDUS } from '@url/infra';
import {
  fail,
  hasHandler,
  hasShortCuts,
  isASCIIAlpha,
  isASCIIDigit,
  isASCIITabOrNewline,
  isASCIIUpperAlpha,
  report,
} from '@url/infra/internal';
import { includesCredentials, type URLRecord } from '@url/record';
import {
  addLetter,
  specialSchemeAtStart,
  specialSchemeOfLetters,
  specialSchemePattern,
  startsSpecialScheme,
} from '@url/record/internal';
import { CONTROL, endOf, LONGEST, runOf, segmentsPattern, specialPath } from '../kinds.js';
import {
  endsPath,
  isFileURL,
  isSolidus,
  mustStartOver,
  type Parser,
  type Result,
  replace,
  setSpecial,
  startsWithSolidi,
} from '../parser.js';
import { UPPER_CASE } from '../read-authority.js';
import { authorityState } from './authority.js';
import { fileState } from './file.js';
import { hostState } from './host.js';
import { opaquePathState } from './opaque-path.js';
import { pathOrAuthorityState } from './path-or-authority.js';
import { pathStartState } from './path-start.js';
import { continueAfterBasePath } from './query.js';
import { LOCALHOST_LENGTH } from './read-host.js';
import { relativeState } from './relative.js';
import { specialAuthoritySlashesState } from './special-authority-slashes.js';
import { specialRelativeOrAuthorityState } from './special-relative-or-authority.js';

/** Matches a special scheme, a domain and a port as far as the states leave them as they are. */
const headPattern = (): string => `${specialSchemePattern()}://(?:${runOf(unchangedDomainClass)})?(?::\\d+)?`;

// Both expressions are compiled on first use.
let head: RegExp | null = null;
let headAndPath: RegExp | null = null;

function endOfHead(input: string): number {
  if (!startsSpecialScheme(input.charCodeAt(0))) return -1;
  if (head === null) head = new RegExp(headPattern(), 'y');
  return endOf(head, input, 0);
}

/** Returns the end of the head of a URL and of its path, as far as they are unchanged; −1 if there is no such head. */
export function endOfHeadAndPath(input: string): number {
  if (!startsSpecialScheme(input.charCodeAt(0))) return -1;
  if (headAndPath === null) {
    headAndPath = new RegExp(`${headPattern()}(?:(?=/)${segmentsPattern(specialPath)})?`, 'y');
  }
  return endOf(headAndPath, input, 0);
}

/**
 * https://url.spec.whatwg.org/#scheme-start-state
 *
 *     https://www.example.org:8080/path?query
 *     ^                                ^
 *     entry                            end of the head
 *
 * One expression reads the head of most URLs: a special scheme, a domain, a port and a path, as far as they are unchanged. No state reads the head
 * again, because an expression of many code units takes less time than several expressions or loops.
 */
export function schemeStartState(parser: Parser): Result {
  const { input } = parser;
  const mayHaveHead = hasShortCuts && !parser.stopsAfterAuthority && input.length <= LONGEST && !hasHandler(parser);
  const end = mayHaveHead ? endOfHeadAndPath(input) : -1;
  return end < 0 ? schemeState(parser) : continueAfterHead(parser, end);
}

/**
 *     https://example.org:8080/a/b?query
 *             ^          ^    ^   ^
 *             host       |    |   end
 *                        |    pathStart
 *                        perhaps a port
 */
function continueAfterHead(parser: Parser, end: number): Result {
  const { input, url } = parser;
  const special = specialSchemeAtStart(input);
  const schemeEnd = special.name.length;
  const host = schemeEnd + 3;
  const solidus = input.indexOf('/', host);
  const hostEnd = solidus < 0 || solidus > end ? end : solidus;
  setSpecial(parser, special);
  url.schemeEnd = schemeEnd;
  parser.pointer = schemeEnd + 1;
  const isUsed = special.isFile
    ? isPlainFileHost(input, host, hostEnd, end)
    : hostEnd > host || !isSolidus(input.charCodeAt(host), special);
  if (!isUsed) return continueAfterSpecialScheme(parser);
  parser.pointer = host;
  if (hostEnd === end && !endsPath(input, end)) {
    // The last digits may be a port, so the scan of the authority has to see the ":" before them.
    return authorityState(parser, isASCIIDigit(input.charCodeAt(end - 1)) ? host : end);
  }
  url.usernameEnd = url.hostStart = host;
  parser.plainEnd = end;
  if (!special.isFile && mayEndAnAddress(input.charCodeAt(hostEnd - 1))) {
    parser.authorityEnd = hostEnd;
    parser.hostEnd = startOfPort(input, hostEnd);
    return hostState(parser);
  }
  url.hostEnd = hostEnd;
  parser.pointer = hostEnd;
  return pathStartState(parser);
}

/** Whether the host of a file URL is empty or stays as it is: it ends within the head, and is neither "localhost" nor an address. */
function isPlainFileHost(input: string, host: number, hostEnd: number, end: number): boolean {
  if (hostEnd === end && !endsPath(input, end)) return false;
  return hostEnd === host || (hostEnd - host !== LOCALHOST_LENGTH && !mayEndAnAddress(input.charCodeAt(hostEnd - 1)));
}

/** Returns the offset of the U+003A (:) before the digits with which an authority ends, or else the end. */
function startOfPort(input: string, end: number): number {
  let pointer = end - 1;
  while (isASCIIDigit(input.charCodeAt(pointer))) pointer--;
  return input.charCodeAt(pointer) === COLON ? pointer : end;
}

/**
 * Whether the states leave the scheme and the domain of a special URL as they are, and a path or nothing follows: then no state fails. Most
 * URLs start so, and for them `canParse` needs no variables.
 */
export function startsWithUnchangedDomain(input: string): boolean {
  const end = hasShortCuts ? endOfHead(input) : -1;
  if (end < 0 || mayEndAnAddress(input.charCodeAt(end - 1))) return false;
  return end === input.length || input.charCodeAt(end) === SOLIDUS;
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
  const end = scanScheme(parser);
  if (end < 0) return noSchemeState(parser);
  const { special } = parser;
  url.schemeEnd = end;
  url.special = special;
  parser.pointer = end + 1;
  if (parser.kinds !== 0) replace(parser, 0, end, special === null ? input.slice(0, end).toLowerCase() : special.name);
  return special === null ? continueAfterOtherScheme(parser) : continueAfterSpecialScheme(parser);
}

/**
 * Scans the scheme before the first U+003A (:). Sets the special scheme, and whether the scheme has upper case.
 *
 * @returns the end of the scheme; −1 if there is none
 */
function scanScheme(parser: Parser): number {
  const { input } = parser;
  let letters = 0;
  let kinds = 0;
  let pointer = 0;
  let c = input.charCodeAt(0);
  while (isASCIIAlpha(c) || (pointer > 0 && isDigitOrMark(c))) {
    letters = addLetter(letters, isASCIIAlpha(c) ? c : NO_LETTER);
    if (isASCIIUpperAlpha(c)) kinds = UPPER_CASE;
    c = input.charCodeAt(++pointer);
  }
  parser.kinds = isASCIITabOrNewline(c) ? CONTROL : kinds;
  if (c !== COLON || pointer === 0) return -1;
  parser.special = specialSchemeOfLetters(letters);
  return pointer;
}

/** What counts as the last letter of its case, so that no special scheme has it. */
const NO_LETTER = 0x1f;

/** Whether a scheme may have the code unit, after its first, beside letters. */
function isDigitOrMark(c: number): boolean {
  return isASCIIDigit(c) || c === PLUS_SIGN || c === HYPHEN_MINUS || c === FULL_STOP;
}

/** Runs the steps of https://url.spec.whatwg.org/#scheme-state for U+003A (:) after a special scheme. */
function continueAfterSpecialScheme(parser: Parser): Result {
  const { input, pointer, base, special } = parser;
  if (isFileURL(parser)) {
    if (!startsWithSolidi(input, pointer)) {
      report(parser, null, 'special-scheme-missing-following-solidus', pointer, pointer);
    }
    return fileState(parser);
  }
  return base !== null && base.special === special
    ? specialRelativeOrAuthorityState(parser, base)
    : specialAuthoritySlashesState(parser);
}

/** Runs them after another scheme. */
function continueAfterOtherScheme(parser: Parser): Result {
  const { input, pointer, url } = parser;
  url.usernameEnd = url.hostStart = url.hostEnd = url.pathStart = pointer;
  return input.charCodeAt(pointer) === SOLIDUS ? pathOrAuthorityState(parser) : opaquePathState(parser);
}

/** Runs the scheme start state with a state override: the scheme changes, unless the record would break its invariants. */
export function changeScheme(parser: Parser, target: URLRecord): Result {
  const before = parser.special;
  const end = scanScheme(parser);
  if (end < 0) return null;
  const { special } = parser;
  const breaksInvariants =
    (before === null) !== (special === null) ||
    (special?.isFile === true && (includesCredentials(target) || target.port !== null)) ||
    (before?.isFile === true && target.host === '');
  if (breaksInvariants) return target;
  target.scheme = special === null ? parser.input.slice(0, end).toLowerCase() : special.name;
  if (special !== null && target.port === special.port) target.port = null;
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
  if (parser.kinds === CONTROL && mustStartOver(parser)) return null;
  if (base === null || (base.hasOpaquePath && input.charCodeAt(pointer) !== NUMBER_SIGN)) {
    return fail(parser, 'scheme', 'missing-scheme-non-relative-URL', pointer, input.length);
  }
  if (base.hasOpaquePath) return continueAfterBasePath(parser, base);
  setSpecial(parser, base.special);
  return isFileURL(parser) ? fileState(parser) : relativeState(parser, base);
}
