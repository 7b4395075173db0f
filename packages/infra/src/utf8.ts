import { isSurrogate } from './unicode.js';

/**
 * https://encoding.spec.whatwg.org/#utf-8-encode
 *
 * @param input a string; lone surrogates are encoded as U+FFFD (�)
 * @returns its UTF-8 bytes
 *
 * @example
 * import { utf8Encode } from '@url/infra';
 *
 * utf8Encode('é'); // => new Uint8Array([0xc3, 0xa9])
 */
export function utf8Encode(input: string): Uint8Array {
  const bytes = new Uint8Array(input.length * 3);
  let length = 0;
  for (let i = 0; i < input.length; i++) {
    let codePoint = input.codePointAt(i)!;
    if (isSurrogate(codePoint)) codePoint = 0xfffd;
    if (codePoint < 0x80) {
      bytes[length++] = codePoint;
    } else {
      if (codePoint < 0x800) {
        bytes[length++] = 0xc0 | (codePoint >> 6);
      } else {
        if (codePoint < 0x10000) {
          bytes[length++] = 0xe0 | (codePoint >> 12);
        } else {
          bytes[length++] = 0xf0 | (codePoint >> 18);
          bytes[length++] = 0x80 | ((codePoint >> 12) & 0x3f);
          i++;
        }
        bytes[length++] = 0x80 | ((codePoint >> 6) & 0x3f);
      }
      bytes[length++] = 0x80 | (codePoint & 0x3f);
    }
  }
  return bytes.slice(0, length);
}

/**
 * https://encoding.spec.whatwg.org/#utf-8-decoder
 *
 * One sequence: an ASCII byte, a lead byte with what continues it, or as much as is one mistake. Of numbers and not of an array,
 * for whoever has the bytes in another form.
 *
 * @param lead the first byte
 * @param second the byte behind it; here and below anything that is no byte (`NaN`, `undefined`) where there is none
 * @returns four times the code point, which is U+FFFD (�) for a mistake, plus how many bytes were taken beyond the first (0 to 3)
 *
 * @example
 * import { utf8DecodeSequence } from '@url/infra';
 *
 * utf8DecodeSequence(0xc3, 0xa9, 0x61); // => 4 * 'é'.codePointAt(0) + 1
 */
export function utf8DecodeSequence(lead: number, second?: number, third?: number, fourth?: number): number {
  if (lead < 0x80) return lead << 2;
  const lower = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const upper = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (lead < 0xc2 || lead > 0xf4 || !(second! >= lower && second! <= upper)) return 0xfffd << 2;
  let codePoint = (lead << 6) | (second! & 0x3f);
  if (lead < 0xe0) return ((codePoint & 0x7ff) << 2) | 1;
  if (third! >> 6 !== 2) return (0xfffd << 2) | 1;
  codePoint = (codePoint << 6) | (third! & 0x3f);
  if (lead < 0xf0) return ((codePoint & 0xffff) << 2) | 2;
  if (fourth! >> 6 !== 2) return (0xfffd << 2) | 2;
  codePoint = (codePoint << 6) | (fourth! & 0x3f);
  return ((codePoint & 0x1fffff) << 2) | 3;
}

/**
 * https://encoding.spec.whatwg.org/#utf-8-decode-without-bom
 *
 * A BOM is kept as U+FEFF, as any other code point.
 *
 * @param bytes any bytes
 * @returns the string that they encode, with U+FFFD (�) for every sequence that is not UTF-8
 *
 * @example
 * import { utf8DecodeWithoutBOM } from '@url/infra';
 *
 * utf8DecodeWithoutBOM(new Uint8Array([0x61, 0xc3, 0xa9, 0xff])); // => 'aé\ufffd'
 */
export function utf8DecodeWithoutBOM(bytes: ArrayLike<number>): string {
  let output = '';
  for (let i = 0; i < bytes.length; i++) {
    const lead = bytes[i]!;
    if (lead < 0x80) {
      output += String.fromCharCode(lead);
    } else {
      const sequence = utf8DecodeSequence(lead, bytes[i + 1], bytes[i + 2], bytes[i + 3]);
      output += String.fromCodePoint(sequence >> 2);
      i += sequence & 3;
    }
  }
  return output;
}
