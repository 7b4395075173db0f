import { AMPERSAND, type Encoding, EQUALS_SIGN, PLUS_SIGN, SPACE, utf8DecodeWithoutBOM } from '@url/infra';
import { option, toScalarValueString } from '@url/infra/internal';
import {
  formURLEncodedPercentEncodeSet,
  percentDecodeBytes,
  percentEncodeAfterEncoding,
  utf8PercentEncode,
} from '@url/percent';

/** URL, webspecs 2014, §3.1: the parameters of the parser beside its input. */
export interface FormParseOptions2014 {
  /** The encoding of the percent-decoded names and values; UTF-8 by default. */
  readonly encodingOverride?: Encoding | null | undefined;
  /** The "use _charset_ flag": the first tuple named "_charset_" whose value is a label sets the encoding of all tuples. */
  readonly useCharset?: boolean | null | undefined;
  /** The "isindex flag": the bytes before the first "&" are a value without a name if they contain no "=". */
  readonly isindex?: boolean | null | undefined;
  /** Looks up an encoding by its label, `null` if there is none: `getEncoding` of `@url/encodings`. Only asked if `useCharset` is set. */
  readonly getEncoding?: ((label: string) => Encoding | null) | null | undefined;
}

/** URL, webspecs 2014, §3.2: the parameters of the serializer beside the tuples. */
export interface FormSerializeOptions2014 {
  /**
   * The encoding of names and values; UTF-8 by default. An encoding that only decodes (UTF-16BE, UTF-16LE, replacement) counts as UTF-8.
   */
  readonly encodingOverride?: Encoding | null | undefined;
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §3.1. Parsing of application/x-www-form-urlencoded
 *
 * Also parses forms in other encodings than UTF-8. Without options it is the parser of today.
 *
 * @param input any bytes
 * @param options the encoding override and the flags
 * @returns name-value tuples in the order of the input, or `null` if the encoding override is not UTF-8 and the input has a
 * byte above 0x7F
 *
 * @example
 * import { parseFormURLEncoded2014 } from '@url/drafts/2014';
 *
 * const input = Uint8Array.from('dark&lang=en', (character) => character.charCodeAt(0));
 * parseFormURLEncoded2014(input, { isindex: true }); // => [['', 'dark'], ['lang', 'en']]
 */
export function parseFormURLEncoded2014(
  input: Uint8Array,
  options?: FormParseOptions2014 | null,
): [name: string, value: string][] | null {
  let encoding = option(options, 'encodingOverride');
  if (encoding !== null && encoding.name !== 'UTF-8' && input.some((byte) => byte > 0x7f)) return null;
  const isindex = option(options, 'isindex') === true;
  if (option(options, 'useCharset') === true) encoding = encodingNamedIn(input, isindex, options) ?? encoding;
  const decode = encoding === null ? utf8DecodeWithoutBOM : encoding.decode.bind(encoding);
  const tuples: [name: string, value: string][] = [];
  forEachPair(input, isindex, (name, value) => {
    tuples.push([decode(percentDecodeBytes(name)), decode(percentDecodeBytes(value))]);
    return true;
  });
  return tuples;
}

/** The encoding that the first tuple "_charset_" names whose value is a label. */
function encodingNamedIn(
  input: Uint8Array,
  isindex: boolean,
  options: FormParseOptions2014 | null | undefined,
): Encoding | null {
  const getEncoding = option(options, 'getEncoding');
  let encoding: Encoding | null = null;
  forEachPair(input, isindex, (name, value) => {
    if (utf8DecodeWithoutBOM(name) === '_charset_') encoding = getEncoding?.(utf8DecodeWithoutBOM(value)) ?? null;
    return encoding === null;
  });
  return encoding;
}

/** Calls a function with each name and value, until it returns false. Keeps no pair, because its two arrays of bytes take 200 bytes. */
function forEachPair(
  input: Uint8Array,
  isindex: boolean,
  goesOn: (name: Uint8Array, value: Uint8Array) => boolean,
): void {
  for (let start = 0; start <= input.length; ) {
    const ampersand = input.indexOf(AMPERSAND, start);
    const bytes = input.subarray(start, ampersand < 0 ? input.length : ampersand);
    const equalsSign = bytes.indexOf(EQUALS_SIGN);
    const isValueAlone = isindex && start === 0 && equalsSign < 0;
    const endOfName = isValueAlone ? 0 : equalsSign < 0 ? bytes.length : equalsSign;
    const value = bytes.subarray(isValueAlone ? 0 : endOfName + 1);
    const isPair = isValueAlone || bytes.length > 0;
    if (isPair && !goesOn(plusToSpace(bytes.subarray(0, endOfName)), plusToSpace(value))) return;
    start += bytes.length + 1;
  }
}

function plusToSpace(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte) => (byte === PLUS_SIGN ? SPACE : byte));
}

/**
 * https://github.com/webspecs/url
 *
 * URL, webspecs 2014, §3.2. Serialization of application/x-www-form-urlencoded
 *
 * Writes tuples as a form, in UTF-8 or in the encoding override.
 *
 * @param tuples names and values; lone surrogates are encoded as U+FFFD (�)
 * @param options the encoding override
 * @returns an ASCII string; a code point that the encoding lacks becomes a percent-encoded character reference
 *
 * @example
 * import { serializeFormURLEncoded2014 } from '@url/drafts/2014';
 *
 * serializeFormURLEncoded2014([['naïve', 'a b']]); // => 'na%C3%AFve=a+b'
 */
export function serializeFormURLEncoded2014(
  tuples: readonly (readonly [name: string, value: string])[],
  options?: FormSerializeOptions2014 | null,
): string {
  const given = option(options, 'encodingOverride');
  const encoding = given === null || /^(?:UTF-8|replacement|UTF-16[BL]E)$/.test(given.name) ? null : given;
  const encode = (text: string): string =>
    encoding === null
      ? utf8PercentEncode(text, formURLEncodedPercentEncodeSet)
      : percentEncodeAfterEncoding(encoding, toScalarValueString(text), formURLEncodedPercentEncodeSet);
  return tuples.map((tuple) => `${encode(tuple[0])}=${encode(tuple[1])}`).join('&');
}
