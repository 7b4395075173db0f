import { chunkLength, flatten, utf8BytesNeeded, utf8LowerBoundary, utf8UpperBoundary } from '@url/infra/internal';

/**
 * Percent-decodes a part of a string, and UTF-8 decodes the result without BOM: as `percentDecodeString` and `utf8DecodeWithoutBOM` do one after
 * the other, but without bytes between them. Part of https://url.spec.whatwg.org/#string-percent-decode.
 *
 * @param input scalar values
 * @param start the start of the part
 * @param end its end: the end of the input, or a code unit that is no hex digit
 * @param space a code unit that becomes U+0020 SPACE: U+002B (+) in forms, elsewhere -1, which none is
 */
export function percentDecodeText(input: string, start: number, end: number, space: number): string {
  let output = '';
  let chunk = '';
  let copied = start;
  for (let i = start; i < end; ) {
    const c = input.charCodeAt(i);
    const sequence = c === 0x25 /* % */ ? decodeSequence(input, i) : -1;
    if (sequence < 0 && c !== space) {
      i++;
      continue;
    }
    if (copied < i) chunk += input.slice(copied, i);
    chunk += sequence < 0 ? ' ' : textOf(sequence >> 3);
    i += sequence < 0 ? 1 : 3 * (sequence & 7);
    copied = i;
    if (chunk.length > chunkLength) {
      output += flatten(chunk);
      chunk = '';
    }
  }
  return output + chunk + input.slice(copied, end);
}

/** Makes a string of a code point. `fromCharCode` serves most, in a fifth of the time of `fromCodePoint`. */
function textOf(codePoint: number): string {
  return codePoint > 0xffff ? String.fromCodePoint(codePoint) : String.fromCharCode(codePoint);
}

/**
 * https://encoding.spec.whatwg.org/#utf-8-decoder
 *
 * @param start the offset of a "%"
 * @returns the code point that percent-encoded bytes encode, times eight, plus the number of bytes; U+FFFD (�) as the code point of one
 * malformed sequence; a negative number if no percent-encoded byte starts there
 */
function decodeSequence(input: string, start: number): number {
  const first = byteAt(input, start);
  if (first < 0x80) return (first << 3) | 1;
  const needed = utf8BytesNeeded(first);
  let lower = utf8LowerBoundary(first);
  let upper = utf8UpperBoundary(first);
  let codePoint = needed ? first & (0x3f >> needed) : 0xfffd;
  for (let seen = 1; seen <= needed; seen++) {
    const byte = byteAt(input, start + 3 * seen);
    if (byte < lower || byte > upper) return (0xfffd << 3) | seen;
    lower = 0x80;
    upper = 0xbf;
    codePoint = (codePoint << 6) | (byte & 0x3f);
  }
  return (codePoint << 3) | (needed + 1);
}

/** https://url.spec.whatwg.org/#percent-encoded-byte, or a negative number if there is none. */
function byteAt(input: string, start: number): number {
  if (input.charCodeAt(start) !== 0x25) return -1;
  return (hexDigit(input.charCodeAt(start + 1)) << 4) | hexDigit(input.charCodeAt(start + 2));
}

/** The value of an ASCII hex digit, or a negative number. */
function hexDigit(c: number): number {
  if (c <= 0x39) return c - 0x30;
  const letter = c | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
