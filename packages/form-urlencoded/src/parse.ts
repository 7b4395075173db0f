import { isASCIIHexDigit, PERCENT_SIGN, toScalarValueString, utf8DecodeWithoutBOM } from '@url/infra';
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
  const string = toScalarValueString(input.includes('+') ? input.replace(/\+/g, ' ') : input);
  const hasPercentSign = string.includes('%');
  const output: [name: string, value: string][] = [];
  let equalsSign = -1;
  for (let start = 0, end: number; start < string.length; start = end + 1) {
    end = endOf(string, '&', start);
    if (end === start) continue;
    // Looked for again only once it is passed: an input with many "&" and no "=" is scanned for "=" once.
    if (equalsSign < start) equalsSign = endOf(string, '=', start);
    let name = string.slice(start, Math.min(equalsSign, end));
    let value = string.slice(equalsSign + 1, end);
    if (hasPercentSign) {
      name = percentDecode(name);
      value = percentDecode(value);
    }
    output.push([name, value]);
  }
  return output;
}

/** The offset of the next delimiter, or of the end of the input. */
function endOf(input: string, delimiter: string, start: number): number {
  const end = input.indexOf(delimiter, start);
  return end < 0 ? input.length : end;
}

/**
 * UTF-8 decode without BOM of the percent-decoding, run by run of percent-encoded bytes. Every code point between two runs
 * begins with a byte that continues nothing, so that decoding the runs alone gives what decoding the whole would.
 */
function percentDecode(input: string): string {
  let output = '';
  let start = 0;
  for (let i = input.indexOf('%'); i >= 0; i = input.indexOf('%', i)) {
    const bytes: number[] = [];
    let end = i;
    for (let byte = percentEncodedByte(input, i); byte >= 0; byte = percentEncodedByte(input, end)) {
      bytes.push(byte);
      end += 3;
    }
    if (end === i) {
      i++;
    } else {
      output += input.slice(start, i) + utf8DecodeWithoutBOM(new Uint8Array(bytes));
      start = i = end;
    }
  }
  return output + input.slice(start);
}

/** NaN where there is none. */
function percentEncodedByte(input: string, at: number): number {
  return input.charCodeAt(at) === PERCENT_SIGN
    ? hexDigitValue(input.charCodeAt(at + 1)) * 0x10 + hexDigitValue(input.charCodeAt(at + 2))
    : Number.NaN;
}

function hexDigitValue(digit: number): number {
  return isASCIIHexDigit(digit) ? (digit & 0xf) + (digit >> 6) * 9 : Number.NaN;
}
