import {
  AMPERSAND,
  type Encoding,
  EQUALS_SIGN,
  PLUS_SIGN,
  SPACE,
  toScalarValueString,
  utf8DecodeWithoutBOM,
  utf8Encode,
} from '@url/infra';
import { formURLEncodedPercentEncodeSet, percentDecodeBytes, percentEncode } from '@url/percent';

/**
 * The options of the parser of the 2014 document (URL, webspecs).
 * See https://url.spec.whatwg.org/#concept-urlencoded-parser.
 */
export interface LegacyParseOptions {
  /** The encoding of the percent-decoded names and values; UTF-8 unless given. */
  readonly encodingOverride?: Encoding | undefined;
  /** The "use _charset_ flag": the first tuple named "_charset_" whose value is a label sets the encoding of all tuples. */
  readonly useCharset?: boolean | undefined;
  /** The "isindex flag": the part before the first "&" is a value without a name if it contains no "=". */
  readonly isindex?: boolean | undefined;
  /** Looks up an encoding by its label, `null` if there is none: `getEncoding` of `@url/encodings`. Called only if `useCharset` is set. */
  readonly getEncoding?: ((label: string) => Encoding | null) | undefined;
}

/**
 * Parses a form as the 2014 document does, for servers that get forms in other encodings than UTF-8.
 * See https://url.spec.whatwg.org/#concept-urlencoded-parser.
 *
 * Without options it gives what the parser of today gives.
 *
 * @param input any bytes
 * @param given the encoding override and the flags
 * @returns name-value tuples in the order of the input, or `null` if the encoding override is not UTF-8 and the input has a
 * byte above 0x7F
 *
 * @example
 * import { parseFormURLEncoded } from '@url/form-urlencoded/legacy';
 *
 * const input = Uint8Array.from('dark&lang=en', (character) => character.charCodeAt(0));
 * parseFormURLEncoded(input, { isindex: true }); // => [['', 'dark'], ['lang', 'en']]
 */
export function parseFormURLEncoded(
  input: Uint8Array,
  given: LegacyParseOptions = {},
): [name: string, value: string][] | null {
  // Without a prototype, so that a property of a changed prototype is not an option.
  const options: LegacyParseOptions = Object.assign(Object.create(null), given);
  let encoding = options.encodingOverride;
  if (encoding !== undefined && encoding.name !== 'UTF-8' && input.some((byte) => byte > 0x7f)) return null;
  let useCharset = options.useCharset === true;
  const pairs: [name: Uint8Array, value: Uint8Array][] = [];
  const sequences = split(input);
  if (options.isindex === true && !sequences[0]!.includes(EQUALS_SIGN)) {
    pairs.push([new Uint8Array(0), plusToSpace(sequences.shift()!)]);
  }
  for (const bytes of sequences) {
    if (bytes.length === 0) continue;
    const pair = nameAndValue(bytes);
    pairs.push(pair);
    if (useCharset && utf8DecodeWithoutBOM(pair[0]) === '_charset_') {
      const result = options.getEncoding?.(utf8DecodeWithoutBOM(pair[1])) ?? null;
      if (result !== null) {
        useCharset = false;
        encoding = result;
      }
    }
  }
  const decode = encoding === undefined ? utf8DecodeWithoutBOM : encoding.decode.bind(encoding);
  return pairs.map((pair) => [decode(percentDecodeBytes(pair[0])), decode(percentDecodeBytes(pair[1]))]);
}

/** Splits bytes at "&". The result is never empty: the empty input is one empty sequence. */
function split(input: Uint8Array): Uint8Array[] {
  const sequences: Uint8Array[] = [];
  let start = 0;
  for (let end = input.indexOf(AMPERSAND); end >= 0; end = input.indexOf(AMPERSAND, start)) {
    sequences.push(input.subarray(start, end));
    start = end + 1;
  }
  sequences.push(input.subarray(start));
  return sequences;
}

function nameAndValue(bytes: Uint8Array): [name: Uint8Array, value: Uint8Array] {
  const equalsSign = bytes.indexOf(EQUALS_SIGN);
  const end = equalsSign < 0 ? bytes.length : equalsSign;
  return [plusToSpace(bytes.subarray(0, end)), plusToSpace(bytes.subarray(end + 1))];
}

function plusToSpace(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte) => (byte === PLUS_SIGN ? SPACE : byte));
}

/**
 * Serializes a form in an encoding, which the 2014 document calls the encoding override.
 * See https://url.spec.whatwg.org/#concept-urlencoded-serializer.

 *
 * @param tuples names and values; lone surrogates are encoded as U+FFFD (�)
 * @param encoding the encoding of names and values; UTF-8 if it is not given, or is an encoding that only decodes
 * (UTF-16BE, UTF-16LE, replacement)
 * @returns an ASCII string; a code point that the encoding lacks becomes a percent-encoded character reference
 *
 * @example
 * import { serializeFormURLEncoded } from '@url/form-urlencoded/legacy';
 *
 * serializeFormURLEncoded([['naïve', 'a b']]); // => 'na%C3%AFve=a+b'
 */
export function serializeFormURLEncoded(
  tuples: readonly (readonly [name: string, value: string])[],
  encoding?: Encoding,
): string {
  return tuples
    .map(
      (tuple) => `${percentEncodeAfterEncoding(tuple[0], encoding)}=${percentEncodeAfterEncoding(tuple[1], encoding)}`,
    )
    .join('&');
}

/**
 * Percent-encodes text in an encoding that may not be UTF-8, for the form.
 * Part of https://url.spec.whatwg.org/#string-percent-encode-after-encoding.
 */
function percentEncodeAfterEncoding(input: string, encoding: Encoding | undefined): string {
  if (encoding === undefined || /^(replacement|UTF-16[BL]E)$/.test(encoding.name)) {
    return percentEncodeForm(utf8Encode(input));
  }
  const encoder = encoding.getEncoder(toScalarValueString(input));
  let output = '';
  for (;;) {
    const { bytes, potentialError } = encoder();
    output += percentEncodeForm(bytes);
    if (potentialError === null) return output;
    output += `%26%23${potentialError}%3B`;
  }
}

function percentEncodeForm(bytes: Uint8Array): string {
  let output = '';
  for (const byte of bytes) {
    if (byte === SPACE) output += '+';
    else output += formURLEncodedPercentEncodeSet.has(byte) ? percentEncode(byte) : String.fromCharCode(byte);
  }
  return output;
}
