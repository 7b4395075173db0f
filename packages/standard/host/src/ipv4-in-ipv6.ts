import { DIGIT_ZERO, FULL_STOP } from '@url/infra';
import { type ErrorReporter, fail, failAt, isASCIIDigit } from '@url/infra/internal';

/**
 * Reads four decimal numbers into two pieces: the steps for "c is U+002E (.)". Part of https://url.spec.whatwg.org/#concept-ipv6-parser.
 *
 *     ffff::127.0.0.1
 *           ^  ^
 *           |  endOfFirst
 *           start
 *
 * @param end the end of the address
 * @returns whether there are four numbers, and nothing after them
 */
export function parseIPv4InIPv6(
  input: string,
  start: number,
  endOfFirst: number,
  end: number,
  pieceIndex: number,
  address: number[],
  reporter: ErrorReporter | null,
): boolean {
  const invalid = (at: number) => failAt(reporter, 'host', 'IPv4-in-IPv6-invalid-code-point', input, at, end) !== null;
  if (endOfFirst === start) return invalid(start);
  if (pieceIndex > 6) return fail(reporter, 'host', 'IPv4-in-IPv6-too-many-pieces', start, end) !== null;
  let pointer = start;
  let numbersSeen = 0;
  while (pointer < end) {
    if (numbersSeen > 0) {
      if (numbersSeen === 4 || input.charCodeAt(pointer) !== FULL_STOP) return invalid(pointer);
      pointer++;
    }
    const numberStart = pointer;
    let ipv4Piece = 0;
    for (; isDigitBefore(input, pointer, end); pointer++) {
      if (pointer > numberStart && ipv4Piece === 0) return invalid(pointer);
      ipv4Piece = ipv4Piece * 10 + input.charCodeAt(pointer) - DIGIT_ZERO;
      if (ipv4Piece > 0xff) {
        while (isDigitBefore(input, pointer, end)) pointer++;
        return fail(reporter, 'host', 'IPv4-in-IPv6-out-of-range-part', numberStart, pointer) !== null;
      }
    }
    if (pointer === numberStart) return invalid(pointer);
    const index = pieceIndex + (numbersSeen >> 1);
    address[index] = address[index]! * 0x100 + ipv4Piece;
    numbersSeen++;
  }
  return numbersSeen === 4 || fail(reporter, 'host', 'IPv4-in-IPv6-too-few-parts', start, end) !== null;
}

function isDigitBefore(input: string, pointer: number, end: number): boolean {
  return pointer < end && isASCIIDigit(input.charCodeAt(pointer));
}
