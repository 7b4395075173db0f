/** The code points below have a table of their own. */
export const FIRST_BEYOND_ASCII = 0x80;

/** A class has Link_Term in its low bits: HARD, INCLUDE, SOFT, OPEN or CLOSE. */
export const CLOSE = 4;
export const TERM = 7;
/** Link_Email. */
export const EMAIL = 8;
/** May be in a label: ASCII letters, digits, "-" and "_", and above ASCII what Link_Email has (letters, marks and digits). */
export const LABEL = 16;
/** A dot of UTS #46: "." and the ideographic, fullwidth and halfwidth full stops. */
export const DOT = 32;
/** Ends a link by the default rules: punctuation of texts that have no space after punctuation. */
export const ENDS_LINK = 64;
/** Is Soft by the default rules, and Include in UTS #58: Hebrew quotation marks. */
export const QUOTES = 128;

/**
 * The first and last code points of the punctuation that ends a link: long dashes, curly quotes, the ellipsis, and the full-width and ideographic forms of
 * ASCII punctuation that is not Include, and of "|".
 */
export const ENDING =
  '\u2014\u2015\u2018\u201f\u2025\u2026\u3001\u3002\u3008\u3011\u3014\u301b\u301d\u301f\uff01\uff02\uff07\uff09\uff0c\uff0c\uff0e\uff0e\uff1a\uff1c\uff1e\uff1f\uff3b\uff3b\uff3d\uff3d\uff5b\uff5d\uff5f\uff64';
