import { asciiDomainClass, unchangedDomainClass, unchangedOpaqueHostClass } from '@url/host/internal';
import {
  COLON,
  isASCIIDigit,
  isASCIITabOrNewline,
  isASCIIUpperAlpha,
  isC0ControlOrSpace,
  LEFT_SQUARE_BRACKET,
  RIGHT_SQUARE_BRACKET,
  SOLIDUS,
} from '@url/infra';
import type { Parser } from './parser.js';
import { endOf } from './scanners.js';

/** The kinds of code units in an authority. A code unit that a host keeps as it is has none of them. */
const END = 1;
export const AT_SIGN = 2;
export const PORT_COLON = 4;
const BRACKET = 8;
/** An ASCII upper alpha, which a domain has in lower case. */
export const UPPER_CASE = 0x10;
/** A C0 control or space: preprocessing may remove it. */
const CONTROL = 0x20;
/** A code unit for which the host parser is needed: it is forbidden, decoded, encoded or mapped. */
const OTHER = 0x40;
/** While the scan is between brackets. */
const INSIDE_BRACKETS = 0x80;

/**
 *     https://me:p@ss@example.org:8080/path
 *             ^      ^           ^    ^
 *             |      result      |    authorityEnd
 *             pointer            hostEnd
 *
 * Scans an authority once, and sets where its host and the authority itself end, and what kinds of code units the host has. Every later step
 * uses these. The standard restarts its buffer at every "@"; searching for the last one has the same result. A parser does this once.
 * Part of https://url.spec.whatwg.org/#authority-state.
 *
 * @param delimiters `AT_SIGN` if credentials may come before the host, and `PORT_COLON` if a port may follow; others are part of a host
 * @returns the offset of the last "@"; −1 if there is none
 */
export function readAuthority(parser: Parser, delimiters: number): number {
  const { input, unchangedHostEnd } = parser;
  if (unchangedHostEnd > 0 && isASCIIDigit(input.charCodeAt(unchangedHostEnd - 1))) notePort(parser, delimiters);
  const end =
    unchangedHostEnd > 0 && endsAuthority(input, unchangedHostEnd) ? unchangedHostEnd : scan(parser, delimiters);
  parser.authorityEnd = end;
  if (parser.hostEnd < 0) parser.hostEnd = end;
  return parser.atSign;
}

/** Whether an authority ends at an offset, as most do: at the end of the input, or before U+002F (/). */
export function endsAuthority(input: string, pointer: number): boolean {
  return pointer === input.length || input.charCodeAt(pointer) === SOLIDUS;
}

/** Notes the U+003A (:) before the digits with which the unchanged part ends, if there is one. */
function notePort(parser: Parser, delimiters: number): void {
  const { input } = parser;
  let colon = parser.unchangedHostEnd - 1;
  while (isASCIIDigit(input.charCodeAt(colon))) colon--;
  if (input.charCodeAt(colon) !== COLON) return;
  if ((delimiters & PORT_COLON) === 0) parser.kinds = OTHER;
  else parser.hostEnd = colon;
}

/** Notes the kinds of the code units after what is unchanged, and returns the end of the authority. */
function scan(parser: Parser, delimiters: number): number {
  const { input, pointer: entry, unchangedHostEnd, special } = parser;
  const kindOf = special ? kindsInSpecial() : kindsInOther();
  let pointer = Math.max(entry, unchangedHostEnd);
  if (pointer > entry && input.charCodeAt(entry) === LEFT_SQUARE_BRACKET) parser.kinds |= BRACKET;
  for (; pointer < input.length; pointer++) {
    const c = input.charCodeAt(pointer);
    const kind = c < 0x80 ? kindOf[c]! : OTHER;
    if (kind === 0) continue;
    if (kind === END) break;
    if ((kind & delimiters) === 0) noteKind(parser, kind, c);
    else noteDelimiter(parser, kind, pointer);
    if (special) pointer = lastToSkip(input, kind, pointer);
  }
  return pointer;
}

/** Returns the last offset that a scan may skip: after "@", a domain usually is unchanged; after an upper alpha, it usually is in upper case. */
function lastToSkip(input: string, kind: number, pointer: number): number {
  if (kind === AT_SIGN) return endOfUnchangedDomain(input, pointer + 1) - 1;
  return kind === UPPER_CASE ? endOfASCIIDomain(input, pointer) - 1 : pointer;
}

const endOfUnchangedDomain = /* @__PURE__ */ endOf(() => `${unchangedDomainClass}*`);
/** Skips also what a domain lowercases. */
const endOfASCIIDomain = /* @__PURE__ */ endOf(() => `${asciiDomainClass}*`);

/**
 * After the host, where only a port may be, only a control is of interest. Preprocessing removes tabs and newlines; the other controls only at the
 * end of the input, because an authority does not start the input.
 */
function noteKind(parser: Parser, kind: number, c: number): void {
  if (kind === CONTROL && (isASCIITabOrNewline(c) || endsInControl(parser.input))) parser.hasControl = true;
  if (parser.hostEnd >= 0) return;
  parser.kinds |= kind;
  if (c === LEFT_SQUARE_BRACKET) parser.kinds |= INSIDE_BRACKETS;
  else if (c === RIGHT_SQUARE_BRACKET) parser.kinds &= ~INSIDE_BRACKETS;
}

function endsInControl(input: string): boolean {
  return isC0ControlOrSpace(input.charCodeAt(input.length - 1));
}

/** Everything before an "@" belongs to the credentials. The first U+003A (:) after it and outside of brackets ends the host. */
function noteDelimiter(parser: Parser, kind: number, pointer: number): void {
  if (kind === AT_SIGN) {
    parser.atSign = pointer;
    parser.hostEnd = -1;
    parser.kinds = 0;
  } else if (parser.hostEnd < 0 && (parser.kinds & INSIDE_BRACKETS) === 0) {
    parser.hostEnd = pointer;
  }
}

const kindsInSpecial = /* @__PURE__ */ onFirstUse(() => kindsOf('/?#\\', unchangedDomainClass));
const kindsInOther = /* @__PURE__ */ onFirstUse(() => kindsOf('/?#', unchangedOpaqueHostClass()));

function onFirstUse(make: () => Uint8Array): () => Uint8Array {
  let kinds: Uint8Array | null = null;
  return () => {
    if (kinds === null) kinds = make();
    return kinds;
  };
}

/** The kind of each ASCII code unit, in an authority that one of the delimiters ends, where a host leaves the code units of a class unchanged. */
function kindsOf(delimiters: string, unchangedClass: string): Uint8Array {
  const unchanged = new RegExp(unchangedClass);
  return Uint8Array.from({ length: 0x80 }, (_, c) => {
    const character = String.fromCharCode(c);
    if (delimiters.includes(character)) return END;
    if (unchanged.test(character)) return 0;
    if (isASCIIUpperAlpha(c)) return UPPER_CASE;
    if (c === COLON) return PORT_COLON;
    if (character === '@') return AT_SIGN;
    if (c === LEFT_SQUARE_BRACKET || c === RIGHT_SQUARE_BRACKET) return BRACKET;
    return isC0ControlOrSpace(c) ? CONTROL : OTHER;
  });
}
