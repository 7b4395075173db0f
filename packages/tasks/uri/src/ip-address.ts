import { isASCIIHexDigit } from '@url/infra/internal';

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const dottedQuad = /* @__PURE__ */ new RegExp(`^${octet}(?:\\.${octet}){3}$`);

const COLON = 0x3a;
const FULL_STOP = 0x2e;

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2
 *
 * Tests whether a text matches the rule "IPv4address": four decimal numbers from 0 to 255, without leading zeros.
 */
export function isIPv4Address(text: string): boolean {
  return text.length <= 15 && dottedQuad.test(text);
}

/** More pieces than an address has. */
const INVALID = 9;

/** Returns the offset after at most four hexadecimal digits. */
function endOfPiece(text: string, start: number): number {
  let end = start;
  while (end < start + 4 && isASCIIHexDigit(text.charCodeAt(end))) end++;
  return end;
}

/** Returns the number of 16-bit pieces between two offsets, or INVALID. An IPv4 address at the end of the text counts as two. */
function countPieces(text: string, start: number, end: number): number {
  let pieces = 0;
  for (let at = start; at < end; at++) {
    const after = endOfPiece(text, at);
    const unit = text.charCodeAt(after);
    if (unit === FULL_STOP) return isIPv4Address(text.slice(at)) ? pieces + 2 : INVALID;
    if (after === at || (after < end && unit !== COLON)) return INVALID;
    pieces++;
    if (after === end) return pieces;
    at = after;
  }
  return start === end ? 0 : INVALID;
}

/**
 * https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2
 *
 * Tests whether a text matches the rule "IPv6address": eight pieces, or at most seven around a "::". The last two may be an IPv4 address.
 */
export function isIPv6Address(text: string): boolean {
  const gap = text.indexOf('::');
  if (gap < 0) return countPieces(text, 0, text.length) === 8;
  return countPieces(text, 0, gap) + countPieces(text, gap + 2, text.length) <= 7;
}
