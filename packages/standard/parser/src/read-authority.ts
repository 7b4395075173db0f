import { unchangedDomainClass, unchangedOpaqueHostClass } from '@url/host/internal';
import { COLON, LEFT_SQUARE_BRACKET, RIGHT_SQUARE_BRACKET } from '@url/infra';
import { isASCIITabOrNewline, isASCIIUpperAlpha } from '@url/infra/internal';
import { CONTROL, END } from './kinds.js';
import type { Parser } from './parser.js';

// The kinds of code units in an authority, beside END and CONTROL. A code unit that a host keeps as it is has none of them.
const AT_SIGN = 4;
const PORT_COLON = 8;
const BRACKET = 0x10;
/** An ASCII upper alpha, which a domain has in lower case. */
export const UPPER_CASE = 0x20;
/** A code unit for which the host parser is needed: it is forbidden, decoded or encoded. */
const OTHER = 0x40;
/** A code unit above U+007F. */
export const NON_ASCII = 0x80;

/**
 *     https://me:p@ss@example.org:8080/path
 *             ^      ^           ^    ^
 *             start  atSign      |    authorityEnd
 *                                hostEnd
 *
 * Scans an authority once, and sets its delimiters and the kinds of the code units of host and port. Every later step uses these. The standard restarts its
 * buffer at every "@"; the last one has the same result. The first U+003A (:) after it and outside of brackets ends the host.
 * Part of https://url.spec.whatwg.org/#authority-state.
 *
 * @param start a start before which no code unit has a kind
 */
export function scanAuthority(parser: Parser, start: number, kindOf: Uint8Array): void {
  const { input } = parser;
  let kinds = 0;
  let colon = -1;
  let isInBrackets = false;
  let pointer = start;
  for (; pointer < input.length; pointer++) {
    const c = input.charCodeAt(pointer);
    const kind = kindAt(kindOf, c);
    if (kind === 0) continue;
    if (kind === END) break;
    if (kind === AT_SIGN) {
      parser.atSign = pointer;
      colon = -1;
      isInBrackets = false;
      kinds &= CONTROL;
    } else if (kind === PORT_COLON && colon < 0 && !isInBrackets) {
      colon = pointer;
    } else {
      if (kind === BRACKET) isInBrackets = c === LEFT_SQUARE_BRACKET;
      kinds |= kind;
    }
  }
  parser.kinds = kinds;
  parser.authorityEnd = pointer;
  parser.hostEnd = colon < 0 ? pointer : colon;
}

function kindAt(kindOf: Uint8Array, c: number): number {
  return c < 0x80 ? kindOf[c]! : NON_ASCII;
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

/** The kinds in an authority that one of the delimiters ends, where a host leaves the code units of a class unchanged. */
function tableOf(delimiters: string, unchangedClass: string): Uint8Array {
  const unchanged = new RegExp(unchangedClass);
  return Uint8Array.from({ length: 0x80 }, (_, c) => {
    const character = String.fromCharCode(c);
    if (delimiters.includes(character)) return END;
    if (isASCIITabOrNewline(c)) return CONTROL;
    if (unchanged.test(character)) return 0;
    if (isASCIIUpperAlpha(c)) return UPPER_CASE;
    if (c === COLON) return PORT_COLON;
    if (character === '@') return AT_SIGN;
    return c === LEFT_SQUARE_BRACKET || c === RIGHT_SQUARE_BRACKET ? BRACKET : OTHER;
  });
}

/** The same kinds, except that some delimiters are forbidden in the host. */
function without(delimiters: number, kinds: Uint8Array): Uint8Array {
  return kinds.map((kind) => ((kind & delimiters) === 0 ? kind : OTHER));
}
