import { BIDI_CLASSES, DISALLOWED, listedPropertiesOf, unpackNumbers } from '@url/idna/internal';
import { HARD, INCLUDE, OPEN, SOFT } from '@url/percent/internal';
import { decodeBrackets } from './bracket-table.js';
import { CLOSE, DOT, EMAIL, ENDING, ENDS_LINK, FIRST_BEYOND_ASCII, LABEL, QUOTES } from './link-classes.js';
import { emailRuns, exceptionRuns, softRuns } from './properties.generated.js';

/** The planes 0 to 3. After them, only the tags and the variation selectors of plane 14 are not Hard. */
const TABLE_SIZE = 0x40000;

/** The classes of the code points above ASCII, decoded on first use. */
let table: Uint8Array | null = null;
/** The opening bracket of each closing bracket. */
let openings: ReadonlyMap<number, number>;

/** What IDNA2008 allows in every label, without Link_Email: two Arabic signs, the tsheg between Tibetan syllables, and VERTICAL TILDE. */
const LABEL_ONLY = [0x6fd, 0x6fe, 0xf0b, 0x2e2f];
/** GERESH and GERSHAYIM. */
const HEBREW_QUOTES = [0x5f3, 0x5f4];

/** GREEK ANO TELEIA: the only code point above ASCII that is Soft and has Link_Email. */
const SOFT_IN_EMAIL = 0x387;

/** The values of Bidi_Class: the runs of Link_Email are longer among the code points of one class. */
const bidiClasses = [0, 1, 2, 4, 8, 16, 32];

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

function decodeTable(): Uint8Array {
  const classes = new Uint8Array(TABLE_SIZE);
  decodeAllowed(classes);
  decodeSoft(classes);
  openings = decodeBrackets();
  openings.forEach((opening, closing) => {
    classes[closing] = CLOSE;
    classes[opening] = OPEN;
  });
  for (const dot of [0x3002, 0xff0e, 0xff61]) classes[dot]! |= DOT;
  for (const codePoint of LABEL_ONLY) classes[codePoint]! |= LABEL;
  for (const codePoint of HEBREW_QUOTES) classes[codePoint]! |= QUOTES;
  for (let index = 0; index < ENDING.length; index += 2) {
    for (let unit = ENDING.charCodeAt(index); unit <= ENDING.charCodeAt(index + 1); unit++) classes[unit]! |= ENDS_LINK;
  }
  return classes;
}

/** Returns the class of a code point above ASCII. */
export function classBeyondASCII(codePoint: number): number {
  if (table === null) table = decodeTable();
  if (codePoint < TABLE_SIZE) return table[codePoint]!;
  if (codePoint >= 0xe0100 && codePoint <= 0xe01ef) return INCLUDE | EMAIL | LABEL;
  return codePoint >= 0xe0020 && codePoint <= 0xe007f ? INCLUDE : HARD;
}

/** Returns the opening bracket that is the Link_Bracket of a code point whose class is CLOSE. */
export function openingOf(closing: number): number {
  return openings.get(closing)!;
}
