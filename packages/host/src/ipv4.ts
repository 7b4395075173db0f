import {
  DIGIT_ZERO,
  FULL_STOP,
  fail,
  isASCIIDigit,
  isASCIIHexDigit,
  report,
  type ValidationErrorHandler,
} from '@url/infra';
import type { IPv4Address } from './host.js';

/**
 * https://url.spec.whatwg.org/#ends-in-a-number-checker
 *
 * @param input an ASCII string
 * @returns whether its last label is a number, so that the whole is an IPv4 address or failure
 *
 * @example
 * import { endsInANumber } from '@url/host';
 *
 * endsInANumber('example.0x1f'); // => true
 * endsInANumber('1.2.3.com'); // => false
 */
export function endsInANumber(input: string): boolean {
  const end = input.charCodeAt(input.length - 1) === FULL_STOP ? input.length - 1 : input.length;
  const start = input.lastIndexOf('.', end - 1) + 1;
  return isASCIIDigit(input.charCodeAt(start)) && /^(?:\d+|0[xX][\dA-Fa-f]*)$/.test(input.slice(start, end));
}

/**
 * https://url.spec.whatwg.org/#concept-ipv4-parser
 *
 * To be called for what `endsInANumber` holds for; `parseHost` does so.
 *
 * @param input an ASCII string
 * @param onValidationError told of each IPv4 error, at offsets into input
 * @returns the address as a 32-bit unsigned integer, or `null` for failure
 *
 * @example
 * import { parseIPv4 } from '@url/host';
 *
 * parseIPv4('0x7f.1'); // => 0x7f000001
 * parseIPv4('1.2.3.256'); // => null
 */
export function parseIPv4(input: string, onValidationError: ValidationErrorHandler | null = null): IPv4Address | null {
  const parts = input.split('.');
  if (parts[parts.length - 1] === '') {
    report(onValidationError, 'IPv4-empty-part', input.length, input.length);
    if (parts.length > 1) parts.pop();
  }
  if (parts.length < 4) report(onValidationError, 'IPv4-too-few-parts', 0, input.length);
  if (parts.length > 4) return fail(onValidationError, 'IPv4-too-many-parts', 0, input.length);

  let ipv4 = 0;
  let outOfRange: Range | null = null;
  let isTooLarge = false;
  for (let index = 0, start = 0; index < parts.length; index++) {
    const part = parts[index]!;
    const end = start + part.length;
    const number = parseIPv4Number(part);
    if (Number.isNaN(number)) return fail(onValidationError, 'IPv4-non-numeric-part', start, end);
    if (!isShortestDecimal(part)) report(onValidationError, 'IPv4-non-decimal-part', start, end);
    const isLast = index === parts.length - 1;
    if (number > 0xff && outOfRange === null) outOfRange = { start, end };
    if (number > (isLast ? largestLastPart[index]! : 0xff)) isTooLarge = true;
    ipv4 += isLast ? number : number * (largestLastPart[index + 1]! + 1);
    start = end + 1;
  }
  if (outOfRange !== null && onValidationError !== null) {
    onValidationError({ type: 'IPv4-out-of-range-part', ...outOfRange, failure: isTooLarge });
  }
  return isTooLarge ? null : ipv4;
}

type Range = { readonly start: number; readonly end: number };

/** The last of n + 1 parts fills all the bytes that are left. */
const largestLastPart = [0xffffffff, 0xffffff, 0xffff, 0xff];

/**
 * https://url.spec.whatwg.org/#ipv4-number-parser
 *
 * Gives NaN for failure, and no second result: `isShortestDecimal` says what the standard's boolean says.
 */
function parseIPv4Number(input: string): number {
  if (isShortestDecimal(input)) return parseDigits(input, 0, 10);
  return (input.charCodeAt(1) | 0x20) === 0x78 ? parseDigits(input, 2, 16) : parseDigits(input, 1, 8);
}

/** The value of the digits from an offset on, 0 for none, NaN where one is not of the radix. */
function parseDigits(input: string, from: number, radix: number): number {
  if (input === '') return Number.NaN;
  let value = 0;
  for (let i = from; i < input.length; i++) {
    const c = input.charCodeAt(i);
    const digit = isASCIIDigit(c) ? c - DIGIT_ZERO : isASCIIHexDigit(c) ? (c | 0x20) - 0x57 : radix;
    if (digit >= radix) return Number.NaN;
    value = value * radix + digit;
  }
  return value;
}

const byte = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';

/**
 * https://url.spec.whatwg.org/#concept-ipv4-serializer
 *
 * The source of a regular expression that matches what the IPv4 serializer gives.
 *
 * @example
 * import { unchangedIPv4Address } from '@url/host';
 *
 * new RegExp(`^${unchangedIPv4Address}$`).test('127.0.0.1'); // => true
 * new RegExp(`^${unchangedIPv4Address}$`).test('127.0.0.01'); // => false
 */
export const unchangedIPv4Address: string = `(?:${byte}\\.){3}${byte}`;

function isShortestDecimal(part: string): boolean {
  return part.length < 2 || part.charCodeAt(0) !== DIGIT_ZERO;
}

/**
 * https://url.spec.whatwg.org/#concept-ipv4-serializer
 *
 * @param address a 32-bit unsigned integer
 * @returns four decimal numbers with U+002E (.) between them
 *
 * @example
 * import { serializeIPv4 } from '@url/host';
 *
 * serializeIPv4(0x7f000001); // => '127.0.0.1'
 */
export function serializeIPv4(address: IPv4Address): string {
  return `${address >>> 24}.${(address >>> 16) & 0xff}.${(address >>> 8) & 0xff}.${address & 0xff}`;
}
