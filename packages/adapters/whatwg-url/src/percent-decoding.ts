import { percentDecodeBytes as decode, percentDecodeString as decodeString } from '@url/percent';

/** An array of numbers, each one byte. */
export type TypedArray =
  | Uint8Array
  | Uint8ClampedArray
  | Uint16Array
  | Uint32Array
  | Int8Array
  | Int16Array
  | Int32Array
  | Float32Array
  | Float64Array;

/**
 * Percent-decodes bytes. See https://url.spec.whatwg.org/#percent-decode.
 *
 * @param bytes the bytes to decode
 * @returns new bytes: each "%" with two hex digits is one byte
 * @throws TypeError if the value is not a typed array
 *
 * @example
 * import { percentDecodeBytes } from '@url/whatwg-url';
 *
 * Array.from(percentDecodeBytes(Uint8Array.of(0x25, 0x34, 0x31))); // => [0x41]
 */
export function percentDecodeBytes(bytes: TypedArray): Uint8Array {
  return decode(ArrayBuffer.isView(bytes) ? Uint8Array.from(bytes) : bytes);
}

/**
 * Percent-decodes a string. See https://url.spec.whatwg.org/#string-percent-decode.
 *
 * @param input any string; another value is converted, as by whatwg-url
 * @returns its bytes in UTF-8: each "%" with two hex digits is one byte
 * @throws TypeError if the value cannot be converted
 *
 * @example
 * import { percentDecodeString } from '@url/whatwg-url';
 *
 * Array.from(percentDecodeString('%41é')); // => [0x41, 0xc3, 0xa9]
 */
export function percentDecodeString(input: string): Uint8Array {
  return decodeString(input === undefined ? '' : `${input}`);
}
