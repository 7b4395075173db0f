import { toScalarValueString, utf8DecodeWithoutBOM } from '@url/infra';
import {
  componentPercentEncodeSet,
  PercentEncodeSet,
  percentDecodeString,
  specialQueryPercentEncodeSet,
  utf8PercentEncode,
} from '@url/percent';
import { ownOptions } from './options.js';

/** How a query is divided into pieces, and how a piece is decoded. */
export interface ParseQueryOptions {
  /** What separates the pieces: one or more ASCII characters that mean nothing else in the query. The default is "&". */
  readonly separator?: string | null;
  /** Whether U+002B (+) means a space, as in forms. The default is `true`; the queries of mailto: URLs need `false`. */
  readonly plusIsSpace?: boolean | null;
}

/** How a query is read, and how the text that an editor writes is encoded. */
export interface FormatQueryOptions extends ParseQueryOptions {
  /** How a space is written: as "%20", the default, or as "+". Where `plusIsSpace` is `false` it is always "%20". */
  readonly space?: '%20' | '+' | null;
  /**
   * The characters to percent-encode. The default are those of `encodeURIComponent`. Some are encoded in any case: those that the URL parser
   * encodes in the query of a special URL (controls, space, `"`, "#", "<", ">", "'"), "%", "+", the separator, and "=" in names.
   */
  readonly encodeSet?: PercentEncodeSet | null;
}

/** The options with their defaults, and the functions that follow from them. */
export interface Format {
  readonly separator: string;
  decode(this: void, raw: string): string;
  encode(this: void, text: string, isName?: boolean): string;
}

export function formatOf(options: FormatQueryOptions | null | undefined, isInURL: boolean): Format {
  const { separator: given, plusIsSpace, space, encodeSet } = ownOptions(options);
  const separator = given || '&';
  const isPlusSpace = plusIsSpace ?? true;
  let set: PercentEncodeSet | undefined;
  return {
    separator,
    decode(raw) {
      // Inside a URL the URL parser removes tabs and newlines.
      const text = isInURL ? raw.replace(/[\t\n\r]/g, '') : raw;
      return percentDecode(isPlusSpace ? text.replace(/\+/g, ' ') : text);
    },
    encode(text, isName) {
      // Characters that the URL parser would encode, or that would be read as something else, are encoded whatever the given set says.
      const always = `${specialQueryPercentEncodeSet.characters}%+${separator}`;
      set = set ?? new PercentEncodeSet(encodeSet ?? componentPercentEncodeSet, always);
      let encoded = utf8PercentEncode(`${text}`, set);
      // The set contains "%", so that each "%20" is a space.
      if (isPlusSpace && space === '+') encoded = encoded.replace(/%20/g, '+');
      return isName ? encoded.replace(/=/g, '%3D') : encoded;
    },
  };
}

function percentDecode(text: string): string {
  return text.includes('%') ? utf8DecodeWithoutBOM(percentDecodeString(text)) : toScalarValueString(text);
}
