import { toScalarValueString } from '@url/infra';
import { percentEncode } from '@url/percent';

/**
 * https://url.spec.whatwg.org/#concept-urlencoded-parser
 *
 * @param input any bytes
 * @returns name-value tuples in the order of the input; never fails
 *
 * @example
 * import { parseFormURLEncoded } from '@url/form-urlencoded';
 *
 * parseFormURLEncoded(new Uint8Array([0x61, 0x3d, 0x2b, 0xc3, 0xa9])); // => [['a', ' é']]
 */
export function parseFormURLEncoded(input: Uint8Array): [name: string, value: string][] {
  // Bytes above 0x7F are percent-encoded for the string parser to decode, together with the ones that already were.
  let ascii = '';
  for (let i = 0; i < input.length; i += 4096) {
    ascii += String.fromCharCode(...input.subarray(i, i + 4096));
  }
  return parseFormURLEncodedString(ascii.replace(/[\x80-\xff]/g, (byte) => percentEncode(byte.charCodeAt(0))));
}

/**
 * https://url.spec.whatwg.org/#concept-urlencoded-string-parser
 *
 * @param input a string without a leading "?"; lone surrogates are read as U+FFFD (�)
 * @returns name-value tuples in the order of the input; never fails
 *
 * @example
 * import { parseFormURLEncodedString } from '@url/form-urlencoded';
 *
 * parseFormURLEncodedString('a=1&b=rock+%27n%27+roll&c'); // => [['a', '1'], ['b', "rock 'n' roll"], ['c', '']]
 */
export function parseFormURLEncodedString(input: string): [name: string, value: string][] {
  const string = toScalarValueString(input);
  const output: [name: string, value: string][] = [];
  let tuple: [name: string, value: string] | undefined;
  let decoded = '';
  let start = 0;
  let isEncoded = false;
  // One look at each code unit takes a quarter of what splitting does. By number, since an imported constant stays a variable
  // in what is published, and this entry is counted in bytes.
  for (let i = 0; i <= string.length; i++) {
    const c = i < string.length ? string.charCodeAt(i) : 0x26; // U+0026 (&)
    if (c > 0x3d) continue;
    if (c === 0x25 /* % */) {
      isEncoded = true;
    } else if (c === 0x2b /* + */) {
      decoded += `${string.slice(start, i)} `;
      start = i + 1;
    } else if (c === 0x26 || (c === 0x3d /* = */ && !tuple)) {
      decoded += string.slice(start, i);
      if (isEncoded) decoded = percentDecode(decoded);
      if (tuple) {
        tuple[1] = decoded;
      } else if (c === 0x3d || decoded) {
        tuple = [decoded, ''];
        output.push(tuple);
      }
      if (c === 0x26) tuple = undefined;
      isEncoded = false;
      decoded = '';
      start = i + 1;
    }
  }
  return output;
}

/**
 * https://url.spec.whatwg.org/#string-percent-decode
 *
 * And UTF-8 decode without BOM. What decodeURIComponent refuses as a whole is decoded a sequence at a time.
 */
function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(percentEncodedSequence, (sequence) => (sequence === text ? '\ufffd' : percentDecode(sequence)));
  }
}

/**
 * https://encoding.spec.whatwg.org/#utf-8-decoder
 *
 * Percent-encoded bytes that are one code point, or that are one mistake together.
 */
const percentEncodedSequence =
  /(?!%c[01]|%e0%[89]|%ed%[ab]|%f0%8|%f4%[9ab])%(?:[cd][\da-f]|e[\da-f](?:%[89ab][\da-f])?|f[0-4](?:%[89ab][\da-f]){0,2})(?:%[89ab][\da-f])?|%[\da-f]{2}/gi;
