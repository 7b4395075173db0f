import {
  AMPERSAND,
  EQUALS_SIGN,
  isASCIIHexDigit,
  PERCENT_SIGN,
  PLUS_SIGN,
  toScalarValueString,
  utf8DecodeSequence,
} from '@url/infra';
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
  let decoded = '';
  let start = 0;
  let cleanFrom = 0;
  // One look at each code unit takes two thirds of what looking for each delimiter does.
  for (let i = 0; i <= string.length; i++) {
    const c = i < string.length ? string.charCodeAt(i) : AMPERSAND;
    if (c > EQUALS_SIGN) continue;
    if (c === AMPERSAND) {
      if (i > start) {
        const last = decoded === '' ? string.slice(cleanFrom, i) : decoded + string.slice(cleanFrom, i);
        output.push(name === null ? [last, ''] : [name, last]);
      }
      name = null;
      decoded = '';
      start = cleanFrom = i + 1;
    } else if (c === EQUALS_SIGN && name === null) {
      name = decoded === '' ? string.slice(cleanFrom, i) : decoded + string.slice(cleanFrom, i);
      decoded = '';
      cleanFrom = i + 1;
    } else if (c === PLUS_SIGN) {
      decoded += `${string.slice(cleanFrom, i)} `;
      cleanFrom = i + 1;
    } else if (c === PERCENT_SIGN) {
      const sequence = decodeSequence(string, i);
      if (sequence < 0) continue;
      decoded += string.slice(cleanFrom, i) + toCharacter(sequence >> 2);
      i += (sequence & 3) * 3 + 2;
      cleanFrom = i + 1;
    }
  }
  return output;
}

/**
 * UTF-8 decode without BOM of the percent-decoding, one sequence at a time. What is not percent-encoded begins with a byte that
 * continues nothing, so that no sequence goes on behind it.
 *
 * @returns as `utf8DecodeSequence`; -1 where no percent-encoded byte is
 */
function decodeSequence(input: string, at: number): number {
  const lead = percentEncodedByte(input, at);
  if (lead < 0x80) return lead << 2;
  return lead >= 0
    ? utf8DecodeSequence(
        lead,
        percentEncodedByte(input, at + 3),
        percentEncodedByte(input, at + 6),
        percentEncodedByte(input, at + 9),
      )
    : -1;
}

/** String.fromCodePoint alone is a call into the runtime: three times as slow for what most texts hold. */
function toCharacter(codePoint: number): string {
  return codePoint < 0x10000 ? String.fromCharCode(codePoint) : String.fromCodePoint(codePoint);
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
