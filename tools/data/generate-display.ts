// Writes the tables of packages/hosts/display from Unicode's data. With --check it only compares the files, and exits with 1 if one differs. Run it on the pinned Node: node tools/data/generate-display.ts [--check]
import { toUnicode } from '../../packages/standard/idna/dist/esm/index.js';
import {
  readAllowed,
  readConfusables,
  readScripts,
  recommendedScripts,
  unicodeVersion,
} from './display/unicode-data.ts';
import { encodeNumbers, signed } from './idna/alphabet.ts';
import { type Run, runsOf } from './runs.ts';
import { codePointsOf } from './unicode-file.ts';
import { writeGenerated } from './write-generated.ts';

const MARK = 2 ** recommendedScripts.length;
const DIGIT = 2 * MARK;

const { allowed, source: statusSource } = readAllowed();
const { prototypes, source: confusablesSource } = readConfusables();
const scriptsOf = readScripts();
const marks = new Set([
  ...codePointsOf(unicodeVersion, 'General_Category/Nonspacing_Mark'),
  ...codePointsOf(unicodeVersion, 'General_Category/Enclosing_Mark'),
]);
const digits = codePointsOf(unicodeVersion, 'General_Category/Decimal_Number');

/** UTS #39 of Unicode 17 restricts Bopomofo, but its highly restrictive level, which browsers use, includes it. */
const isBopomofo = (codePoint: number) => codePoint >= 0x3105 && codePoint <= 0x312f;

/** Whether a label may contain the character: UTS #39 allows it, and UTS #46 does not change it. */
function isInLabels(codePoint: number): boolean {
  if (!allowed.has(codePoint) && !isBopomofo(codePoint)) return false;
  const character = String.fromCodePoint(codePoint);
  const around = marks.has(codePoint) ? 'a' : '';
  return toUnicode(around + character).domain.normalize('NFD') === (around + character).normalize('NFD');
}

/** Returns the value of the table for a code point, or 0 if labels may not contain it. */
function tableValueOf(codePoint: number): number {
  if (!isInLabels(codePoint)) return 0;
  return scriptsOf(codePoint) + (marks.has(codePoint) ? MARK : 0) + (digits.has(codePoint) ? DIGIT : 0);
}

/** Returns the values, the most frequent first, so that frequent values have short indexes. */
function orderValues(runs: readonly Run<number>[]): number[] {
  const counts = new Map<number, number>();
  for (const { value } of runs) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)! || a - b);
}

/** Returns the zero of each system of digits that labels may contain. */
function findZeros(): number[] {
  const inLabels = [...digits].filter(isInLabels).sort((a, b) => a - b);
  const zeros = inLabels.filter((digit) => !digits.has(digit - 1));
  const withoutZero = inLabels.find((digit) => !zeros.some((zero) => digit >= zero && digit < zero + 10));
  if (withoutZero !== undefined) throw new Error(`Cannot find the zero that goes with the digit ${withoutZero}`);
  return zeros;
}

/** Encodes the prototype of each code point: a single code point as the distance to it, several as text. */
function encodePrototypes() {
  const distances: number[] = [];
  const strings: [number, string][] = [];
  let last = 0;
  for (const [codePoint, prototype] of [...prototypes].sort(([a], [b]) => a - b)) {
    if (!isInLabels(codePoint)) continue;
    const [first, ...rest] = prototype;
    if (rest.length > 0) strings.push([codePoint, prototype]);
    else {
      distances.push(codePoint - last, signed(first!.codePointAt(0)! - codePoint));
      last = codePoint;
    }
  }
  return { distances, strings };
}

function generateIdentifiers(): string {
  const codePoints = Array.from({ length: Math.max(...allowed) + 2 }, (_, codePoint) => codePoint);
  const runs = runsOf(codePoints.map(tableValueOf));
  const values = orderValues(runs);
  return `// Unicode ${statusSource} and Script_Extensions ${unicodeVersion}. © Unicode, Inc. Unicode License V3, https://www.unicode.org/license.txt
// Written by tools/data/generate-display.ts, which also says what the strings contain.
export const classes: readonly number[] = ${JSON.stringify(values)};
export const runClasses =
  "${encodeNumbers(runs.map(({ value }) => values.indexOf(value)))}";
export const runLengths =
  "${encodeNumbers(runs.map(({ length }) => length - 1))}";
export const zeros: readonly number[] = ${JSON.stringify(findZeros())};
`;
}

function generateConfusables(): string {
  const { distances, strings } = encodePrototypes();
  return `// Unicode ${confusablesSource}. © Unicode, Inc. Unicode License V3, https://www.unicode.org/license.txt
// Written by tools/data/generate-display.ts, which also says what the strings contain.
export const prototypeDistances =
  "${encodeNumbers(distances)}";
export const prototypeStrings: readonly (readonly [number, string])[] = ${JSON.stringify(strings)};
`;
}

const files = { identifiers: generateIdentifiers(), confusables: generateConfusables() };
for (const [name, content] of Object.entries(files))
  writeGenerated(`packages/hosts/display/src/${name}.generated.ts`, content, 'generate-display');
