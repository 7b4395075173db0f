import { COLON, FULL_STOP, fail, failAt, isASCIIHexDigit, report, type ValidationErrorHandler } from '@url/infra';
import type { IPv6Address } from './host.js';
import { parseIPv4InIPv6 } from './ipv4-in-ipv6.js';

/**
 * https://url.spec.whatwg.org/#concept-ipv6-parser
 *
 * @param input a string, without the brackets
 * @param onValidationError told of each IPv6 error, at offsets into input
 * @returns the eight 16-bit pieces, or `null` for failure
 *
 * @example
 * import { parseIPv6 } from '@url/host';
 *
 * parseIPv6('2001:db8::7f'); // => [0x2001, 0xdb8, 0, 0, 0, 0, 0, 0x7f]
 * parseIPv6('1::2::3'); // => null
 */
export function parseIPv6(input: string, onValidationError: ValidationErrorHandler | null = null): IPv6Address | null {
  const address = [0, 0, 0, 0, 0, 0, 0, 0];
  let pieceIndex = 0;
  let compress: number | null = null;
  let pointer = 0;
  if (input.charCodeAt(0) === COLON) {
    if (input.charCodeAt(1) !== COLON) return fail(onValidationError, 'IPv6-invalid-compression', 0, 1);
    pointer = 2;
    compress = ++pieceIndex;
  }
  while (pointer < input.length) {
    if (pieceIndex === 8) return fail(onValidationError, 'IPv6-too-many-pieces', pointer, input.length);
    if (input.charCodeAt(pointer) === COLON) {
      if (compress !== null) return fail(onValidationError, 'IPv6-multiple-compression', pointer - 1, pointer + 1);
      pointer++;
      compress = ++pieceIndex;
      continue;
    }
    const end = endOfPiece(input, pointer);
    if (input.charCodeAt(end) === FULL_STOP) {
      if (!parseIPv4InIPv6(input, pointer, end, pieceIndex, address, onValidationError)) return null;
      pieceIndex += 2;
      break;
    }
    if (!endsAsAPieceMay(input, end)) return failAt(onValidationError, 'IPv6-invalid-code-point', input, end);
    const value = end > pointer ? Number.parseInt(input.slice(pointer, end), 16) : 0;
    if (hasLeadingZero(value, end - pointer)) report(onValidationError, 'IPv6-piece-leading-zero', pointer, end);
    address[pieceIndex++] = value;
    pointer = end + 1;
  }
  if (compress !== null) return expand(address, compress, pieceIndex);
  if (pieceIndex !== 8) return fail(onValidationError, 'IPv6-too-few-pieces', 0, input.length);
  return address as readonly number[] as IPv6Address;
}

/** A piece has at most four hex digits: `end` is behind the last of them. */
function endOfPiece(input: string, pointer: number): number {
  let end = pointer;
  while (end < pointer + 4 && isASCIIHexDigit(input.charCodeAt(end))) end++;
  return end;
}

/** Behind a piece stands the end of the input, or U+003A (:) that is not itself the end. */
function endsAsAPieceMay(input: string, end: number): boolean {
  return end === input.length || (input.charCodeAt(end) === COLON && end + 1 < input.length);
}

function hasLeadingZero(value: number, length: number): boolean {
  return length > 1 && value < 0x10 ** (length - 1);
}

/** Moves the pieces behind the compression to the end of the address. */
function expand(address: readonly number[], compress: number, pieceIndex: number): IPv6Address {
  const zeros = [0, 0, 0, 0, 0, 0, 0, 0].slice(pieceIndex);
  return [
    ...address.slice(0, compress),
    ...zeros,
    ...address.slice(compress, pieceIndex),
  ] as readonly number[] as IPv6Address;
}

/**
 * https://url.spec.whatwg.org/#concept-ipv6-serializer
 *
 * @param address eight 16-bit pieces
 * @returns the text of RFC 5952, without the brackets
 *
 * @example
 * import { serializeIPv6 } from '@url/host';
 *
 * serializeIPv6([0, 0xf, 0, 0, 0xf, 0xf, 0, 0]); // => '0:f::f:f:0:0'
 */
export function serializeIPv6(address: IPv6Address): string {
  const [start, size] = compressedPieces(address);
  const pieces = address.map((piece) => piece.toString(16));
  if (size < 2) return pieces.join(':');
  return `${pieces.slice(0, start).join(':')}::${pieces.slice(start + size).join(':')}`;
}

/**
 * https://url.spec.whatwg.org/#find-the-ipv6-address-compressed-piece-index
 *
 * The first longest run of zero pieces, as its index and size.
 */
function compressedPieces(address: IPv6Address): [start: number, size: number] {
  let longest: [number, number] = [0, 0];
  let foundSize = 0;
  for (const [pieceIndex, piece] of address.entries()) {
    foundSize = piece === 0 ? foundSize + 1 : 0;
    if (foundSize > longest[1]) longest = [pieceIndex + 1 - foundSize, foundSize];
  }
  return longest;
}
