import { DIGIT_ZERO, FULL_STOP, isASCIIDigit } from '@url/infra';
import { type ErrorReporter, fail, failAt } from '@url/infra/internal';

/**
 * Reads four decimal numbers into two pieces: the steps for "c is U+002E (.)". Part of https://url.spec.whatwg.org/#concept-ipv6-parser.
 *
 *     ffff::127.0.0.1
 *           ^  ^
 *           |  endOfFirst
 *           start

 *
 * @returns whether there are four numbers, and nothing after them
 */
export function parseIPv4InIPv6(
  input: string,
  start: number,
  endOfFirst: number,
  pieceIndex: number,
  address: number[],
  reporter: ErrorReporter | null,
): boolean {
  const invalid = (at: number) => failAt(reporter, 'host', 'IPv4-in-IPv6-invalid-code-point', input, at) !== null;
  if (endOfFirst === start) return invalid(start);
  if (pieceIndex > 6) return fail(reporter, 'host', 'IPv4-in-IPv6-too-many-pieces', start, input.length) !== null;
  let pointer = start;
  let numbersSeen = 0;
  while (pointer < input.length) {
    if (numbersSeen > 0) {
      if (numbersSeen === 4 || input.charCodeAt(pointer) !== FULL_STOP) return invalid(pointer);
      pointer++;
    }
    if (!isASCIIDigit(input.charCodeAt(pointer))) return invalid(pointer);
    const numberStart = pointer;
    let ipv4Piece = 0;
    for (; isASCIIDigit(input.charCodeAt(pointer)); pointer++) {
      if (pointer > numberStart && ipv4Piece === 0) return invalid(pointer);
      ipv4Piece = ipv4Piece * 10 + input.charCodeAt(pointer) - DIGIT_ZERO;
      if (ipv4Piece > 0xff) {
        while (isASCIIDigit(input.charCodeAt(pointer))) pointer++;
        return fail(reporter, 'host', 'IPv4-in-IPv6-out-of-range-part', numberStart, pointer) !== null;
      }
    }
    const index = pieceIndex + (numbersSeen >> 1);
    address[index] = address[index]! * 0x100 + ipv4Piece;
    numbersSeen++;
  }
  return numbersSeen === 4 || fail(reporter, 'host', 'IPv4-in-IPv6-too-few-parts', start, input.length) !== null;
}
