import { codePointAt, isSurrogate, SPACE } from '@url/infra';
import { chunkLength, concatenate, flatten } from '@url/infra/internal';
import type { PercentEncodeSet } from './percent-encode-sets.js';

/** The percent-encoded bytes, each created on first use. */
const percentEncodedBytes = /* @__PURE__ */ new Array<string | undefined>(0x100);

/**
 * https://url.spec.whatwg.org/#percent-encode
 *
 * @param byte 0 to 255
 * @returns U+0025 (%) and two ASCII upper hex digits
 *
 * @example
 * import { percentEncode } from '@url/percent';
 *
 * percentEncode(0x7f); // => '%7F'
 */
export function percentEncode(byte: number): string {
  const known = percentEncodedBytes[byte];
  if (known !== undefined) return known;
  const made = `%${(byte + 0x100).toString(16).slice(1).toUpperCase()}`;
  percentEncodedBytes[byte] = made;
  return made;
}

/**
 * https://url.spec.whatwg.org/#string-utf-8-percent-encode
 *
 * @param input a string; lone surrogates are encoded as U+FFFD
 * @param set the code points to encode
 * @returns an ASCII string; the input itself if nothing needs encoding
 *
 * @example
 * import { userinfoPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode('Say what‽', userinfoPercentEncodeSet); // => 'Say%20what%E2%80%BD'
 */
export function utf8PercentEncode(input: string, set: PercentEncodeSet): string {
  return utf8PercentEncodeBetween(input, 0, input.length, set);
}

/** Percent-encodes the part of a string between two offsets. Part of https://url.spec.whatwg.org/#string-utf-8-percent-encode. */
export function utf8PercentEncodeBetween(input: string, start: number, end: number, set: PercentEncodeSet): string {
  if (end - start <= SHORT) return encode(input, start, end, set);
  const part = input.slice(start, end);
  if (!set.hasSomeOf(part)) return part;
  return part.length <= chunkLength ? encode(part, 0, part.length, set) : encodeByChunks(part, set);
}

/** Up to this length in code units, encoding is faster than testing whether encoding is needed. */
const SHORT = 64;

function encodeByChunks(input: string, set: PercentEncodeSet): string {
  let output = '';
  for (let start = 0; start < input.length; ) {
    let end = Math.min(start + chunkLength, input.length);
    // Both halves of a surrogate pair belong to one chunk.
    if (codePointAt(input, end - 1) > 0xffff) end--;
    output = concatenate(output, flatten(encode(input, start, end, set)));
    start = end;
  }
  return output;
}

/**
 *     Say what‽
 *        ^^
 *        |pointer
 *        unchangedFrom, after the last code unit that was encoded
 */
function encode(input: string, start: number, end: number, set: PercentEncodeSet): string {
  let output = '';
  let unchangedFrom = start;
  while (unchangedFrom < end) {
    const pointer = set.firstBetween(input, unchangedFrom, end);
    if (unchangedFrom < pointer) output += input.slice(unchangedFrom, pointer);
    if (pointer === end) break;
    const codePoint = codePointAt(input, pointer);
    if (codePoint === SPACE && set.spaceAsPlus) output += '+';
    else output += codePoint < 0x80 ? percentEncode(codePoint) : percentEncodedUTF8(codePoint);
    unchangedFrom = pointer + (codePoint > 0xffff ? 2 : 1);
  }
  return output;
}

/** The last two bytes of code points from U+0800 on, by the twelve bits that they encode. Each is created on first use. */
const percentEncodedPairs = /* @__PURE__ */ new Array<string | undefined>(0x1000);

function percentEncodedPair(bits: number): string {
  const known = percentEncodedPairs[bits];
  if (known !== undefined) return known;
  const made = percentEncode(0x80 | (bits >> 6)) + percentEncode(0x80 | (bits & 0x3f));
  percentEncodedPairs[bits] = made;
  return made;
}

/**
 * https://url.spec.whatwg.org/#utf-8-percent-encode
 *
 * Needs no set, because every set contains all bytes above 0x7F. Encodes a surrogate as U+FFFD. Repeats the arithmetic of infra's `utf8Encode`,
 * because joining text from the tables is faster than percent-encoding an array of bytes. Implements https://encoding.spec.whatwg.org/#utf-8-encoder.
 */
function percentEncodedUTF8(codePoint: number): string {
  if (isSurrogate(codePoint)) return '%EF%BF%BD';
  if (codePoint < 0x800) return percentEncode(0xc0 | (codePoint >> 6)) + percentEncode(0x80 | (codePoint & 0x3f));
  const pair = percentEncodedPair(codePoint & 0xfff);
  if (codePoint < 0x10000) return percentEncode(0xe0 | (codePoint >> 12)) + pair;
  return percentEncode(0xf0 | (codePoint >> 18)) + percentEncode(0x80 | ((codePoint >> 12) & 0x3f)) + pair;
}
