import {
  COLON,
  FULL_STOP,
  isASCIIHexDigit,
  isASCIIUpperAlpha,
  type ValidationErrorHandler,
  type ValidationErrorType,
} from '@url/infra';
import {
  argumentError,
  checkOptions,
  checkString,
  type ErrorReporter,
  fail,
  failAt,
  option,
  report,
  reporterFor,
} from '@url/infra/internal';
import { digitValue, hasLeadingZero } from './digits.js';
import type { IPv6Address } from './host.js';
import { parseIPv4InIPv6 } from './ipv4-in-ipv6.js';

/**
 * https://url.spec.whatwg.org/#concept-ipv6-parser
 *
 * @param input a string, without the brackets
 * @param options.onValidationError called with each IPv6 error, at offsets into the input
 * @returns the eight 16-bit pieces, or `null` for failure
 * @throws TypeError if the input is not a string, or for unknown options
 *
 * @example
 * import { parseIPv6 } from '@url/host';
 *
 * parseIPv6('2001:db8::7f'); // => [0x2001, 0xdb8, 0, 0, 0, 0, 0, 0x7f]
 * parseIPv6('1::2::3'); // => null
 */
export function parseIPv6(
  input: string,
  options?: { readonly onValidationError?: ValidationErrorHandler | null | undefined } | null,
): IPv6Address | null {
  checkString('input', input);
  checkOptions(options, ['onValidationError']);
  return readIPv6(input, 0, input.length, reporterFor(option(options, 'onValidationError')));
}

/**
 * Parses the IPv6 address between two offsets, and reports its errors to the reporter of the URL parser.
 * Part of https://url.spec.whatwg.org/#concept-ipv6-parser.
 */
export function readIPv6(
  input: string,
  start: number,
  end: number,
  reporter: ErrorReporter | null,
): IPv6Address | null {
  const address = [0, 0, 0, 0, 0, 0, 0, 0];
  const isAddress = readPieces(address, input, start, end, reporter) !== NO_ADDRESS;
  return isAddress ? (address as readonly number[] as IPv6Address) : null;
}

/** What is added to the value of a digit in upper case. */
const UPPER_CASE = 0x10;
const NO_DIGIT = 0x20;

/** For each ASCII code unit its value as a hex digit. A table takes a fifth less time than comparisons. It is created on first use. */
let digits: Uint8Array | null = null;

function createDigits(): Uint8Array {
  return Uint8Array.from({ length: 0x80 }, (_, c) => {
    if (!isASCIIHexDigit(c)) return NO_DIGIT;
    return digitValue(c) + (isASCIIUpperAlpha(c) ? UPPER_CASE : 0);
  });
}

function knownDigits(): Uint8Array {
  if (digits === null) digits = createDigits();
  return digits;
}

function unitOf(table: Uint8Array, c: number): number {
  return c < 0x80 ? table[c]! : NO_DIGIT;
}

/** What `readPieces` returns for failure. */
export const NO_ADDRESS = -1;
/** What it returns for a text that is the serialization of its address. */
export const SERIALIZED = 1;

/**
 * Parses the IPv6 address between two offsets into an array of eight zeros. Part of https://url.spec.whatwg.org/#concept-ipv6-parser.
 *
 *     2001:db8::1:0
 *               ^
 *               start: a piece
 *
 * @returns `NO_ADDRESS`, `SERIALIZED`, or 0
 */
export function readPieces(
  address: number[],
  input: string,
  first: number,
  end: number,
  reporter: ErrorReporter | null,
): typeof NO_ADDRESS | typeof SERIALIZED | 0 {
  let pieceIndex = 0;
  let compress = 0;
  let pointer = first;
  // Whether there is what no serialization has: a leading zero or an IPv4 address. Upper case is in the digits.
  let isUnusual = false;
  let units = 0;
  const table = knownDigits();
  if (pointer < end && input.charCodeAt(pointer) === COLON) {
    if (!input.startsWith('::', pointer)) return failed(reporter, 'IPv6-invalid-compression', pointer, pointer + 1);
    pointer += 2;
    compress = ++pieceIndex;
  }
  while (pointer < end) {
    if (pieceIndex === 8) return failed(reporter, 'IPv6-too-many-pieces', pointer, end);
    if (input.charCodeAt(pointer) === COLON) {
      if (compress > 0) return failed(reporter, 'IPv6-multiple-compression', pointer - 1, pointer + 1);
      pointer++;
      compress = ++pieceIndex;
      continue;
    }
    const start = pointer;
    let value = 0;
    for (const last = Math.min(start + 4, end); pointer < last; pointer++) {
      const c = input.charCodeAt(pointer);
      const digit = unitOf(table, c);
      if (digit === NO_DIGIT) break;
      units |= digit;
      value = (value << 4) | (digit & 0xf);
    }
    if (pointer < end && input.charCodeAt(pointer) === FULL_STOP) {
      const isIPv4 = parseIPv4InIPv6(input, start, pointer, end, pieceIndex, address, reporter);
      return isIPv4 ? endPieces(address, compress, pieceIndex + 2, true, first, end, reporter) : NO_ADDRESS;
    }
    if (!endsAsAPieceMay(input, pointer, end)) {
      return failAt(reporter, 'host', 'IPv6-invalid-code-point', input, pointer, end) ?? NO_ADDRESS;
    }
    if (hasLeadingZero(input, start, pointer)) {
      isUnusual = true;
      report(reporter, 'host', 'IPv6-piece-leading-zero', start, pointer);
    }
    address[pieceIndex++] = value;
    pointer++;
  }
  return endPieces(address, compress, pieceIndex, isUnusual || units >= UPPER_CASE, first, end, reporter);
}

function failed(
  reporter: ErrorReporter | null,
  type: ValidationErrorType,
  start: number,
  end: number,
): typeof NO_ADDRESS {
  return fail(reporter, 'host', type, start, end) ?? NO_ADDRESS;
}

/**
 * Fills the gap of the compression with zeros, and tells whether the address was written as it is serialized.
 *
 * @param compress the index of the piece after the compression; 0 if there is none
 */
function endPieces(
  address: number[],
  compress: number,
  pieceIndex: number,
  isUnusual: boolean,
  start: number,
  end: number,
  reporter: ErrorReporter | null,
): typeof NO_ADDRESS | typeof SERIALIZED | 0 {
  if (compress > 0) expand(address, compress, pieceIndex);
  else if (pieceIndex !== 8) return failed(reporter, 'IPv6-too-few-pieces', start, end);
  if (isUnusual || findCompressedPieceIndex(address) !== compress - 1) return 0;
  // The zeros of the gap are all of their run: the next piece, if there is one, is not 0.
  return compress > 0 && address[compress + 8 - pieceIndex] === 0 ? 0 : SERIALIZED;
}

/** Whether a piece may end at an offset: at the end of the address, or at a U+003A (:) that is not its last code point. */
function endsAsAPieceMay(input: string, pointer: number, end: number): boolean {
  return pointer === end || (input.charCodeAt(pointer) === COLON && pointer + 1 < end);
}

/** Moves the pieces after the compression to the end of the address, and fills the gap with zeros. */
function expand(address: number[], compress: number, pieceIndex: number): void {
  for (let from = pieceIndex - 1, to = 7; from >= compress && from < to; from--, to--) {
    address[to] = address[from]!;
    address[from] = 0;
  }
}

/**
 * https://url.spec.whatwg.org/#concept-ipv6-serializer
 *
 * @param address eight 16-bit pieces
 * @returns the text of RFC 5952, without the brackets
 * @throws TypeError if the argument is not eight 16-bit pieces
 *
 * @example
 * import { serializeIPv6 } from '@url/host';
 *
 * serializeIPv6([0, 0xf, 0, 0, 0xf, 0xf, 0, 0]); // => '0:f::f:f:0:0'
 */
export function serializeIPv6(address: IPv6Address): string {
  const isAddress = Array.isArray(address) && address.length === 8 && Array.from(address).every(isPiece);
  if (!isAddress) throw argumentError('address', address, 'is not eight 16-bit pieces');
  return writeIPv6(address);
}

function isPiece(piece: unknown): boolean {
  return typeof piece === 'number' && (piece & 0xffff) === piece;
}

/** Serializes a parsed address. */
export function writeIPv6(address: IPv6Address): string {
  const compress = findCompressedPieceIndex(address);
  if (compress < 0) return serializePieces(address, 0, 8);
  let end = compress;
  while (end < 8 && address[end] === 0) end++;
  return `${serializePieces(address, 0, compress)}::${serializePieces(address, end, 8)}`;
}

/** Serializes the pieces from one index up to another, with U+003A (:) between them. */
function serializePieces(address: IPv6Address, start: number, end: number): string {
  let output = '';
  for (let pieceIndex = start; pieceIndex < end; pieceIndex++) {
    if (pieceIndex > start) output += ':';
    output += hexadecimal(address[pieceIndex]!);
  }
  return output;
}

/** The hexadecimal digits of each byte, one or two, created on first use. Joining two of them takes a tenth of the time of `toString(16)`. */
const digitsOfBytes = /* @__PURE__ */ new Array<string | undefined>(0x100);

function hexadecimal(piece: number): string {
  const low = digitsOf(piece & 0xff);
  if (piece < 0x100) return low;
  return digitsOf(piece >> 8) + ((piece & 0xff) < 0x10 ? `0${low}` : low);
}

function digitsOf(byte: number): string {
  const known = digitsOfBytes[byte];
  if (known !== undefined) return known;
  const made = byte.toString(16);
  digitsOfBytes[byte] = made;
  return made;
}

/**
 * https://url.spec.whatwg.org/#find-the-ipv6-address-compressed-piece-index
 *
 * The index of the first longest run of zero pieces; −1 if no run is longer than one piece.
 */
function findCompressedPieceIndex(address: readonly number[]): number {
  let longestIndex = -1;
  let longestSize = 1;
  let foundSize = 0;
  for (let pieceIndex = 0; pieceIndex < 8; pieceIndex++) {
    foundSize = address[pieceIndex] === 0 ? foundSize + 1 : 0;
    if (foundSize > longestSize) {
      longestIndex = pieceIndex + 1 - foundSize;
      longestSize = foundSize;
    }
  }
  return longestIndex;
}
