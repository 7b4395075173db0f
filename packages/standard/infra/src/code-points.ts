/**
 * https://infra.spec.whatwg.org/#code-points
 *
 * U+0000 NULL. This file names the code points of URL syntax by their Unicode names; each is a number.
 *
 * @example
 * import { SOLIDUS } from '@url/infra';
 *
 * 'a/b'.charCodeAt(1) === SOLIDUS; // => true
 */
export const NULL = 0x00;
/** U+0009 CHARACTER TABULATION, the standard's "TAB". */
export const CHARACTER_TABULATION = 0x09;
/** U+000A LINE FEED, the standard's "LF". */
export const LINE_FEED = 0x0a;
/** U+000D CARRIAGE RETURN, the standard's "CR". */
export const CARRIAGE_RETURN = 0x0d;
/** U+0020 SPACE. */
export const SPACE = 0x20;
/** U+0022 (") */
export const QUOTATION_MARK = 0x22;
/** U+0023 (#), before a fragment. */
export const NUMBER_SIGN = 0x23;
/** U+0025 (%), before two hex digits. */
export const PERCENT_SIGN = 0x25;
/** U+0026 (&), between the tuples of a form. */
export const AMPERSAND = 0x26;
/** U+002B (+), a space in a form. */
export const PLUS_SIGN = 0x2b;
/** U+002D (-) */
export const HYPHEN_MINUS = 0x2d;
/** U+002E (.), between the labels of a domain. */
export const FULL_STOP = 0x2e;
/** U+002F (/) */
export const SOLIDUS = 0x2f;
/** U+0030 (0) */
export const DIGIT_ZERO = 0x30;
/** U+0039 (9) */
export const DIGIT_NINE = 0x39;
/** U+003A (:) */
export const COLON = 0x3a;
/** U+003D (=), between the name and the value of a form's tuple. */
export const EQUALS_SIGN = 0x3d;
/** U+003F (?), before a query. */
export const QUESTION_MARK = 0x3f;
/** U+0040 (@), after the credentials. */
export const COMMERCIAL_AT = 0x40;
/** U+005B ([), before an IPv6 address. */
export const LEFT_SQUARE_BRACKET = 0x5b;
/** U+005C (\), which special URLs treat as U+002F (/). */
export const REVERSE_SOLIDUS = 0x5c;
/** U+005D (]), after an IPv6 address. */
export const RIGHT_SQUARE_BRACKET = 0x5d;
/** U+007C (|), which a drive letter may have in place of U+003A (:). */
export const VERTICAL_LINE = 0x7c;
/** U+007E (~), the last code point that a percent-encode set does not contain for its value alone. */
export const TILDE = 0x7e;
/** U+007F DELETE. */
export const DELETE = 0x7f;
/** U+FFFD, which a decoder returns for malformed bytes. */
export const REPLACEMENT_CHARACTER = 0xfffd;
