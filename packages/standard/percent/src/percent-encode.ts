import { SPACE } from '@url/infra';
import {
  acceptsWrongTypes,
  argumentError,
  checkNumber,
  checkString,
  chunkLength,
  codePointAt,
  concatenate,
  flatten,
  isSurrogate,
} from '@url/infra/internal';
import { checkSet, contains, type PercentEncodeSet } from './percent-encode-set.js';

/** The percent-encoded bytes, each created on first use. */
const percentEncodedBytes = /* @__PURE__ */ new Array<string | undefined>(0x100);

/**
 * https://url.spec.whatwg.org/#percent-encode
 *
 * @param byte 0 to 255
 * @returns U+0025 (%) and two ASCII upper hex digits
 * @throws TypeError if it is not a byte
 *
 * @example
 * import { percentEncode } from '@url/percent';
 *
 * percentEncode(0x7f); // => '%7F'
 */
export function percentEncode(byte: number): string {
  checkNumber('byte', byte);
  if (acceptsWrongTypes && byte !== (byte & 0xff)) throw argumentError('byte', byte, 'is not an integer from 0 to 255');
  return escapeOf(byte);
}

/** Does `percentEncode` without the check of its argument. */
function escapeOf(byte: number): string {
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
 * @throws TypeError for an argument of another type
 *
 * @example
 * import { userinfoPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode('Say what‽', userinfoPercentEncodeSet); // => 'Say%20what%E2%80%BD'
 */
export function utf8PercentEncode(input: string, set: PercentEncodeSet): string {
  checkString('input', input);
  checkSet('set', set);
  return input.length > LONG && !set.hasSomeOf(input) ? input : encodeBetween(input, 0, input.length, set);
}

/** From this length in code units on, an expression tests whether encoding is needed in less time than encoding takes. */
const LONG = 64;

/** Percent-encodes the part of a string between two offsets. Part of https://url.spec.whatwg.org/#string-utf-8-percent-encode. */
export function encodeBetween(input: string, start: number, end: number, set: PercentEncodeSet): string {
  if (end - start <= 2 * chunkLength) return encode(input, start, end, set);
  let output = '';
  for (let chunk = start; chunk < end; ) {
    let chunkEnd = Math.min(chunk + chunkLength, end);
    // Both halves of a surrogate pair belong to one chunk.
    if (codePointAt(input, chunkEnd - 1) > 0xffff) chunkEnd--;
    output = concatenate(output, flatten(encode(input, chunk, chunkEnd, set)));
    chunk = chunkEnd;
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
  for (let pointer = start; pointer < end; pointer++) {
    const c = input.charCodeAt(pointer);
    if (!contains(set, c)) continue;
    if (unchangedFrom < pointer) output += input.slice(unchangedFrom, pointer);
    if (c < 0x800) output += c === SPACE && set.spaceAsPlus ? '+' : encodedBelow800(c);
    else {
      const codePoint = codePointAt(input, pointer);
      output += percentEncodedUTF8(codePoint);
      if (codePoint > 0xffff) pointer++;
    }
    unchangedFrom = pointer + 1;
  }
  if (unchangedFrom === start) return input.slice(start, end);
  return unchangedFrom < end ? output + input.slice(unchangedFrom, end) : output;
}

/** Percent-encodes a code point by UTF-8; a surrogate as U+FFFD. */
export function encodedCodePoint(codePoint: number): string {
  return codePoint < 0x800 ? encodedBelow800(codePoint) : percentEncodedUTF8(codePoint);
}

/** The encoded code points below U+0800. Each is created on first use. */
const encodedCodePoints = /* @__PURE__ */ new Array<string | undefined>(0x800);

function encodedBelow800(codePoint: number): string {
  const known = encodedCodePoints[codePoint];
  if (known !== undefined) return known;
  const made = codePoint < 0x80 ? escapeOf(codePoint) : percentEncodedUTF8(codePoint);
  encodedCodePoints[codePoint] = made;
  return made;
}

/** The last two bytes of code points from U+0800 on, by the twelve bits that they encode. Each is created on first use. */
const percentEncodedPairs = /* @__PURE__ */ new Array<string | undefined>(0x1000);

function percentEncodedPair(bits: number): string {
  const known = percentEncodedPairs[bits];
  if (known !== undefined) return known;
  const made = escapeOf(0x80 | (bits >> 6)) + escapeOf(0x80 | (bits & 0x3f));
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
  if (codePoint < 0x800) return escapeOf(0xc0 | (codePoint >> 6)) + escapeOf(0x80 | (codePoint & 0x3f));
  const pair = percentEncodedPair(codePoint & 0xfff);
  if (codePoint < 0x10000) return escapeOf(0xe0 | (codePoint >> 12)) + pair;
  return escapeOf(0xf0 | (codePoint >> 18)) + escapeOf(0x80 | ((codePoint >> 12) & 0x3f)) + pair;
}
