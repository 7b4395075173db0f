// Writes packages/tasks/links/src/properties.generated.ts from the data of UTS #58: LinkTerm.txt, LinkBracket.txt and LinkEmail.txt in the
// folder that UTS58_DIR names, or in ../shared/uts58/dev. With --check it only compares the file, and exits with 1 if it differs. Run it on the pinned Node: node tools/data/generate-links.ts [--check]
import { join } from 'node:path';
import { root } from '../../config/workspace.ts';
import { BIDI_CLASSES } from '../../packages/standard/idna/src/properties.ts';
import { encodeNumbers, signed } from './idna/alphabet.ts';
import { readTr46 } from './idna/tr46-data.ts';
import { runsOf } from './runs.ts';
import { pinnedUnicode, readUnicodeFile, type UnicodeFile } from './unicode-file.ts';
import { writeGenerated } from './write-generated.ts';

const file = 'packages/tasks/links/src/properties.generated.ts';
const folder = process.env.UTS58_DIR ?? join(root, '../shared/uts58/dev');
const FIRST_BEYOND_ASCII = 0x80;
/** The planes 0 to 3 are in the table. */
const TABLE_SIZE = 0x40000;
/** The only code point above ASCII that is Soft and has Link_Email; the package names it. */
const SOFT_IN_EMAIL = 0x387;
/** The tags and the variation selectors of plane 14, which the package decides without a table. */
const aboveTable = { LinkTerm: 'e0020-e007f e0100-e01ef', LinkEmail: 'e0100-e01ef' };

const term = readUnicodeFile(folder, 'LinkTerm.txt');
const bracket = readUnicodeFile(folder, 'LinkBracket.txt');
const email = readUnicodeFile(folder, 'LinkEmail.txt');

const tr46 = readTr46();

const byNumber = (a: number, b: number) => a - b;
const beyondASCII = Array.from({ length: TABLE_SIZE - FIRST_BEYOND_ASCII }, (_, index) => FIRST_BEYOND_ASCII + index);
const isAllowed = (codePoint: number) => tr46.status[codePoint] !== 'disallowed';
const bidiClassOf = (codePoint: number) => (tr46.properties.get(codePoint) ?? 0) & BIDI_CLASSES;
/** The code points that UTS #46 does not disallow, by Bidi_Class and then by code point: the order in classes-beyond-ascii.ts of the package. */
const allowed = beyondASCII.filter(isAllowed).sort((a, b) => bidiClassOf(a) - bidiClassOf(b) || a - b);
const softCandidates = beyondASCII.filter((codePoint) => term.values.has(codePoint) && !email.values.has(codePoint));
const closing = [...bracket.values.keys()].filter((codePoint) => codePoint >= FIRST_BEYOND_ASCII).sort(byNumber);
const opening = closing.map((codePoint) => Number.parseInt(bracket.values.get(codePoint)!, 16));

/** Returns the lengths of the runs in a list of yes and no. The first run is a run of no. */
function runLengths(members: readonly boolean[]): number[] {
  const lengths = runsOf(members).map(({ length }) => length);
  return members[0] ? [0, ...lengths] : lengths;
}

/** Returns the distance of each number from the number before it. */
function gaps(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}

function check(condition: boolean, what: string): void {
  if (!condition) throw new Error(`Cannot encode: ${what}`);
}

/** Returns the ranges of the code points above the table that a property has, in hexadecimal digits. */
function rangesAboveTable({ values }: UnicodeFile): string {
  const above = [...values.keys()].filter((codePoint) => codePoint >= TABLE_SIZE).sort(byNumber);
  const starts = above.filter((codePoint) => !values.has(codePoint - 1));
  const ends = above.filter((codePoint) => !values.has(codePoint + 1));
  return starts.map((start, index) => `${start.toString(16)}-${ends[index]!.toString(16)}`).join(' ');
}

/** Checks the assumptions of classes-beyond-ascii.ts in the package. */
function checkAssumptions(): void {
  const classOf = (value: string) => beyondASCII.filter((codePoint) => term.values.get(codePoint) === value);
  check(
    `${classOf('Close')}` === `${closing}` && `${classOf('Open')}` === `${[...opening].sort(byNumber)}`,
    'Link_Bracket does not pair the code points that Link_Term names Open and Close',
  );
  const softInEmail = classOf('Soft').filter((codePoint) => email.values.has(codePoint));
  check(`${softInEmail}` === `${SOFT_IN_EMAIL}`, 'other code points are Soft and have Link_Email');
  check([...email.values.keys()].every(isAllowed), 'UTS #46 disallows a code point of Link_Email');
  check(rangesAboveTable(term) === aboveTable.LinkTerm, 'Link_Term has other code points above the table');
  check(rangesAboveTable(email) === aboveTable.LinkEmail, 'Link_Email has other code points above the table');
}

function generate(): string {
  checkAssumptions();
  const emailRuns = runLengths(allowed.map((codePoint) => email.values.has(codePoint)));
  const exceptionRuns = runLengths(beyondASCII.map((codePoint) => term.values.has(codePoint) !== isAllowed(codePoint)));
  const softRuns = runLengths(softCandidates.map((codePoint) => term.values.get(codePoint) === 'Soft'));
  const distances = closing.map((codePoint, index) => signed(codePoint - opening[index]!));
  return `// Unicode UTS #58: ${term.source}, ${bracket.source}, ${email.source}, for Unicode ${pinnedUnicode('links').split('.')[0]},
// from https://github.com/unicode-org/unicodetools, commit 2c1309ab. © Unicode, Inc. Unicode License V3, https://www.unicode.org/license.txt
// Written by tools/data/generate-links.ts; classes-beyond-ascii.ts says what the strings contain.
export const emailRuns =
  "${encodeNumbers(emailRuns)}";
export const exceptionRuns =
  "${encodeNumbers(exceptionRuns)}";
export const softRuns =
  "${encodeNumbers(softRuns)}";
export const closingGaps = "${encodeNumbers(gaps(closing))}";
export const openingDistances = "${encodeNumbers(distances)}";
`;
}

writeGenerated(file, generate(), 'generate-links');
