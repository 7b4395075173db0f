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
  const output: [name: string, value: string][] = [];
  for (const sequence of toScalarValueString(input).split('&')) {
    const equals = sequence.indexOf('=');
    if (equals >= 0) output.push([decode(sequence.slice(0, equals)), decode(sequence.slice(equals + 1))]);
    else if (sequence !== '') output.push([decode(sequence), '']);
  }
  return output;
}

/** Most names and values hold neither U+0025 (%) nor U+002B (+). */
function decode(text: string): string {
  if (!/[%+]/.test(text)) return text;
  const spaced = text.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced.replace(percentEncodedSequence, decodeSequence);
  }
}

/**
 * https://encoding.spec.whatwg.org/#utf-8-decoder
 *
 * Percent-encoded bytes that are one code point, or that are one mistake together.
 */
const percentEncodedSequence =
  /(?!%e0%[89]|%ed%[ab]|%f0%8|%f4%[9ab])%(?:(?:c[2-9a-f]|d[\da-f])(?:%[89ab][\da-f])?|e[\da-f](?:%[89ab][\da-f]){0,2}|f[0-4](?:%[89ab][\da-f]){0,3})|%[\da-f]{2}/gi;

function decodeSequence(sequence: string): string {
  try {
    return decodeURIComponent(sequence);
  } catch {
    return '\ufffd';
  }
}
