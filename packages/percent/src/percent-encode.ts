import { codePointAt, isSurrogate, SPACE } from '@url/infra';
import type { PercentEncodeSet } from './percent-encode-sets.js';

/** Each is made when it is first asked for. */
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
 * @param input a string; lone surrogates are encoded as U+FFFD (�)
 * @param set the code points to encode
 * @returns an ASCII string; the input itself where nothing needs encoding
 *
 * @example
 * import { userinfoPercentEncodeSet, utf8PercentEncode } from '@url/percent';
 *
 * utf8PercentEncode('Say what‽', userinfoPercentEncodeSet); // => 'Say%20what%E2%80%BD'
 */
export function utf8PercentEncode(input: string, set: PercentEncodeSet): string {
  const startsWithMember = input !== '' && set.has(input.charCodeAt(0));
  return startsWithMember || set.hasSomeOf(input) ? encode(input, set) : input;
}

/**
 *     Say what‽
 *        ^^
 *        |pointer
 *        cleanFrom, behind the run that was clean
 */
function encode(input: string, set: PercentEncodeSet): string {
  let output = '';
  let cleanFrom = 0;
  for (let pointer = 0; pointer < input.length; pointer++) {
    const c = input.charCodeAt(pointer);
    if (!set.has(c)) continue;
    if (cleanFrom < pointer) output += input.slice(cleanFrom, pointer);
    if (c < 0x80) {
      output += c === SPACE && set.spaceAsPlus ? '+' : percentEncode(c);
    } else {
      const codePoint = codePointAt(input, pointer);
      output += percentEncodedUTF8(codePoint);
      if (codePoint > 0xffff) pointer++;
    }
    cleanFrom = pointer + 1;
  }
  return cleanFrom < input.length ? output + input.slice(cleanFrom) : output;
}

/** https://encoding.spec.whatwg.org/#utf-8-encoder */
function percentEncodedUTF8(codePoint: number): string {
  if (isSurrogate(codePoint)) return '%EF%BF%BD';
  const last = percentEncode(0x80 | (codePoint & 0x3f));
  if (codePoint < 0x800) return percentEncode(0xc0 | (codePoint >> 6)) + last;
  const middle = percentEncode(0x80 | ((codePoint >> 6) & 0x3f)) + last;
  if (codePoint < 0x10000) return percentEncode(0xe0 | (codePoint >> 12)) + middle;
  return percentEncode(0xf0 | (codePoint >> 18)) + percentEncode(0x80 | ((codePoint >> 12) & 0x3f)) + middle;
}
