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
  let codePoints: number[] = [];
  for (let start = 0; start < bytes.length; ) {
    const sequence = sequences.find((row) => bytes[start]! <= row[0])!;
    const end = endOfSequence(bytes, start, sequence);
    const isWhole = sequence[1] > 0 && end - start === sequence[1];
    if (codePoints.push(isWhole ? codePointIn(bytes, start, end) : 0xfffd) === 4096) {
      output += String.fromCodePoint(...codePoints);
      codePoints = [];
    }
    start = end;
  }
  return output + String.fromCodePoint(...codePoints);
}

/** The last of the lead bytes that begin a sequence, the length of the sequence (0 if they begin none), and the range of its second byte. */
type Sequence = readonly [lastLead: number, length: number, lower: number, upper: number];

/** Part of https://encoding.spec.whatwg.org/#utf-8-decoder */
const sequences: readonly Sequence[] = [
  [0x7f, 1, 0x80, 0xbf],
  [0xc1, 0, 0x80, 0xbf],
  [0xdf, 2, 0x80, 0xbf],
  [0xe0, 3, 0xa0, 0xbf],
  [0xec, 3, 0x80, 0xbf],
  [0xed, 3, 0x80, 0x9f],
  [0xef, 3, 0x80, 0xbf],
  [0xf0, 4, 0x90, 0xbf],
  [0xf3, 4, 0x80, 0xbf],
  [0xf4, 4, 0x80, 0x8f],
  [0xff, 0, 0x80, 0xbf],
];

/** @returns where the bytes end that belong to the sequence: before its end if a byte is out of its range */
function endOfSequence(bytes: Uint8Array, start: number, sequence: Sequence): number {
  let end = start + 1;
  while (end < start + sequence[1]) {
    const byte = bytes[end]!;
    const isSecond = end === start + 1;
    if (!(byte >= (isSecond ? sequence[2] : 0x80) && byte <= (isSecond ? sequence[3] : 0xbf))) return end;
    end++;
  }
  return end;
}

function codePointIn(bytes: Uint8Array, start: number, end: number): number {
  const length = end - start;
  let codePoint = length === 1 ? bytes[start]! : bytes[start]! & (0x7f >> length);
  for (let i = start + 1; i < end; i++) codePoint = (codePoint << 6) | (bytes[i]! & 0x3f);
  return codePoint;
}
