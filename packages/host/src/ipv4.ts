import { DIGIT_ZERO, FULL_STOP, fail, isASCIIDigit, report, type ValidationErrorHandler } from '@url/infra';
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

  const numbers: number[] = [];
  let start = 0;
  for (const part of parts) {
    const number = parseIPv4Number(part);
    if (number === null) return fail(onValidationError, 'IPv4-non-numeric-part', start, start + part.length);
    if (!isShortestDecimal(part)) report(onValidationError, 'IPv4-non-decimal-part', start, start + part.length);
    numbers.push(number);
    start += part.length + 1;
  }
  return combineIPv4Numbers(numbers, parts, onValidationError);
}

function combineIPv4Numbers(
  numbers: readonly number[],
  parts: readonly string[],
  onValidationError: ValidationErrorHandler | null,
): IPv4Address | null {
  const last = numbers.length - 1;
  const outOfRange = numbers.findIndex((number) => number > 0xff);
  const failure = (outOfRange >= 0 && outOfRange < last) || numbers[last]! >= 256 ** (5 - numbers.length);
  if (outOfRange >= 0 && onValidationError !== null) {
    const start = parts.slice(0, outOfRange).join('.').length + (outOfRange > 0 ? 1 : 0);
    const end = start + parts[outOfRange]!.length;
    onValidationError({ type: 'IPv4-out-of-range-part', start, end, failure });
  }
  if (failure) return null;
  let ipv4 = numbers[last]!;
  for (let counter = 0; counter < last; counter++) ipv4 += numbers[counter]! * 256 ** (3 - counter);
  return ipv4;
}

/**
 * https://url.spec.whatwg.org/#ipv4-number-parser
 *
 * Gives no second result: `isShortestDecimal` says what the standard's boolean says.
 */
function parseIPv4Number(input: string): number | null {
  if (/^0[xX][\dA-Fa-f]*$/.test(input)) return input.length === 2 ? 0 : Number.parseInt(input, 16);
  if (/^0[0-7]+$/.test(input)) return Number.parseInt(input, 8);
  return /^(?:0|[1-9]\d*)$/.test(input) ? Number.parseInt(input, 10) : null;
}

function isShortestDecimal(part: string): boolean {
  return part.length === 1 || part.charCodeAt(0) !== DIGIT_ZERO;
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
