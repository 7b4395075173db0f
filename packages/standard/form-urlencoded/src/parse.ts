import { AMPERSAND, EQUALS_SIGN, PERCENT_SIGN, PLUS_SIGN } from '@url/infra';
import { checkBytes, checkString, chunkLength, flatten } from '@url/infra/internal';
import { percentEncode } from '@url/percent';
import { characterOf, decodeSequence } from '@url/percent/internal';

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

/** Where the last call of `readText` ended. An object that holds text and end would take a tenth of the time of a query. */
let endOfText = 0;

/**
 *     title=a%20b&q=c+d
 *     ^    ^     ^
 *     |    end   endOfText, after the value
 *     start
 */
export function forEachPair(input: string, add: (name: string, value: string) => void): void {
  for (let start = 0; start < input.length; start = endOfText + 1) {
    const name = readText(input, start, EQUALS_SIGN);
    const end = endOfText;
    if (end < input.length && input.charCodeAt(end) === EQUALS_SIGN) add(name, readText(input, end + 1, AMPERSAND));
    else if (start < end) add(name, '');
  }
}

/** Reads up to "&", the terminator or the end of the input. */
function readText(input: string, start: number, terminator: number): string {
  let i = start;
  for (; i < input.length; i++) {
    const c = input.charCodeAt(i);
    // Most code units are letters.
    if (c > EQUALS_SIGN) {
      if (c > 0xd7ff) return decodeText(input, start, i, terminator);
    } else if (c === AMPERSAND || c === terminator) break;
    else if (c === PLUS_SIGN || c === PERCENT_SIGN) return decodeText(input, start, i, terminator);
  }
  endOfText = i;
  return input.slice(start, i);
}

/**
 *     q=a%20b+c&page=2
 *       ^^   ^  ^
 *       ||   |  endOfText, at "&" or the terminator
 *       ||   copied, after the last code unit that was decoded
 *       |first, which is the first to decode
 *       start
 */
function decodeText(input: string, start: number, first: number, terminator: number): string {
  let output = '';
  let chunk = '';
  let isScalar = true;
  let copied = start;
  let i = first;
  for (; i < input.length; i++) {
    const c = input.charCodeAt(i);
    if (c > EQUALS_SIGN) {
      if (c > 0xd7ff) isScalar = false;
      continue;
    }
    if (c === AMPERSAND || c === terminator) break;
    if (c === PLUS_SIGN) chunk += `${input.slice(copied, i)} `;
    else if (c === PERCENT_SIGN) {
      const sequence = decodeSequence(input, i);
      if (sequence < 0) continue;
      chunk += input.slice(copied, i) + characterOf(sequence >> 3);
      i += 3 * (sequence & 7) - 1;
    } else continue;
    copied = i + 1;
    if (chunk.length > chunkLength) {
      output += flatten(chunk);
      chunk = '';
    }
  }
  endOfText = i;
  const text = output + chunk + input.slice(copied, i);
  // With the flag "u" a pair is one code point, so the class matches only lone surrogates.
  return isScalar ? text : text.replace(/[\ud800-\udfff]/gu, '\ufffd');
}
