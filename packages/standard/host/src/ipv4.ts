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
  return input.charCodeAt(pointer) === DIGIT_ZERO && parseIPv4Number(input.slice(pointer, last)) >= 0;
}

/**
 * Whether a code unit may be the last of an IP address, in brackets or not: a quick look, before `endsInANumberBetween`. The last code unit of
 * most top-level domains is a letter after "f".
 */
export function mayEndAnAddress(c: number): boolean {
  return c < 0x67 || c === 0x78;
}

/** Whether a code unit is a hex digit or "x", as all of a number are. The last code unit of most top-level domains is neither. */
function mayBeInANumber(c: number): boolean {
  return isASCIIHexDigit(c) || (c | 0x20) === 0x78;
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
  // Two parts more than an address has are enough to see that there are too many.
  const parts = input.slice(start, end).split('.', 6);
  if (start === end || input.charCodeAt(end - 1) === FULL_STOP) {
    report(reporter, 'host', 'IPv4-empty-part', end, end);
    if (parts.length > 1) parts.pop();
  }
  if (parts.length < 4) report(reporter, 'host', 'IPv4-too-few-parts', start, end);
  if (parts.length > 4) return fail(reporter, 'host', 'IPv4-too-many-parts', start, end);
  const numbers = parseParts(parts, start, reporter);
  return numbers && joinNumbers(numbers, parts, start, reporter);
}

/** @returns the number in each part, or `null` if a part is not a number */
function parseParts(parts: readonly string[], start: number, reporter: ErrorReporter | null): number[] | null {
  const numbers: number[] = [];
  let end = start - 1;
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index]!;
    const startOfPart = end + 1;
    end = startOfPart + part.length;
    const number = parseIPv4Number(part);
    if (number < 0) return fail(reporter, 'host', 'IPv4-non-numeric-part', startOfPart, end);
    if (hasPrefix(part)) report(reporter, 'host', 'IPv4-non-decimal-part', startOfPart, end);
    numbers.push(number);
  }
  return numbers;
}

/** How many values the last part of an address can have, by its index. */
const valuesOfLast = [2 ** 32, 2 ** 24, 2 ** 16, 2 ** 8];

/** Joins the numbers to an address: each is a byte, except that the last one fills all remaining bytes. */
function joinNumbers(
  numbers: readonly number[],
  parts: readonly string[],
  start: number,
  reporter: ErrorReporter | null,
): IPv4Address | null {
  const last = numbers.length - 1;
  const limit = valuesOfLast[last]!;
  const outOfRange = numbers.findIndex((number) => number > 0xff);
  if (outOfRange >= 0) {
    const place = parts.slice(0, outOfRange).reduce((offset, part) => offset + part.length + 1, start);
    const end = place + parts[outOfRange]!.length;
    if (outOfRange < last || numbers[last]! >= limit)
      return fail(reporter, 'host', 'IPv4-out-of-range-part', place, end);
    report(reporter, 'host', 'IPv4-out-of-range-part', place, end);
  }
  let ipv4 = 0;
  for (let index = 0; index < last; index++) ipv4 = ipv4 * 0x100 + numbers[index]!;
  return ipv4 * limit + numbers[last]!;
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
 * Returns −1 for failure. `hasPrefix` returns the second result of the standard.
 */
function parseIPv4Number(input: string): number {
  if (input === '') return -1;
  if (!hasPrefix(input)) return parseDigits(input, 10);
  return /^0x/i.test(input) ? parseDigits(input.slice(2), 16) : parseDigits(input.slice(1), 8);
}

/** Whether a number is written in hexadecimal or octal. */
function hasPrefix(number: string): boolean {
  return hasLeadingZero(number, 0, number.length);
}

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
