import { domainToUnicode } from '@url/host';
import { convertToASCII } from '@url/host/internal';
import { ACE_PREFIX, codePointAt } from '@url/infra/internal';
import { INCLUDE, startsPart } from '@url/percent/internal';
import { MAX_PORT } from '@url/record/internal';
import { DOT, EMAIL, ENDS_LINK, LABEL, QUOTES } from './link-classes.js';
import type { TopLevelDomains } from './link-options.js';
import { classOf, linkTermOf } from './link-properties.js';

/** The longest domain of the DNS. A longer one without a scheme is not a link. */
export const LONGEST_DOMAIN = 253;

/** The longest IPv6 address with brackets. */
const LONGEST_ADDRESS = 47;

const COLON = 0x3a;
const HYPHEN = 0x2d;
const PERCENT_SIGN = 0x25;

export function isLowSurrogate(unit: number): boolean {
  return (unit & 0xfc00) === 0xdc00;
}

/** Returns the class of the code point at an offset; 0 at the end. */
function classAt(text: string, offset: number): number {
  return offset < text.length ? classOf(codePointAt(text, offset)) : 0;
}

function lengthAt(text: string, offset: number): number {
  return codePointAt(text, offset) > 0xffff ? 2 : 1;
}

/** Returns the offset where the code points before an offset that have one of some bits start, at the floor or after it. */
function startOfClass(text: string, end: number, floor: number, bits: number): number {
  let start = end;
  while (start > floor) {
    const unit = text.charCodeAt(start - 1);
    const length = isLowSurrogate(unit) && start - 1 > floor ? lengthAt(text, start - 2) : 1;
    if ((classOf(length === 1 ? unit : codePointAt(text, start - 2)) & bits) === 0) break;
    start -= length;
  }
  return start;
}

/** Returns the offset where a local part before an offset starts, at the floor or after it. */
export function startOfEmail(text: string, end: number, floor: number): number {
  return startOfClass(text, end, floor, EMAIL);
}

/** Returns the offset where the labels and dots before an offset start, at the floor or after it. */
export function startOfLabels(text: string, end: number, floor: number): number {
  return startOfClass(text, end, floor, LABEL | DOT);
}

/** Returns the offset where the code points that have one of some bits end. */
function endOfClass(text: string, start: number, bits: number): number {
  let end = start;
  while (end < text.length) {
    const codePoint = codePointAt(text, end);
    if ((classOf(codePoint) & bits) === 0) break;
    end += codePoint > 0xffff ? 2 : 1;
  }
  return end;
}

/** Returns the offset where the labels and dots from an offset on end. */
export function endOfLabels(text: string, start: number): number {
  return endOfClass(text, start, LABEL | DOT);
}

/** Returns the offset where the code points that a local part may have end. */
export function endOfEmail(text: string, start: number): number {
  return endOfClass(text, start, EMAIL);
}

/** Tests for a code point above ASCII that does not end a link, and is not one of punctuation that ends a link by the default rules. */
export function isSymbol(codePoint: number, isDefault: boolean): boolean {
  if (codePoint < 0x80 || linkTermOf(codePoint) !== INCLUDE) return false;
  return !isDefault || (classOf(codePoint) & ENDS_LINK) === 0;
}

/**
 * Returns the end as `endOfLabels`, but also accepts percent-escapes and every code point above ASCII that does not end a link, because a
 * scheme says that a host follows. Returns the offset itself if no host follows.
 *
 * @param isDefault whether the default rules apply: more punctuation ends a host, and Hebrew quotation marks are not the end of one
 */
export function endOfHostAfterScheme(text: string, start: number, isDefault: boolean): number {
  if (text[start] === '[') return start + text.slice(start, start + LONGEST_ADDRESS).indexOf(']') + 1;
  let end = endOfLabels(text, start);
  let safeEnd = end;
  while (end < text.length) {
    const codePoint = codePointAt(text, end);
    const isEscape = codePoint === PERCENT_SIGN && /^%[\da-f]{2}$/i.test(text.slice(end, end + 3));
    if (!isEscape && !isSymbol(codePoint, isDefault)) break;
    const next = end + (codePoint > 0xffff ? 2 : 1);
    end = endOfLabels(text, next);
    if (end > next || !isDefault || (classOf(codePoint) & QUOTES) === 0) safeEnd = end;
  }
  return safeEnd;
}

/** Tests whether a label can begin at an offset. */
export function isLabelAt(text: string, offset: number): boolean {
  return (classAt(text, offset) & LABEL) !== 0;
}

/** Returns the end of an authority with "@", which is more than a host, or the offset itself if there is no "@". */
export function endOfCredentials(text: string, start: number): number {
  let end = start;
  let hasAtSign = false;
  while (end < text.length && !startsPart(text.charCodeAt(end), 0)) {
    const isAtSign = text[end] === '@';
    if (!isAtSign && text[end] !== ':' && (classAt(text, end) & (EMAIL | DOT)) === 0) break;
    hasAtSign = hasAtSign || isAtSign;
    end += lengthAt(text, end);
  }
  return hasAtSign ? end : start;
}

function isDotBefore(text: string, offset: number): boolean {
  return (classOf(text.charCodeAt(offset - 1)) & DOT) !== 0;
}

/** Returns the end of labels without the dots at their end. */
export function withoutFinalDots(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && isDotBefore(text, last)) last--;
  return last;
}

/** Returns the offset of the last label of a host in a text, or -1 if a label is empty, or starts or ends with "-". */
export function startOfLastLabel(text: string, hostStart: number, hostEnd: number): number {
  let start = hostStart;
  let previous = 0;
  for (let offset = hostStart; offset <= hostEnd; offset++) {
    const unit = text.charCodeAt(offset);
    const isEnd = offset === hostEnd || (classOf(unit) & DOT) !== 0;
    if (offset === start ? isEnd || unit === HYPHEN : isEnd && previous === HYPHEN) return -1;
    if (isEnd && offset < hostEnd) start = offset + 1;
    previous = unit;
  }
  return start;
}

/** Tests whether a host in a text consists of labels, and the last one is a known top-level domain. */
export function isKnownDomain(text: string, hostStart: number, hostEnd: number, domains: TopLevelDomains): boolean {
  if (hostEnd - hostStart > LONGEST_DOMAIN) return false;
  const start = startOfLastLabel(text, hostStart, hostEnd);
  return start > hostStart && isKnownLabel(text.slice(start, hostEnd).toLowerCase(), domains);
}

/** Tests whether a label is a known top-level domain, in ASCII or in Unicode form. */
export function isKnownLabel(label: string, domains: TopLevelDomains): boolean {
  if (!label.startsWith(ACE_PREFIX) && domains.has(label)) return true;
  if (!label.startsWith(ACE_PREFIX) && /^[a-z\d-]+$/.test(label)) return false;
  const ascii = convertToASCII(label);
  return ascii !== null && ascii !== '' && (domains.has(ascii) || domains.has(domainToUnicode(ascii)));
}

/** The result of `endOfPort` for a number above 65535. */
export const NOT_A_PORT = -1;

/**
 * Returns the offset after ":" and digits up to 65535 that no label continues, or the offset itself if there are no such digits, or NOT_A_PORT.
 */
export function endOfPort(text: string, start: number): number {
  if (text.charCodeAt(start) !== COLON) return start;
  let end = start + 1;
  let port = 0;
  for (; text.charCodeAt(end) >= 0x30 && text.charCodeAt(end) <= 0x39; end++) {
    port = Math.min(port * 10 + text.charCodeAt(end) - 0x30, MAX_PORT + 1);
  }
  if (end === start + 1 || isLabelAt(text, end)) return start;
  return port > MAX_PORT ? NOT_A_PORT : end;
}
