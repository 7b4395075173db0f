import { checkBytes, checkString } from './argument-error.js';
import { codePointAt, isSurrogate } from './unchecked-unicode.js';

/**
 * https://encoding.spec.whatwg.org/#utf-8-encode
 *
 * @param input a string; lone surrogates are encoded as U+FFFD
 * @returns its UTF-8 bytes
 * @throws TypeError if the input is not a string
 *
 * @example
 * import { utf8Encode } from '@url/infra';
 *
 * utf8Encode('é'); // => new Uint8Array([0xc3, 0xa9])
 */
export function utf8Encode(input: string): Uint8Array {
  checkString('input', input);
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
 * @returns the string that they encode, with U+FFFD for every sequence that is not UTF-8
 * @throws TypeError if the argument is not a `Uint8Array`
 *
 * @example
 * import { utf8DecodeWithoutBOM } from '@url/infra';
 *
 * utf8DecodeWithoutBOM(new Uint8Array([0x61, 0xc3, 0xa9, 0xff])); // => 'aé\ufffd'
 */
export function utf8DecodeWithoutBOM(bytes: Uint8Array): string {
  checkBytes('bytes', bytes);
  let output = '';
  let codePoints: number[] = [];
  for (let start = 0; start < bytes.length; ) {
    const lead = bytes[start]!;
    const end = lead < 0x80 ? start + 1 : endOfSequence(bytes, start);
    const codePoint = lead < 0x80 ? lead : codePointIn(bytes, start, end);
    if (codePoints.push(codePoint) === 4096) {
      // biome-ignore lint/plugin: at most 4096 code points
      output += String.fromCodePoint(...codePoints);
      codePoints = [];
    }
    start = end;
  }
  // biome-ignore lint/plugin: at most 4096 code points
  return output + String.fromCodePoint(...codePoints);
}

// The variables that https://encoding.spec.whatwg.org/#utf-8-decoder sets for a lead byte above 0x7f.

/** @returns "UTF-8 bytes needed": how many bytes follow a lead byte above 0x7f; 0 if the byte begins no sequence */
export function utf8BytesNeeded(lead: number): 0 | 1 | 2 | 3 {
  if (lead < 0xc2 || lead > 0xf4) return 0;
  if (lead < 0xe0) return 1;
  return lead < 0xf0 ? 2 : 3;
}

/** @returns "UTF-8 lower boundary": the least second byte */
export function utf8LowerBoundary(lead: number): number {
  if (lead === 0xe0) return 0xa0;
  return lead === 0xf0 ? 0x90 : 0x80;
}

/** @returns "UTF-8 upper boundary": the greatest second byte */
export function utf8UpperBoundary(lead: number): number {
  if (lead === 0xed) return 0x9f;
  return lead === 0xf4 ? 0x8f : 0xbf;
}

/** Finds where the bytes end that belong to a sequence: before its end if one of them is not in its range. */
function endOfSequence(bytes: Uint8Array, start: number): number {
  const lead = bytes[start]!;
  const wholeEnd = start + 1 + utf8BytesNeeded(lead);
  let lower = utf8LowerBoundary(lead);
  let upper = utf8UpperBoundary(lead);
  let end = start + 1;
  // After the last byte `bytes[end]` is undefined, and both comparisons are false.
  while (end < wholeEnd && bytes[end]! >= lower && bytes[end]! <= upper) {
    lower = 0x80;
    upper = 0xbf;
    end++;
  }
  return end;
}

/** @returns the code point of a sequence, U+FFFD if it is not whole */
function codePointIn(bytes: Uint8Array, start: number, end: number): number {
  const needed = utf8BytesNeeded(bytes[start]!);
  if (needed === 0 || end <= start + needed) return 0xfffd;
  let codePoint = bytes[start]! & (0x3f >> needed);
  for (let i = start + 1; i < end; i++) codePoint = (codePoint << 6) | (bytes[i]! & 0x3f);
  return codePoint;
}
