import { checkBytes, checkString } from '@url/infra/internal';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Code units that are joined at once: more would need a longer list of arguments. */
export const CHUNK = 0x1000;

let values: Uint8Array | undefined;

/** Returns the six bits of each ASCII code unit, created on first use. */
function sixBitValues(): Uint8Array {
  if (values !== undefined) return values;
  values = new Uint8Array(0x80);
  for (let index = 0; index < 64; index++) values[ALPHABET.charCodeAt(index)] = index;
  return values;
}

/** Matches the usual form: no white space, and padding only at the end. */
const isPadded = /^[A-Za-z\d+/]*={0,2}$/;

function withoutPadding(text: string): string {
  return text.slice(0, text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0));
}

/**
 * Returns the digits of a base64 text, without white space and padding, or `null` if the text is not base64.
 *
 * @param data any string
 */
export function base64Digits(data: string): string | null {
  if (isPadded.test(data) && data.length % 4 === 0) return withoutPadding(data);
  let text = /[\t\n\f\r ]/.test(data) ? data.replace(/[\t\n\f\r ]+/g, '') : data;
  if (text.length % 4 === 0) text = withoutPadding(text);
  return text.length % 4 === 1 || /[^A-Za-z\d+/]/.test(text) ? null : text;
}

/** Returns how many bytes that many base64 digits stand for. */
export function decodedLength(digits: number): number {
  return Math.floor((digits * 3) / 4);
}

/**
 * Decodes base64 digits.
 *
 * @param digits the result of `base64Digits`
 */
export function decodeDigits(digits: string): Uint8Array {
  const table = sixBitValues();
  const output = new Uint8Array(decodedLength(digits.length));
  const rest = digits.length % 4;
  let length = 0;
  let index = 0;
  for (; index < digits.length - rest; index += 4) {
    const bits =
      (table[digits.charCodeAt(index)]! << 18) |
      (table[digits.charCodeAt(index + 1)]! << 12) |
      (table[digits.charCodeAt(index + 2)]! << 6) |
      table[digits.charCodeAt(index + 3)]!;
    output[length++] = bits >> 16;
    output[length++] = bits >> 8;
    output[length++] = bits;
  }
  if (rest === 0) return output;
  // Two digits are one byte and four bits, and three digits are two bytes and two bits. The remaining bits are dropped.
  const bits = (table[digits.charCodeAt(index)]! << 10) | (table[digits.charCodeAt(index + 1)]! << 4);
  output[length++] = bits >> 8;
  if (rest === 3) output[length] = bits | (table[digits.charCodeAt(index + 2)]! >> 2);
  return output;
}

/**
 * https://infra.spec.whatwg.org/#forgiving-base64-decode
 *
 * @param data base64, with or without padding, and with ASCII white space anywhere
 * @returns the bytes, or `null` if the text is not base64
 * @throws TypeError if `data` is not a string
 *
 * @example
 * import { forgivingBase64Decode } from '@url/data';
 *
 * forgivingBase64Decode('YW Jj'); // => new Uint8Array([0x61, 0x62, 0x63])
 * forgivingBase64Decode('YQ=='); // => new Uint8Array([0x61])
 * forgivingBase64Decode('a'); // => null
 */
export function forgivingBase64Decode(data: string): Uint8Array | null {
  checkString('data', data);
  const digits = base64Digits(data);
  return digits === null ? null : decodeDigits(digits);
}

/**
 * https://infra.spec.whatwg.org/#forgiving-base64-encode
 *
 * @param bytes any bytes
 * @returns their base64 encoding, with padding
 * @throws TypeError if `bytes` is not a `Uint8Array`
 *
 * @example
 * import { forgivingBase64Encode } from '@url/data';
 *
 * forgivingBase64Encode(new Uint8Array([0x61, 0x62])); // => 'YWI='
 */
export function forgivingBase64Encode(bytes: Uint8Array): string {
  checkBytes('bytes', bytes);
  const units: number[] = [];
  let output = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const bits = (bytes[index]! << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    for (let shift = 18; shift >= 0; shift -= 6) units.push(ALPHABET.charCodeAt((bits >> shift) & 0x3f));
    if (units.length < CHUNK) continue;
    output += String.fromCharCode.apply(null, units);
    units.length = 0;
  }
  output += String.fromCharCode.apply(null, units);
  const padding = (3 - (bytes.length % 3)) % 3;
  return output.slice(0, output.length - padding) + '='.repeat(padding);
}
