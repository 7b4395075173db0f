import { AMPERSAND, EQUALS_SIGN, PERCENT_SIGN, PLUS_SIGN, toScalarValueString } from '@url/infra';
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
  let name: string | null = null;
  let text = '';
  let hasPercentSign = false;
  let start = 0;
  let textEnd = 0;
  // One look at each code unit takes two thirds of what looking for each delimiter does.
  for (let i = 0; i <= string.length; i++) {
    const c = i < string.length ? string.charCodeAt(i) : AMPERSAND;
    if (c > EQUALS_SIGN) continue;
    if (c === PERCENT_SIGN) hasPercentSign = true;
    else if (c === AMPERSAND || c === PLUS_SIGN || (c === EQUALS_SIGN && name === null)) {
      text = text === '' ? string.slice(textEnd, i) : text + string.slice(textEnd, i);
      textEnd = i + 1;
      if (c === PLUS_SIGN) {
        text += ' ';
        continue;
      }
      if (hasPercentSign) text = percentDecode(text);
      if (c === EQUALS_SIGN) name = text;
      else {
        if (i > start) output.push(name === null ? [text, ''] : [name, text]);
        name = null;
        start = textEnd;
      }
      text = '';
      hasPercentSign = false;
    }
  }
  return output;
}

/**
 * A code point in UTF-8, or as much of one as is one mistake, and percent-encoded:
 * https://encoding.spec.whatwg.org/#utf-8-decoder
 */
const percentEncodedSequence =
  /(?!%e0%[89]|%ed%[ab]|%f0%8|%f4%[9ab])%(?:(?:c[2-9a-f]|d[\da-f])(?:%[89ab][\da-f])?|e[\da-f](?:%[89ab][\da-f]){0,2}|f[0-4](?:%[89ab][\da-f]){0,3})|%[\da-f]{2}/gi;

/** https://url.spec.whatwg.org/#string-percent-decode and UTF-8 decode without BOM */
function percentDecode(input: string): string {
  try {
    return decodeURIComponent(input);
  } catch {
    return input.replace(percentEncodedSequence, decodeSequence);
  }
}

function decodeSequence(sequence: string): string {
  try {
    return decodeURIComponent(sequence);
  } catch {
    return '\ufffd';
  }
}
