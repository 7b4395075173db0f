import { argumentError, toScalarValueString } from '@url/infra/internal';
import type { PercentEncodeSet } from '@url/percent';
import { percentDecodeText } from '@url/percent/internal';
import { ownOptions } from './own-options.js';

/** How to split a query into pieces and decode them. */
export interface ParseQueryOptions {
  /** The text between pieces: ASCII characters without another meaning in the query, not only letters and digits. The default is "&". */
  readonly separator?: string | null;
  /** Whether U+002B (+) means a space, as in forms. The default is `true`; the queries of mailto: URLs need `false`. */
  readonly plusIsSpace?: boolean | null;
}

/** How to parse a query, and how to encode new text. */
export interface FormatQueryOptions extends ParseQueryOptions {
  /** How a space is written: as "%20", the default, or as "+". If `plusIsSpace` is `false`, it is always "%20". */
  readonly space?: '%20' | '+' | null;
  /**
   * The characters to percent-encode. The default is the set of `encodeURIComponent`. Some characters are always encoded: those
   * that the URL parser encodes in the query of a special URL (controls, space, `"`, "#", "<", ">", "'"), "%", "+", the separator, and "="
   * in names.
   */
  readonly encodeSet?: PercentEncodeSet | null;
}

/** The names of the options. */
export const parseNames = ['separator', 'plusIsSpace'];
export const formatNames = [...parseNames, 'space', 'encodeSet'];

/** How names and values are written. */
export interface Encoder {
  readonly separator: string;
  encode(this: void, text: string, isName?: boolean): string;
}

/** The options with their defaults, and the functions for them. */
export interface Format extends Encoder {
  decode(this: void, raw: string): string;
  /** Returns the offset of the first code unit, from an offset on, that decoding may change; the length of the text if there is none. */
  firstChanging(this: void, text: string, start: number): number;
}

/** The formats without options, which most calls use. Each is created when it is first needed. */
let inURL: Format | null = null;
let alone: Format | null = null;

export function formatOf(options: FormatQueryOptions | null | undefined, isInURL: boolean): Format {
  if (options !== null && options !== undefined) return createFormat(options, isInURL);
  if (isInURL) {
    if (inURL === null) inURL = createFormat(null, true);
    return inURL;
  }
  if (alone === null) alone = createFormat(null, false);
  return alone;
}

/** Matches text that decoding may change: a lone surrogate is among the code units of the last range. */
const nextChanging = /[%+\t\n\r\ud800-\udfff]/g;

function firstChanging(text: string, start: number): number {
  nextChanging.lastIndex = start;
  return nextChanging.test(text) ? nextChanging.lastIndex - 1 : text.length;
}

function createFormat(options: FormatQueryOptions | null, isInURL: boolean): Format {
  const isPlusSpace = ownOptions(options).plusIsSpace ?? true;
  return {
    ...encoderOf(options),
    firstChanging,
    decode(raw) {
      // Inside a URL the URL parser removes tabs and newlines.
      const text = toScalarValueString(isInURL ? raw.replace(/[\t\n\r]/g, '') : raw);
      return percentDecodeText(text, 0, text.length, isPlusSpace);
    },
  };
}

/** The encoder without options. */
let plainEncoder: Encoder | null = null;

/** The part of a format that encodes. */
export function encoderOf(options: FormatQueryOptions | null | undefined): Encoder {
  if (options !== null && options !== undefined) return createEncoder(options);
  if (plainEncoder === null) plainEncoder = createEncoder(null);
  return plainEncoder;
}

function createEncoder(options: FormatQueryOptions | null): Encoder {
  const { separator: given, plusIsSpace, space, encodeSet } = ownOptions(options);
  const separator = given ?? '&';
  // Encoded text contains letters and digits, and pairs contain "=": neither may look like a separator.
  if (typeof separator !== 'string' || !/^(?=.*[^a-z\d])[!$&(-*,-;?-~]+$/i.test(separator))
    throw argumentError('options.separator', separator, 'cannot separate pairs');
  checkValue('space', space, ['%20', '+']);
  checkValue('plusIsSpace', plusIsSpace, [true, false]);
  // A Set of JavaScript also has a method "has", for other values.
  if (encodeSet !== undefined && encodeSet !== null && typeof encodeSet.characters !== 'string')
    throw argumentError('options.encodeSet', encodeSet, 'is not a PercentEncodeSet');
  const isComponent = !encodeSet && !/[\w!~*().-]/.test(separator);
  const encode = isComponent ? encodeComponent : (text: string) => encodeEach(text, encodeSet, separator);
  return {
    separator,
    encode(text, isName) {
      if (isComponent && /^[\w!~*().-]*$/.test(text)) return text;
      let encoded = encode(toScalarValueString(`${text}`));
      // "%" is always encoded, so that each "%20" is a space.
      if (plusIsSpace !== false && space === '+') encoded = encoded.replace(/%20/g, '+');
      return isName ? encoded.replace(/=/g, '%3D') : encoded;
    },
  };
}

/**
 * https://url.spec.whatwg.org/#component-percent-encode-set
 *
 * The engine's function encodes this set. The URL parser also encodes "'" in the query of a special URL.
 */
function encodeComponent(text: string): string {
  return encodeURIComponent(text).replace(/'/g, '%27');
}

/** Encodes code point by code point, in chunks: `replace` keeps a record of every match until its end. */
function encodeEach(text: string, set: PercentEncodeSet | null | undefined, separator: string): string {
  // The special-query percent-encode set without controls and non-ASCII, "%" and "+".
  const always = ` "#<>'%+${separator}`;
  const isEncoded = (character: string): boolean =>
    character < ' ' ||
    always.includes(character) ||
    (set ? set.has(character.codePointAt(0)!) : encodeURIComponent(character) !== character);
  return text.replace(/.{1,2048}/gsu, (chunk) =>
    chunk.replace(/./gsu, (character) => (isEncoded(character) ? encodeCharacter(character) : character)),
  );
}

/** The engine's function leaves letters, digits and some marks as they are. */
function encodeCharacter(character: string): string {
  const encoded = encodeURIComponent(character);
  return encoded === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
}

function checkValue(name: string, value: unknown, values: readonly unknown[]): void {
  const isKnown = value === undefined || value === null || values.includes(value);
  if (!isKnown) throw argumentError(`options.${name}`, value, `is not ${values.join(' or ')}`);
}
