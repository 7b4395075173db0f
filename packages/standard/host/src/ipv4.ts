import { DIGIT_ZERO, FULL_STOP, type ValidationErrorHandler } from '@url/infra';
import {
  argumentError,
  checkOptions,
  checkString,
  type ErrorReporter,
  fail,
  isASCIIDigit,
  isASCIIHexDigit,
  option,
  report,
  reporterFor,
} from '@url/infra/internal';
import { hasLeadingZero, parseDigits } from './digits.js';
import type { IPv4Address } from './host.js';

/**
 * https://url.spec.whatwg.org/#ends-in-a-number-checker
 *
 * @param input an ASCII string
 * @returns whether its last label is a number, so that the whole is an IPv4 address or failure
 * @throws TypeError if the input is not a string
 *
 * @example
 * import { endsInANumber } from '@url/host';
 *
 * endsInANumber('example.0x1f'); // => true
 * endsInANumber('1.2.3.com'); // => false
 */
export function endsInANumber(input: string): boolean {
  checkString('input', input);
  return endsInANumberBetween(input, 0, input.length);
}

/**
 * Tests whether the part of a string between two offsets ends in a number. Part of https://url.spec.whatwg.org/#ends-in-a-number-checker.
 */
export function endsInANumberBetween(input: string, start: number, end: number): boolean {
  // An empty label at the end does not count.
  const last = end > start && input.charCodeAt(end - 1) === FULL_STOP ? end - 1 : end;
  let pointer = last;
  let areDigits = true;
  for (; pointer > start; pointer--) {
    const c = input.charCodeAt(pointer - 1);
    if (c === FULL_STOP) break;
    if (!mayBeInANumber(c)) return false;
    areDigits = areDigits && isASCIIDigit(c);
  }
  if (areDigits) return pointer < last;
  // Only a number with a prefix contains letters.
  return input.charCodeAt(pointer) === DIGIT_ZERO && parseIPv4Number(input, pointer, last) >= 0;
}

/**
 * Whether a code unit may be the last of an IP address, in brackets or not: a quick look, before `endsInANumberBetween`. The last code unit of
 * most top-level domains is a letter after "f".
 */
export function mayEndAnAddress(c: number): boolean {
  return c < 0x67 || c === LATIN_SMALL_LETTER_X;
}

/** Whether a code unit is a hex digit or "x", as all of a number are. The last code unit of most top-level domains is neither. */
function mayBeInANumber(c: number): boolean {
  return isASCIIHexDigit(c) || (c | 0x20) === LATIN_SMALL_LETTER_X;
}

/**
 * https://url.spec.whatwg.org/#concept-ipv4-parser
 *
 * `endsInANumber` must be true for the input: `parseHost` calls it only then.
 *
 * @param input an ASCII string
 * @param options.onValidationError called with each IPv4 error, at offsets into the input
 * @returns the address as a 32-bit unsigned integer, or `null` for failure
 * @throws TypeError if the input is not a string, or for unknown options
 *
 * @example
 * import { parseIPv4 } from '@url/host';
 *
 * parseIPv4('0x7f.1'); // => 0x7f000001
 * parseIPv4('1.2.3.256'); // => null
 */
export function parseIPv4(
  input: string,
  options?: { readonly onValidationError?: ValidationErrorHandler | null | undefined } | null,
): IPv4Address | null {
  checkString('input', input);
  checkOptions(options, ['onValidationError']);
  return readIPv4(input, 0, input.length, reporterFor(option(options, 'onValidationError')));
}

/**
 * Parses the IPv4 address between two offsets, and reports its errors to the reporter of the URL parser. The URL parser has read most addresses
 * by `readSerializedIPv4` before.
 * Part of https://url.spec.whatwg.org/#concept-ipv4-parser.
 */
export function readIPv4(
  input: string,
  start: number,
  end: number,
  reporter: ErrorReporter | null,
): IPv4Address | null {
  const hasEmptyPart = start === end || input.charCodeAt(end - 1) === FULL_STOP;
  if (hasEmptyPart) report(reporter, 'host', 'IPv4-empty-part', end, end);
  const partsEnd = hasEmptyPart && start < end ? end - 1 : end;
  const count = countParts(input, start, partsEnd);
  if (count < 4) report(reporter, 'host', 'IPv4-too-few-parts', start, end);
  if (count > 4) return fail(reporter, 'host', 'IPv4-too-many-parts', start, end);
  return readParts(input, start, partsEnd, count, reporter);
}

/** Counts the parts of an address, up to five. */
function countParts(input: string, start: number, end: number): number {
  let count = 1;
  for (let pointer = start; pointer < end && count <= 4; pointer++)
    if (input.charCodeAt(pointer) === FULL_STOP) count++;
  return count;
}

/** How many values the last part of an address can have, by the number of parts. */
const valuesOfLast = [0, 2 ** 32, 2 ** 24, 2 ** 16, 2 ** 8];

/** Joins the numbers in the parts to an address: each is a byte, except that the last one fills all remaining bytes. */
function readParts(
  input: string,
  start: number,
  end: number,
  count: number,
  reporter: ErrorReporter | null,
): IPv4Address | null {
  const limit = valuesOfLast[count]!;
  let ipv4 = 0;
  let isOutOfRange = false;
  // The first part above 255.
  let large = -1;
  let largeEnd = -1;
  let partStart = start;
  for (let index = 1; index <= count; index++) {
    let partEnd = partStart;
    while (partEnd < end && input.charCodeAt(partEnd) !== FULL_STOP) partEnd++;
    const number = parseIPv4Number(input, partStart, partEnd);
    if (number < 0) return fail(reporter, 'host', 'IPv4-non-numeric-part', partStart, partEnd);
    if (hasLeadingZero(input, partStart, partEnd))
      report(reporter, 'host', 'IPv4-non-decimal-part', partStart, partEnd);
    if (number > 0xff && large < 0) {
      large = partStart;
      largeEnd = partEnd;
    }
    const values = index < count ? 0x100 : limit;
    isOutOfRange = isOutOfRange || number >= values;
    ipv4 = ipv4 * values + number;
    partStart = partEnd + 1;
  }
  if (isOutOfRange) return fail(reporter, 'host', 'IPv4-out-of-range-part', large, largeEnd);
  if (large >= 0) report(reporter, 'host', 'IPv4-out-of-range-part', large, largeEnd);
  return ipv4;
}

/**
 * Reads an IPv4 address in its serialized form: four decimal numbers up to 255 without leading zeros.
 *
 * @returns the address; −1 for any other text
 */
export function readSerializedIPv4(input: string, start: number, end: number): number {
  let ipv4 = 0;
  let part = 0;
  let dots = 0;
  let digits = 0;
  for (let pointer = start; pointer < end; pointer++) {
    const c = input.charCodeAt(pointer);
    if (isASCIIDigit(c)) {
      if (digits > 0 && part === 0) return -1;
      part = part * 10 + c - DIGIT_ZERO;
      digits++;
      if (part > 0xff) return -1;
    } else {
      if (c !== FULL_STOP || digits === 0) return -1;
      ipv4 = ipv4 * 0x100 + part;
      part = 0;
      digits = 0;
      dots++;
    }
  }
  return dots === 3 && digits > 0 ? ipv4 * 0x100 + part : -1;
}

/**
 * https://url.spec.whatwg.org/#ipv4-number-parser
 *
 * Returns −1 for failure. `hasLeadingZero` returns the second result of the standard.
 */
function parseIPv4Number(input: string, start: number, end: number): number {
  if (start === end) return -1;
  if (!hasLeadingZero(input, start, end)) return parseDigits(input, start, end, 10);
  const isHexadecimal = (input.charCodeAt(start + 1) | 0x20) === LATIN_SMALL_LETTER_X;
  return isHexadecimal ? parseDigits(input, start + 2, end, 16) : parseDigits(input, start + 1, end, 8);
}

const LATIN_SMALL_LETTER_X = 0x78;

/**
 * https://url.spec.whatwg.org/#concept-ipv4-serializer
 *
 * @param address a 32-bit unsigned integer
 * @returns four decimal numbers with U+002E (.) between them
 * @throws TypeError if the argument is not such an integer
 *
 * @example
 * import { serializeIPv4 } from '@url/host';
 *
 * serializeIPv4(0x7f000001); // => '127.0.0.1'
 */
export function serializeIPv4(address: IPv4Address): string {
  if (typeof address !== 'number' || address >>> 0 !== address)
    throw argumentError('address', address, 'is not a 32-bit unsigned integer');
  return writeIPv4(address);
}

/** Serializes a parsed address. */
export function writeIPv4(address: IPv4Address): string {
  return `${address >>> 24}.${(address >>> 16) & 0xff}.${(address >>> 8) & 0xff}.${address & 0xff}`;
}
