import { BIDI_CLASSES, DISALLOWED, listedPropertiesOf, unpackNumbers, unpackSigned } from '@url/idna/internal';
import { asciiLinkTerm, HARD, INCLUDE, OPEN, SOFT } from '@url/percent/internal';
import { closingGaps, emailRuns, exceptionRuns, openingDistances, softRuns } from './properties.generated.js';

/** A class has Link_Term in its low bits: HARD, INCLUDE, SOFT, OPEN or CLOSE. */
const CLOSE = 4;
const TERM = 7;
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

const FIRST_BEYOND_ASCII = 0x80;
/** The planes 0 to 3. After them, only the tags and the variation selectors of plane 14 are not Hard. */
const TABLE_SIZE = 0x40000;

/** The classes of the code points above ASCII, decoded on first use. */
let table: Uint8Array | null = null;
const openingOf = new Map<number, number>();

/**
 * The first and last code points of the punctuation that ends a link: long dashes, curly quotes, the ellipsis, and the full-width and ideographic forms of
 * ASCII punctuation that is not Include, and of "|".
 */
const ENDING =
  '\u2014\u2015\u2018\u201f\u2025\u2026\u3001\u3002\u3008\u3011\u3014\u301b\u301d\u301f\uff01\uff02\uff07\uff09\uff0c\uff0c\uff0e\uff0e\uff1a\uff1c\uff1e\uff1f\uff3b\uff3b\uff3d\uff3d\uff5b\uff5d\uff5f\uff64';

/** What IDNA2008 allows in every label, without Link_Email: two Arabic signs, the tsheg between Tibetan syllables, and VERTICAL TILDE. */
const LABEL_ONLY = [0x6fd, 0x6fe, 0xf0b, 0x2e2f];
/** GERESH and GERSHAYIM. */
const HEBREW_QUOTES = [0x5f3, 0x5f4];

/** GREEK ANO TELEIA: the only code point above ASCII that is Soft and has Link_Email. */
const SOFT_IN_EMAIL = 0x387;

/** The values of Bidi_Class: the runs of Link_Email are longer among the code points of one class. */
const bidiClasses = [0, 1, 2, 4, 8, 16, 32];

const asciiClasses = /* @__PURE__ */ Uint8Array.from({ length: FIRST_BEYOND_ASCII }, (_, codePoint) => {
  const character = String.fromCharCode(codePoint);
  return (
    Math.min(asciiLinkTerm(codePoint), CLOSE) |
    (/[!#-'*+\--9=?A-Z^-~]/.test(character) ? EMAIL : 0) |
    (/[\w-]/.test(character) ? LABEL : 0) |
    (character === '.' ? DOT : 0)
  );
});

/** Calls back with the positions that alternating run lengths, no and yes, select. */
function forEachMember(packed: string, visit: (position: number) => void): void {
  let position = 0;
  unpackNumbers(packed).forEach((length, run) => {
    const end = position + length;
    if (run % 2 === 1) for (; position < end; position++) visit(position);
    position = end;
  });
}

/** Sets Link_Email, and Include for what UTS #46 does not disallow: Link_Term has the same code points except for a few. */
function decodeAllowed(classes: Uint8Array): void {
  const allowed: number[] = [];
  for (const bidiClass of bidiClasses) {
    for (let codePoint = FIRST_BEYOND_ASCII; codePoint < TABLE_SIZE; codePoint++) {
      const properties = listedPropertiesOf(codePoint);
      if ((properties & (BIDI_CLASSES | DISALLOWED)) === bidiClass) allowed.push(codePoint);
    }
  }
  for (const codePoint of allowed) classes[codePoint] = INCLUDE;
  forEachMember(emailRuns, (position) => {
    classes[allowed[position]!]! |= EMAIL | LABEL;
  });
  forEachMember(exceptionRuns, (position) => {
    classes[FIRST_BEYOND_ASCII + position]! ^= INCLUDE;
  });
}

function decodeSoft(classes: Uint8Array): void {
  const candidates: number[] = [];
  classes.forEach((linkClass, codePoint) => {
    if (linkClass === INCLUDE) candidates.push(codePoint);
  });
  forEachMember(softRuns, (position) => {
    classes[candidates[position]!] = SOFT;
  });
  classes[SOFT_IN_EMAIL] = SOFT | EMAIL | LABEL;
}

function decodeBrackets(classes: Uint8Array): void {
  const distances = unpackNumbers(openingDistances);
  let closing = 0;
  unpackNumbers(closingGaps).forEach((gap, index) => {
    closing += gap;
    const opening = closing - unpackSigned(distances[index]!);
    openingOf.set(closing, opening);
    classes[closing] = CLOSE;
    classes[opening] = OPEN;
  });
}

function decodeTable(): Uint8Array {
  const classes = new Uint8Array(TABLE_SIZE);
  decodeAllowed(classes);
  decodeSoft(classes);
  decodeBrackets(classes);
  for (const dot of [0x3002, 0xff0e, 0xff61]) classes[dot]! |= DOT;
  for (const codePoint of LABEL_ONLY) classes[codePoint]! |= LABEL;
  for (const codePoint of HEBREW_QUOTES) classes[codePoint]! |= QUOTES;
  for (let index = 0; index < ENDING.length; index += 2) {
    for (let unit = ENDING.charCodeAt(index); unit <= ENDING.charCodeAt(index + 1); unit++) classes[unit]! |= ENDS_LINK;
  }
  return classes;
}

/**
 * https://www.unicode.org/reports/tr58/#property-data
 *
 * @param codePoint any code point
 * @returns its class: Link_Term, and the other bits
 */
export function classOf(codePoint: number): number {
  if (codePoint < FIRST_BEYOND_ASCII) return asciiClasses[codePoint]!;
  if (table === null) table = decodeTable();
  if (codePoint < TABLE_SIZE) return table[codePoint]!;
  if (codePoint >= 0xe0100 && codePoint <= 0xe01ef) return INCLUDE | EMAIL | LABEL;
  return codePoint >= 0xe0020 && codePoint <= 0xe007f ? INCLUDE : HARD;
}

/**
 * https://www.unicode.org/reports/tr58/#property-data
 *
 * @param codePoint any code point
 * @returns its Link_Term; for a closing bracket, the opening bracket that is its Link_Bracket
 */
export function linkTermOf(codePoint: number): number {
  const term = classOf(codePoint) & TERM;
  if (term !== CLOSE) return term;
  return codePoint < FIRST_BEYOND_ASCII ? asciiLinkTerm(codePoint) : openingOf.get(codePoint)!;
}

/** Returns the value of a code point that `linkTermOf` returns, changed by the default rules. */
export function defaultTermOf(codePoint: number): number {
  const bits = codePoint < FIRST_BEYOND_ASCII ? 0 : classOf(codePoint) & (ENDS_LINK | QUOTES);
  if (bits === 0) return linkTermOf(codePoint);
  return bits === QUOTES ? SOFT : HARD;
}
