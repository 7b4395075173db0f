// Writes packages/standard/idna/src/tables.generated.ts and engine-exceptions.generated.ts from tr46's data. With --check it only compares, and exits with 1 if a
// file differs. Run it on the pinned Node: node tools/data/generate-idna.ts [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  BIDI_L,
  CASED,
  COMBINING_RANK,
  COMPUTED,
  DISALLOWED,
  IGNORED,
  MAPPED,
  MAY_CHANGE,
} from '../../packages/standard/idna/src/properties.ts';
import { encodeNumbers, encodeRows, encodeSymbols, type Row, signed } from './idna/alphabet.ts';
import { encodeExceptions } from './idna/engine-exceptions.ts';
import { isFolded, isFoldedLetter, isLeftToEngine } from './idna/left-to-engine.ts';
import { readNormalization } from './idna/normalization-data.ts';
import { CODE_POINTS, readTr46 } from './idna/tr46-data.ts';

const tr46 = readTr46();
const normalization = readNormalization();

/** All code points above it are disallowed except the variation selectors supplement, which the code handles. */
const TABLE_SIZE = 0x40000;
const isVariationSelector = (codePoint: number) => codePoint >= 0xe0100 && codePoint <= 0xe01ef;

/** Returns the correct property sets for a code point; `null` if any set is correct, because the list of mappings contains it. */
type RightSets = readonly number[] | null;

function setsOf(codePoint: number): RightSets {
  const status = tr46.status[codePoint]!;
  const character = String.fromCodePoint(codePoint);
  if (status === 'disallowed') return [DISALLOWED];
  if (status === 'ignored') return [IGNORED];
  if (status === 'mapped') {
    const mapping = tr46.mapping.get(codePoint)!;
    if (isFolded(codePoint, mapping, normalization.isOld)) return [CASED];
    return isLeftToEngine(codePoint, mapping, normalization.isOld) ? [COMPUTED] : null;
  }
  if (character.normalize('NFC') !== character) throw new Error(`Cannot tabulate ${codePoint}: valid, but not NFC`);
  const rank = (normalization.ranks.get(codePoint) ?? 0) << COMBINING_RANK;
  const set = tr46.properties.get(codePoint)! | (normalization.mayChange(codePoint) ? MAY_CHANGE : 0) | rank;
  return set === BIDI_L && isFoldedLetter(codePoint, normalization.isOld) ? [BIDI_L, CASED] : [set];
}

interface Run {
  readonly set: number;
  readonly length: number;
}

/** Returns the fewest runs: each the longest that is correct for all its code points, with the first correct set. */
function findRuns(rightSets: readonly RightSets[]): Run[] {
  const candidates = [...new Set(rightSets.flatMap((sets) => sets ?? []))].sort((a, b) => a - b);
  const runs: Run[] = [];
  for (let start = 0; start < TABLE_SIZE; start += runs[runs.length - 1]!.length) {
    let best: Run = { set: 0, length: 0 };
    for (const set of candidates) {
      let end = start;
      while (end < TABLE_SIZE && (rightSets[end]?.includes(set) ?? true)) end++;
      if (end - start > best.length) best = { set, length: end - start };
    }
    runs.push(best);
  }
  return runs;
}

/** How many of the commonest sets come before the others, which are in order. With five, the tables are smallest. */
const COMMONEST = 5;

/**
 * The property sets, and MAPPED, which no run has: the one of most code points, which the table is filled with, the commonest in runs, and the
 * others in order.
 */
function orderSets(runs: readonly Run[]): number[] {
  const counts = new Map<number, number>([[MAPPED, 0]]);
  for (const { set } of runs) counts.set(set, (counts.get(set) ?? 0) + 1);
  counts.delete(DISALLOWED);
  const sets = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)! || a - b);
  return [DISALLOWED, ...sets.splice(0, COMMONEST - 1), ...sets.sort((a, b) => a - b)];
}

/** Returns the signed distance of each number from its predecessor. */
function distances(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => signed(number - (numbers[index - 1] ?? 0)));
}

/** How a group of mappings continues from one code point to the next: 1 on with its target, 2 on with its target, or 1 on to the same target. */
const WAYS = [
  { step: 1, targetStep: 1 },
  { step: 2, targetStep: 2 },
  { step: 1, targetStep: 0 },
] as const;

/**
 * Mappings to one code point, in groups: gap, way and length, and by how much more than the code point before this one is mapped upwards.
 */
function encodeTargets(mappings: readonly (readonly [codePoint: number, target: number])[]): string {
  const rows: Row[] = [];
  let [next, lastShift] = [0, 0];
  for (let index = 0; index < mappings.length; ) {
    const [codePoint, target] = mappings[index]!;
    const lengths = WAYS.map(({ step, targetStep }) => {
      let length = 1;
      for (let other = mappings[index + 1]; other?.[0] === codePoint + length * step; length++) {
        if (other[1] !== target + length * targetStep) break;
        other = mappings[index + length + 1];
      }
      return length;
    });
    const length = Math.max(...lengths);
    const way = lengths.indexOf(length);
    rows.push([codePoint - next, 3 * (length - 1) + way, signed(target - codePoint - lastShift)]);
    const last = codePoint + (length - 1) * WAYS[way]!.step;
    next = last + 1;
    lastShift = target + (length - 1) * WAYS[way]!.targetStep - last;
    index += length;
  }
  return encodeRows(rows);
}

/** A code point with the code points that it is mapped to. */
type LongMapping = readonly [codePoint: number, mapping: readonly number[]];

/** How many mappings from an index on continue the first one: each code point is one more, and so is one code point of the mapping. */
function runFrom(mappings: readonly LongMapping[], index: number, place: number): number {
  const [codePoint, mapping] = mappings[index]!;
  const isContinued = (next: LongMapping | undefined, by: number) =>
    next !== undefined &&
    next[0] === codePoint + by &&
    next[1].join() === mapping.map((each, at) => (at === place ? each + by : each)).join();
  let length = 1;
  while (isContinued(mappings[index + length], length)) length++;
  return length;
}

/**
 * Mappings to several code points, in runs: the number of runs; in columns gap, number of code points, place and length; and the code points.
 */
function encodeStrings(mappings: readonly LongMapping[]): string {
  const rows: Row[] = [];
  const codePoints: number[] = [];
  let next = 0;
  for (let index = 0; index < mappings.length; ) {
    const [codePoint, mapping] = mappings[index]!;
    // A run changes one of the first three code points, so that place and length fit in one number.
    const lengths = [0, 1, 2].map((place) => (place < mapping.length ? runFrom(mappings, index, place) : 0));
    const length = Math.max(...lengths);
    rows.push([codePoint - next, mapping.length, 3 * (length - 1) + lengths.indexOf(length)]);
    codePoints.push(...mapping);
    next = codePoint + length;
    index += length;
  }
  return encodeNumbers([rows.length]) + encodeRows(rows) + encodeNumbers(codePoints);
}

/** The listed mappings: those to one code point, and the others. */
function encodeMappings(rightSets: readonly RightSets[]) {
  const listed = [...tr46.mapping]
    .filter(([codePoint]) => rightSets[codePoint] === null)
    .sort(([a], [b]) => a - b)
    .map(([codePoint, mapping]): LongMapping => [codePoint, [...mapping].map((each) => each.codePointAt(0)!)]);
  const singles = listed.filter(([, mapping]) => mapping.length === 1);
  return {
    targets: encodeTargets(singles.map(([codePoint, mapping]) => [codePoint, mapping[0]!] as const)),
    strings: encodeStrings(listed.filter(([, mapping]) => mapping.length > 1)),
  };
}

/**
 * The composites of parts that no mapping replaces: the gap after the previous composite, by how much more than before the first part is above the
 * composite, and the distance of the second part from the previous second part. The other composites, half of all, are upper case.
 */
function encodeComposites(): string {
  let last: readonly [number, number, number] = [0, 0, 0];
  return encodeRows(
    [...normalization.composites].flatMap(([composite, [first, second]]) => {
      if (tr46.mapping.has(first) || tr46.mapping.has(second)) return [];
      const row = [composite - last[0], signed(first - composite - last[1]), signed(second - last[2])] as const;
      last = [composite + 1, first - composite, second];
      return [row];
    }),
  );
}

function generate(): string {
  const rightSets: RightSets[] = [];
  for (let codePoint = 0; codePoint < CODE_POINTS; codePoint++) {
    const expected = isVariationSelector(codePoint) ? 'ignored' : 'disallowed';
    if (codePoint < TABLE_SIZE) rightSets.push(setsOf(codePoint));
    else if (tr46.status[codePoint] !== expected) throw new Error(`Cannot tabulate ${codePoint}: not ${expected}`);
  }
  const runs = findRuns(rightSets);
  const sets = orderSets(runs);
  const { targets, strings } = encodeMappings(rightSets);
  return `// Unicode ${tr46.unicodeVersion}, from tr46 ${tr46.version}. Written by tools/data/generate-idna.ts, which also says what the strings hold.
export const setDistances =
  "${encodeNumbers(distances(sets))}";
export const runSets =
  "${encodeSymbols(runs.map(({ set }) => sets.indexOf(set)))}";
export const runLengths =
  "${encodeNumbers(runs.map(({ length }) => length - 1))}";
export const mappedTargets =
  "${targets}";
export const mappedStrings =
  "${strings}";
export const composites =
  "${encodeComposites()}";
`;
}

function generateExceptions(): string {
  const { masks, rows } = encodeExceptions(tr46);
  return `// Unicode ${tr46.unicodeVersion}, from tr46 ${tr46.version}, beside Unicode ${process.versions.unicode} of the engine. Written by tools/data/generate-idna.ts.
export const exceptionMasks: readonly number[] = ${JSON.stringify(masks).replace(/,/g, ', ')};
export const engineExceptions =
  "${rows}";
`;
}

const files = { tables: generate(), 'engine-exceptions': generateExceptions() };
for (const [name, content] of Object.entries(files)) {
  const path = fileURLToPath(new URL(`../../packages/standard/idna/src/${name}.generated.ts`, import.meta.url));
  if (!process.argv.includes('--check')) {
    writeFileSync(path, content);
  } else if (readFileSync(path, 'utf8') !== content) {
    console.error(`${path} is not what tools/data/generate-idna.ts writes: run it, and commit the file`);
    process.exitCode = 1;
  }
}
