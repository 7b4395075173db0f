import { unchangedDomainClass, unchangedOpaqueHostClass } from '@url/host/internal';
import { COLON, LEFT_SQUARE_BRACKET } from '@url/infra';
import { isASCIIDigit, isASCIITabOrNewline, isASCIIUpperAlpha } from '@url/infra/internal';
import { CONTROL, END } from './kinds.js';

// The kinds of code units in an authority, beside END and CONTROL. A code unit that a host keeps as it is has none of them.
const AT_SIGN = 4;
const PORT_COLON = 8;
export const BRACKET = 0x10;
/** An ASCII upper alpha, which a domain has in lower case. */
export const UPPER_CASE = 0x20;
/** A code unit that is forbidden in the host, or that an opaque host has encoded. */
export const FORBIDDEN = 0x40;
/** U+0025 (%), by which a domain may be percent-decoded. */
const PERCENT = 0x80;
/** A code unit above U+007F. */
export const NON_ASCII = 0x100;
/** The kinds that part an authority. */
const DELIMITER = END | AT_SIGN | PORT_COLON | BRACKET;

/** The delimiters of an authority. */
export interface Authority {
  /** The kinds of the code units of the host, and whether a control is in the authority. */
  readonly kinds: number;
  /** The offset of the last "@"; −1 if there is none. */
  readonly atSign: number;
  readonly hostEnd: number;
  readonly end: number;
  /** The end of the path as far as an expression has found it unchanged; 0 if none has read it. */
  readonly plainEnd: number;
}

/**
 *     https://me:p@ss@example.org:8080/path
 *             ^      ^           ^    ^
 *             start  atSign      |    end
 *                                hostEnd
 *
 * Scans an authority once. Every later step uses these. The standard restarts its
 * buffer at every "@"; the last one has the same result. The first U+003A (:) after it and outside of brackets ends the host.
 * Part of https://url.spec.whatwg.org/#authority-state.
 *
 * @param start a start before which no code unit has a kind
 */
export function scanAuthority(input: string, start: number, kindOf: Uint8Array): Authority {
  let kinds = 0;
  let hostKinds = 0;
  let atSign = -1;
  let colon = -1;
  let isInBrackets = false;
  let pointer = start;
  for (; pointer < input.length; pointer++) {
    const c = input.charCodeAt(pointer);
    const kind = kindAt(kindOf, c);
    if ((kind & DELIMITER) === 0) {
      kinds |= kind;
    } else if (kind === END) {
      break;
    } else if (kind === AT_SIGN) {
      atSign = pointer;
      colon = -1;
      isInBrackets = false;
      kinds &= CONTROL;
    } else if (kind === PORT_COLON && colon < 0 && !isInBrackets) {
      colon = pointer;
      hostKinds = kinds;
      kinds &= CONTROL;
    } else {
      if (kind === BRACKET) isInBrackets = c === LEFT_SQUARE_BRACKET;
      kinds |= kind;
    }
  }
  if (colon < 0) return { kinds, atSign, hostEnd: pointer, end: pointer, plainEnd: 0 };
  return { kinds: hostKinds | (kinds & CONTROL), atSign, hostEnd: colon, end: pointer, plainEnd: 0 };
}

function kindAt(kindOf: Uint8Array, c: number): number {
  return c < 0x80 ? kindOf[c]! : NON_ASCII;
}

/** Returns the offset of the U+003A (:) before the digits with which an authority ends, or else the end. */
export function startOfPort(input: string, end: number): number {
  let pointer = end - 1;
  while (isASCIIDigit(input.charCodeAt(pointer))) pointer--;
  return input.charCodeAt(pointer) === COLON ? pointer : end;
}

/** The kind of each ASCII code unit in an authority with credentials and a port; without credentials; and in a host alone. */
interface AuthorityKinds {
  readonly ofSpecial: Uint8Array;
  readonly ofOther: Uint8Array;
  readonly withoutCredentials: Uint8Array;
  readonly withoutCredentialsOfOther: Uint8Array;
  readonly ofFile: Uint8Array;
}

let known: AuthorityKinds | null = null;

/** Returns the tables, which are made on first use. */
export function authorityKinds(): AuthorityKinds {
  if (known === null) known = createKinds();
  return known;
}

function createKinds(): AuthorityKinds {
  const ofSpecial = tableOf('/?#\\', unchangedDomainClass);
  const ofOther = tableOf('/?#', unchangedOpaqueHostClass());
  return {
    ofSpecial,
    ofOther,
    withoutCredentials: without(AT_SIGN, ofSpecial),
    withoutCredentialsOfOther: without(AT_SIGN, ofOther),
    ofFile: without(AT_SIGN | PORT_COLON, ofSpecial),
  };
}

/** The kinds of ":", "@", "[", "]" and "%". */
const otherKinds = [PORT_COLON, AT_SIGN, BRACKET, BRACKET, PERCENT];

/** The kinds in an authority that one of the delimiters ends, where a host leaves the code units of a class unchanged. */
function tableOf(delimiters: string, unchangedClass: string): Uint8Array {
  const unchanged = new RegExp(unchangedClass);
  return Uint8Array.from({ length: 0x80 }, (_, c) => {
    const character = String.fromCharCode(c);
    if (delimiters.includes(character)) return END;
    if (isASCIITabOrNewline(c)) return CONTROL;
    if (unchanged.test(character)) return 0;
    if (isASCIIUpperAlpha(c)) return UPPER_CASE;
    return otherKinds[':@[]%'.indexOf(character)] ?? FORBIDDEN;
  });
}

/** The same kinds, except that some delimiters are forbidden in the host. */
function without(delimiters: number, kinds: Uint8Array): Uint8Array {
  return kinds.map((kind) => ((kind & delimiters) === 0 ? kind : FORBIDDEN));
}
