/** Text longer than this is put into the output as one run of memory: V8 keeps each `+=` before that as a node of 32 bytes. */
export const CHUNK_LENGTH = 4096;

/**
 * @param text what was put together by `+=`
 * @returns the same text; V8 makes one run of memory of it, since a code unit of it is read
 */
export function flatten(text: string): string {
  return text.charCodeAt(0) >= 0 ? text : '';
}

/**
 * Makes a name or a value of a part of the input: "+" is a space, the rest is percent-decoded and UTF-8 decoded without BOM.
 * Part of https://url.spec.whatwg.org/#concept-urlencoded-parser.
 *
 * @param input scalar values
 * @param start where the part begins
 * @param end where it ends, at "&" or "=" or at the end of the input
 */
export function decodeForm(input: string, start: number, end: number): string {
  let output = '';
  let chunk = '';
  let copied = start;
  for (let i = start; i < end; ) {
    const c = input.charCodeAt(i);
    const sequence = c === 0x25 /* % */ ? decodeSequence(input, i) : -1;
    if (sequence < 0 && c !== 0x2b /* + */) {
      i++;
      continue;
    }
    if (copied < i) chunk += input.slice(copied, i);
    chunk += sequence < 0 ? ' ' : textOf(sequence >> 3);
    i += sequence < 0 ? 1 : 3 * (sequence & 7);
    copied = i;
    if (chunk.length > CHUNK_LENGTH) {
      output += flatten(chunk);
      chunk = '';
    }
  }
  if (copied < end) chunk += input.slice(copied, end);
  return output + chunk;
}

/** Not `String.fromCodePoint` for all: the other takes a fifth of its time. */
function textOf(codePoint: number): string {
  return codePoint > 0xffff ? String.fromCodePoint(codePoint) : String.fromCharCode(codePoint);
}

/**
 * https://encoding.spec.whatwg.org/#utf-8-decoder
 *
 * @param start of a "%"
 * @returns the code point that percent-encoded bytes stand for, times eight, plus their number; U+FFFD (�) for bytes that are
 * one mistake together; -1 if no percent-encoded byte is there
 */
function decodeSequence(input: string, start: number): number {
  const first = byteAt(input, start);
  if (first < 0x80) return first < 0 ? -1 : (first << 3) | 1;
  const needed = first < 0xc2 || first > 0xf4 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
  let lower = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  let upper = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
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

/** https://url.spec.whatwg.org/#percent-encoded-byte, or -1 if there is none. */
function byteAt(input: string, start: number): number {
  if (input.charCodeAt(start) !== 0x25) return -1;
  const high = hexDigit(input.charCodeAt(start + 1));
  const low = hexDigit(input.charCodeAt(start + 2));
  return high < 0 || low < 0 ? -1 : (high << 4) | low;
}

/** The value of an ASCII hex digit, or -1. */
function hexDigit(c: number): number {
  if (c <= 0x39) return c - 0x30 >= 0 ? c - 0x30 : -1;
  const letter = c | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
