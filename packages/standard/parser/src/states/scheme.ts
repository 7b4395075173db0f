import { endsInANumberBetween, mayEndAnAddress } from '@url/host/internal';
import {
  COLON,
  FULL_STOP,
  HYPHEN_MINUS,
  LEFT_SQUARE_BRACKET,
  NUMBER_SIGN,
  PLUS_SIGN,
  RIGHT_SQUARE_BRACKET,
  SOLIDUS,
} from '@url/infra';
import {
  fail,
  hasShortCuts,
  isASCIIAlpha,
  isASCIIDigit,
  isASCIIUpperAlpha,
  isC0ControlOrSpace,
  report,
} from '@url/infra/internal';
import { includesCredentials, type URLRecord } from '@url/record';
import { addLetter, type SpecialScheme, specialSchemeAtStart, specialSchemeOfLetters } from '@url/record/internal';
import { endOfHeadAndPath, mayHaveHead } from '../head.js';
import { CONTROL } from '../kinds.js';
import {
  endsPath,
  isFileURL,
  isSolidus,
  mustStartOver,
  type Parser,
  type Result,
  replace,
  startsWithSolidi,
} from '../parser.js';
import { startOfPort, UPPER_CASE } from '../read-authority.js';
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

/**
 * https://url.spec.whatwg.org/#scheme-start-state
 *
 *     https://www.example.org:8080/path?query
 *     ^                                ^
 *     entry                            end of the head
 *
 * @param head the end of the head, if it has been read
 */
export function schemeStartState(parser: Parser, head = -1): Result {
  if (!hasShortCuts) return schemeState(parser);
  const end = head < 0 && mayHaveHead(parser) ? endOfHeadAndPath(parser.input) : head;
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
  url.special = special;
  url.schemeEnd = schemeEnd;
  if (!isWholeAuthority(input, hostEnd, end, special) || !staysAsItIs(input, host, hostEnd, special)) {
    return continueWithHost(parser, host, hostEnd, end);
  }
  url.usernameEnd = url.hostStart = host;
  url.hostEnd = hostEnd;
  parser.pointer = hostEnd;
  return pathStartState(parser, end);
}

function isWholeAuthority(input: string, hostEnd: number, end: number, special: SpecialScheme): boolean {
  return hostEnd < end || endsPath(input, end) || isSolidus(input.charCodeAt(end), special);
}

/** Whether the head has a host that stays as it is, or an empty host of a file URL: not one with upper case, "localhost", or an IPv4 address. */
function staysAsItIs(input: string, host: number, hostEnd: number, special: SpecialScheme): boolean {
  if (hostEnd === host) return special.isFile;
  const last = input.charCodeAt(hostEnd - 1);
  if (mayEndAnAddress(last) && last !== RIGHT_SQUARE_BRACKET) return false;
  return !isASCIIUpperAlpha(input.charCodeAt(host)) && !(special.isFile && hostEnd - host === LOCALHOST_LENGTH);
}

/** Continues after a head whose host may change, or where more belongs to the authority. */
function continueWithHost(parser: Parser, host: number, hostEnd: number, end: number): Result {
  const { input, url } = parser;
  const special = url.special!;
  if (special.isFile || (hostEnd === host && isSolidus(input.charCodeAt(host), special))) {
    parser.pointer = url.schemeEnd + 1;
    return continueAfterSpecialScheme(parser);
  }
  parser.pointer = host;
  const first = input.charCodeAt(host);
  const kinds = isASCIIUpperAlpha(first) ? UPPER_CASE : 0;
  if (!isWholeAuthority(input, hostEnd, end, special)) {
    // The last digits may be a port, so the scan of the authority has to see the ":" before them.
    const isUnchanged = kinds === 0 && first !== LEFT_SQUARE_BRACKET && !isASCIIDigit(input.charCodeAt(end - 1));
    return authorityState(parser, isUnchanged ? end : host);
  }
  url.usernameEnd = url.hostStart = host;
  return hostState(parser, { kinds, atSign: -1, hostEnd: startOfPort(input, hostEnd), end: hostEnd, plainEnd: end });
}

/**
 * Whether a path or nothing follows a head with a domain, and the domain is not an address: then no state fails. Most URLs start so, and for them
 * `canParse` needs no variables.
 */
export function isWholeHead(input: string, end: number): boolean {
  if (end < 0 || (end < input.length && input.charCodeAt(end) !== SOLIDUS)) return false;
  const last = input.charCodeAt(end - 1);
  if (!mayEndAnAddress(last)) return true;
  // The last digits may be a port.
  const host = specialSchemeAtStart(input).name.length + 3;
  return !isASCIIDigit(last) && host < end && !endsInANumberBetween(input, host, end);
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
  const { end, kinds, special } = scanScheme(input);
  if (end < 0) return noSchemeState(parser, kinds);
  url.schemeEnd = end;
  url.special = special;
  parser.pointer = end + 1;
  if (kinds !== 0) replace(parser, 0, end, special === null ? input.slice(0, end).toLowerCase() : special.name);
  return special === null ? continueAfterOtherScheme(parser) : continueAfterSpecialScheme(parser);
}

/** A scheme before the first U+003A (:). */
interface ScannedScheme {
  /** Its end; −1 if there is none. */
  readonly end: number;
  /** Whether it has upper case, or whether a control or space is in its place. */
  readonly kinds: number;
  readonly special: SpecialScheme | null;
}

function scanScheme(input: string): ScannedScheme {
  let letters = 0;
  let kinds = 0;
  let pointer = 0;
  let c = input.charCodeAt(0);
  while (isASCIIAlpha(c) || (pointer > 0 && isDigitOrMark(c))) {
    letters = addLetter(letters, isASCIIAlpha(c) ? c : NO_LETTER);
    if (isASCIIUpperAlpha(c)) kinds = UPPER_CASE;
    c = input.charCodeAt(++pointer);
  }
  if (c === COLON && pointer > 0) return { end: pointer, kinds, special: specialSchemeOfLetters(letters) };
  return { end: -1, kinds: isC0ControlOrSpace(c) ? CONTROL : 0, special: null };
}

/** What counts as the last letter of its case, so that no special scheme has it. */
const NO_LETTER = 0x1f;

/** Whether a scheme may have the code unit, after its first, beside letters. */
function isDigitOrMark(c: number): boolean {
  return isASCIIDigit(c) || c === PLUS_SIGN || c === HYPHEN_MINUS || c === FULL_STOP;
}

/** Runs the steps of https://url.spec.whatwg.org/#scheme-state for U+003A (:) after a special scheme. */
function continueAfterSpecialScheme(parser: Parser): Result {
  const { input, pointer, base, url } = parser;
  if (isFileURL(parser)) {
    if (!startsWithSolidi(input, pointer)) {
      report(parser, null, 'special-scheme-missing-following-solidus', pointer, pointer);
    }
    return fileState(parser);
  }
  return base !== null && base.special === url.special
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
  const before = parser.url.special;
  const { end, special } = scanScheme(parser.input);
  if (end < 0) return null;
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
function noSchemeState(parser: Parser, kinds: number): Result {
  const { input, pointer, base } = parser;
  if (kinds === CONTROL && mustStartOver(parser)) return null;
  if (base === null || (base.hasOpaquePath && input.charCodeAt(pointer) !== NUMBER_SIGN)) {
    return fail(parser, 'scheme', 'missing-scheme-non-relative-URL', pointer, input.length);
  }
  if (base.hasOpaquePath) return continueAfterBasePath(parser, base);
  parser.url.special = base.special;
  return isFileURL(parser) ? fileState(parser) : relativeState(parser, base);
}
