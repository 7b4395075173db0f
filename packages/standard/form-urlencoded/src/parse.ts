import { checkBytes, checkString } from '@url/infra/internal';
import { percentEncode } from '@url/percent';
import { forEachPair } from './pairs-of-query.js';

/** More arrays would end a process whose heap has 1 GB, without an error. */
export const MAX_TUPLES = 2 ** 22;

/**
 * https://url.spec.whatwg.org/#concept-urlencoded-parser
 *
 * @param input any bytes
 * @returns name-value tuples in the order of the input
 * @throws TypeError if the input is not a `Uint8Array`
 * @throws RangeError if there are more than 4,194,304 tuples
 *
 * @example
 * import { parseFormURLEncoded } from '@url/form-urlencoded';
 *
 * parseFormURLEncoded(new Uint8Array([0x61, 0x3d, 0x2b, 0xc3, 0xa9])); // => [['a', ' é']]
 */
export function parseFormURLEncoded(input: Uint8Array): [name: string, value: string][] {
  checkBytes('input', input);
  // Bytes above 0x7F are percent-encoded, and the string parser decodes them together with the others.
  let ascii = '';
  for (let i = 0; i < input.length; i += 4096) {
    // biome-ignore lint/plugin: at most 4096 bytes
    const bytes = String.fromCharCode(...input.subarray(i, i + 4096));
    ascii += bytes.replace(/[\x80-\xff]/g, (byte) => percentEncode(byte.charCodeAt(0)));
  }
  return parseFormURLEncodedString(ascii);
}

/**
 * https://url.spec.whatwg.org/#concept-urlencoded-string-parser
 *
 * @param input a string without a leading "?"; lone surrogates are treated as U+FFFD
 * @returns name-value tuples in the order of the input
 * @throws TypeError if the input is not a string
 * @throws RangeError if there are more than 4,194,304 tuples
 *
 * @example
 * import { parseFormURLEncodedString } from '@url/form-urlencoded';
 *
 * parseFormURLEncodedString('a=1&b=rock+%27n%27+roll&c'); // => [['a', '1'], ['b', "rock 'n' roll"], ['c', '']]
 */
export function parseFormURLEncodedString(input: string): [name: string, value: string][] {
  checkString('input', input);
  const output: [name: string, value: string][] = [];
  forEachPair(input, (name, value) => {
    if (output.push([name, value]) > MAX_TUPLES) throwTooMany(MAX_TUPLES);
  });
  return output;
}

export function throwTooMany(most: number): never {
  throw new RangeError(`There are over ${most} pairs`);
}

/**
 * Parses to one array. See https://url.spec.whatwg.org/#concept-urlencoded-string-parser.
 *
 * @param input a string without a leading "?"; lone surrogates are treated as U+FFFD
 * @returns names and values alternately in one array, because an array for each tuple takes 64 bytes
 */
export function parsePairs(input: string): string[] {
  const pairs: string[] = [];
  forEachPair(input, (name, value) => {
    pairs.push(name, value);
  });
  return pairs;
}
