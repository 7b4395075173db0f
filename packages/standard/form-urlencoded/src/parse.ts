import { toScalarValueString } from '@url/infra';
import { checkBytes } from '@url/infra/internal';
import { percentEncode } from '@url/percent';
import { repairPercentEncoding } from '@url/percent/internal';

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
 * @throws RangeError if there are more than 4,194,304 tuples
 *
 * @example
 * import { parseFormURLEncodedString } from '@url/form-urlencoded';
 *
 * parseFormURLEncodedString('a=1&b=rock+%27n%27+roll&c'); // => [['a', '1'], ['b', "rock 'n' roll"], ['c', '']]
 */
export function parseFormURLEncodedString(input: string): [name: string, value: string][] {
  const output: [name: string, value: string][] = [];
  const pairs = parsePairs(input);
  // More arrays would end a process whose heap has 1 GB, without an error.
  if (pairs.length > 2 ** 23) throw new RangeError('There are over 4194304 tuples');
  for (let i = 0; i < pairs.length; ) output.push([pairs[i++]!, pairs[i++]!]);
  return output;
}

/**
 * Parses to one array. See https://url.spec.whatwg.org/#concept-urlencoded-string-parser.
 *
 * @param input a string without a leading "?"; lone surrogates are treated as U+FFFD
 * @returns names and values alternately in one array, because an array for each tuple takes 64 bytes
 */
export function parsePairs(input: string): string[] {
  const given = toScalarValueString(input);
  // Not `replace`: V8 joins its pieces to a tree with 32 bytes for each match, and a long text of "+" would end a process with a heap of 1 GB.
  const string = given.indexOf('+') < 0 ? given : given.split('+').join(' ');
  try {
    return splitAndDecode(string);
  } catch {
    // Malformed bytes are rare, and throwing for each of them would take a thousand times as long.
    return splitAndDecode(repairPercentEncoding(string));
  }
}

/**
 *     title=a%20b&q=c d
 *     ^    ^     ^
 *     |    |     end of the sequence
 *     |    nextEquals, the end of the name
 *     start
 *
 * @throws URIError if the bytes are not UTF-8, or if no two hex digits follow a "%"
 */
function splitAndDecode(string: string): string[] {
  const pairs: string[] = [];
  // Each search finds something here. No search starts before the last one ended, so the time is linear.
  const terminated = `${string}&=%`;
  let nextEquals = -1;
  let nextPercent = -1;
  let start = 0;
  const decodeUpTo = (end: number): string => {
    if (nextPercent < start) nextPercent = terminated.indexOf('%', start);
    const text = string.slice(start, end);
    start = end + 1;
    return nextPercent < end ? decodeURIComponent(text) : text;
  };
  for (let end = 0; end < string.length; start = end + 1) {
    end = terminated.indexOf('&', start);
    if (nextEquals < start) nextEquals = terminated.indexOf('=', start);
    if (start < end) pairs.push(decodeUpTo(Math.min(nextEquals, end)), decodeUpTo(end));
  }
  return pairs;
}
