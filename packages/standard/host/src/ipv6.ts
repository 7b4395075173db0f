import {
  COLON,
  DIGIT_ZERO,
  FULL_STOP,
  LEFT_SQUARE_BRACKET,
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
  isASCIIHexDigit,
  isASCIIUpperAlpha,
  option,
  report,
  reporterFor,
} from '@url/infra/internal';
import { digitValue, hasLeadingZero, NO_DIGIT } from './digits.js';
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
  return readPieces(address, input, start, end, reporter) ? (address as readonly number[] as IPv6Address) : null;
}

/**
 * Parses the IPv6 address between two offsets into an array of eight zeros. Part of https://url.spec.whatwg.org/#concept-ipv6-parser.
 *
 *     2001:db8::1:0
 *               ^
 *               start: a piece
 *
 * @returns whether it is an address
 */
function readPieces(
  address: number[],
  input: string,
  first: number,
  end: number,
  reporter: ErrorReporter | null,
): boolean {
  const failed = (type: ValidationErrorType, from: number, to: number) =>
    fail(reporter, 'host', type, from, to) !== null;
  let pieceIndex = 0;
  let compress = 0;
  let pointer = first;
  if (pointer < end && input.charCodeAt(pointer) === COLON) {
    if (!input.startsWith('::', pointer)) return failed('IPv6-invalid-compression', pointer, pointer + 1);
    pointer += 2;
    compress = ++pieceIndex;
  }
  while (pointer < end) {
    if (pieceIndex === 8) return failed('IPv6-too-many-pieces', pointer, end);
    if (input.charCodeAt(pointer) === COLON) {
      if (compress > 0) return failed('IPv6-multiple-compression', pointer - 1, pointer + 1);
      pointer++;
      compress = ++pieceIndex;
      continue;
    }
    const start = pointer;
    let value = 0;
    for (const last = Math.min(start + 4, end); pointer < last; pointer++) {
      const digit = digitValue(input.charCodeAt(pointer));
      if (digit === NO_DIGIT) break;
      value = value * 0x10 + digit;
    }
    if (pointer < end && input.charCodeAt(pointer) === FULL_STOP) {
      if (!parseIPv4InIPv6(input, start, pointer, end, pieceIndex, address, reporter)) return false;
      pieceIndex += 2;
      break;
    }
    if (!endsAsAPieceMay(input, pointer, end)) {
      return failAt(reporter, 'host', 'IPv6-invalid-code-point', input, pointer, end) !== null;
    }
    if (hasLeadingZero(input, start, pointer)) report(reporter, 'host', 'IPv6-piece-leading-zero', start, pointer);
    address[pieceIndex++] = value;
    pointer++;
  }
  if (compress > 0) expand(address, compress, pieceIndex);
  return compress > 0 || pieceIndex === 8 || failed('IPv6-too-few-pieces', first, end);
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
 *     [2001:db8::7f]/path
 *     ^             ^
 *     start         end
 *
 * Returns the end of an IPv6 address that is surely in its serialized form, as most are written; −1 for any other text. It reads no pieces, so that
 * it takes half the time of the parser.
 */
export function endOfSerializedIPv6(input: string, start: number): number {
  const end = input.indexOf(']', start);
  if (end < 0 || end - start > LONGEST_SERIALIZED || input.charCodeAt(start) !== LEFT_SQUARE_BRACKET) return -1;
  const digits = knownLowerHexDigits();
  let pieces = 0;
  let zeros = 0;
  let gapEnd = -1;
  // The loop starts with a piece, or with the second U+003A (:) of a gap.
  let pointer = input.startsWith('::', start + 1) ? start + 2 : start + 1;
  for (; pointer <= end; pointer++) {
    const first = pointer;
    while (isMember(digits, input.charCodeAt(pointer))) pointer++;
    const length = pointer - first;
    if (length > 4 || (pointer < end && input.charCodeAt(pointer) !== COLON)) return -1;
    if (length > 0) {
      pieces++;
      if (input.charCodeAt(first) === DIGIT_ZERO) zeros += length;
    } else if (pointer < end) {
      if (gapEnd >= 0 || first === start + 1) return -1;
      gapEnd = pointer + 1;
    } else if (first !== gapEnd) return -1;
  }
  return hasShortestGap(pieces, zeros, gapEnd >= 0) ? end + 1 : -1;
}

/** The length of an address with eight pieces of four digits, and a bracket. */
const LONGEST_SERIALIZED = 40;

/** Reads an address in its serialized form, without brackets. */
export function readSerializedIPv6(text: string): IPv6Address {
  const gap = text.indexOf('::');
  const pieces = readPlainPieces(gap < 0 ? text : text.slice(0, gap));
  const after = gap < 0 ? [] : readPlainPieces(text.slice(gap + 2));
  while (pieces.length + after.length < 8) pieces.push(0);
  return pieces.concat(after) as readonly number[] as IPv6Address;
}

function readPlainPieces(text: string): number[] {
  return text === '' ? [] : text.split(':').map((piece) => Number.parseInt(piece, 16));
}

/** Whether an address has eight pieces and the gap of its serialization, which is surely so if no piece, or one without a gap, is 0. */
function hasShortestGap(pieces: number, zeros: number, hasGap: boolean): boolean {
  return hasGap ? pieces <= 6 && zeros === 0 : pieces === 8 && zeros <= 1;
}

/** For each ASCII code unit, 1 if it is a hex digit in lower case. Comparisons take twice the time, because a processor cannot predict them. */
let lowerHexDigits: Uint8Array | null = null;

function isMember(table: Uint8Array, c: number): boolean {
  return c < 0x80 && table[c] === 1;
}

function knownLowerHexDigits(): Uint8Array {
  if (lowerHexDigits === null) {
    lowerHexDigits = Uint8Array.from({ length: 0x80 }, (_, c) => (isASCIIHexDigit(c) && !isASCIIUpperAlpha(c) ? 1 : 0));
  }
  return lowerHexDigits;
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
