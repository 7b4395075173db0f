import { codePointAt, isSurrogate } from './unicode.js';

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
    let codePoint = codePointAt(input, i);
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
export function utf8DecodeWithoutBOM(bytes: Uint8Array): string {
  let output = '';
  let units: number[] = [];
  for (let i = 0; i < bytes.length; ) {
    const lead = bytes[i++]!;
    let codePoint = lead;
    if (lead > 0x7f) {
      // How many continuation bytes follow, and the range of the first: https://encoding.spec.whatwg.org/#utf-8-decoder
      let needed = lead < 0xc2 || lead > 0xf4 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
      let lower = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
      let upper = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
      codePoint = needed === 0 ? 0xfffd : lead & (0x3f >> needed);
      for (; needed > 0; needed--) {
        const byte = bytes[i]!;
        if (!(byte >= lower && byte <= upper)) {
          codePoint = 0xfffd;
          break;
        }
        codePoint = (codePoint << 6) | (byte & 0x3f);
        lower = 0x80;
        upper = 0xbf;
        i++;
      }
    }
    if (units.push(codePoint) === 4096) {
      output += String.fromCodePoint(...units);
      units = [];
    }
  }
  return output + String.fromCodePoint(...units);
}
