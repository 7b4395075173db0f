// Writes tables.generated.ts and engine-exceptions.generated.ts of packages/standard/idna/src from tr46's data. With --check it only compares
// the files, and exits with 1 if one differs. Run it on the pinned Node: node tools/data/generate-idna.ts [--check]
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
import { WAYS } from '../../packages/standard/idna/src/table-ways.ts';
import { encodeNumbers, signed } from './idna/alphabet.ts';
import { encodeExceptions } from './idna/engine-exceptions.ts';
import { isFolded, isFoldedLetter, isLeftToEngine } from './idna/left-to-engine.ts';
import { readNormalization } from './idna/normalization-data.ts';
import { CODE_POINTS, readTr46 } from './idna/tr46-data.ts';
import { writeGenerated } from './write-generated.ts';

const tr46 = readTr46();
const normalization = readNormalization();

/** Above it all code points are disallowed except the variation selectors, which the package recognizes without a table. */
const TABLE_SIZE = 0x40000;
const isVariationSelector = (codePoint: number) => codePoint >= 0xe0100 && codePoint <= 0xe01ef;

/** The correct property sets of a code point, or `null` if every set is correct, because the list of mappings contains the code point. */
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

/** Splits the code points into the fewest runs. One set is correct for all code points of a run. */
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

/** How many of the most frequent sets come first. Five sets make the tables smallest. */
const COMMONEST = 5;

/**
 * Orders the property sets: DISALLOWED, with which the reader fills its table, then the most frequent sets of runs, then the others by value.
 * MAPPED is also a set, although runs do not have it.
 */
function orderSets(runs: readonly Run[]): number[] {
  const counts = new Map<number, number>([[MAPPED, 0]]);
  for (const { set } of runs) counts.set(set, (counts.get(set) ?? 0) + 1);
  counts.delete(DISALLOWED);
  const sets = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)! || a - b);
  return [DISALLOWED, ...sets.splice(0, COMMONEST - 1), ...sets.sort((a, b) => a - b)];
}

/** The distance of each set from the one before it. */
function columnOfSets(sets: readonly number[]): number[] {
  return sets.map((set, index) => signed(set - (sets[index - 1] ?? 0)));
}

/** A code point, and the code points to which UTS #46 maps it. */
type Mapping = readonly [codePoint: number, mapping: readonly number[]];

/** Counts the mappings from an index on that continue in one way. Returns 0 if the first mapping does not have the place. */
function lengthOfRun(
  mappings: readonly Mapping[],
  index: number,
  { step, place, change }: (typeof WAYS)[number],
): number {
  const [codePoint, mapping] = mappings[index]!;
  if (place >= mapping.length) return 0;
  let length = 1;
  for (; index + length < mappings.length; length++) {
    const [nextCodePoint, next] = mappings[index + length]!;
    const expected = mapping.map((each, at) => (at === place ? each + length * change : each));
    if (nextCodePoint !== codePoint + length * step || next.join() !== expected.join()) break;
  }
  return length;
}

/** Splits mappings into runs, and makes each run as long as possible. */
function findMappingRuns(mappings: readonly Mapping[]) {
  const runs: { index: number; length: number; way: number }[] = [];
  for (let index = 0; index < mappings.length; index += runs[runs.length - 1]!.length) {
    const lengths = WAYS.map((way) => lengthOfRun(mappings, index, way));
    const length = Math.max(...lengths);
    runs.push({ index, length, way: lengths.indexOf(length) });
  }
  return runs;
}

/** A table: each column is a list of numbers. code-point-table.ts of @url/idna says what they mean. */
type Columns<Name extends string> = Readonly<Record<Name, number[]>>;

function tableOfCodePoints(mappings: readonly Mapping[], runs: readonly Run[]) {
  const sets = orderSets(runs);
  const gaps: number[] = [];
  const sizes: number[] = [];
  const targets: number[] = [];
  const lengths: number[] = [];
  const ways: number[] = [];
  let next = 0;
  let last: readonly number[] = [];
  for (const { index, length, way } of findMappingRuns(mappings)) {
    const [codePoint, mapping] = mappings[index]!;
    gaps.push(codePoint - next);
    sizes.push(mapping.length - 1);
    for (const [place, each] of mapping.entries())
      targets.push(signed(each - (last[place] ?? mapping[place - 1] ?? 0)));
    lengths.push(length - 1);
    if (length > 1) ways.push(way);
    [next, last] = mappings[index + length - 1]!;
    next++;
  }
  gaps.push(TABLE_SIZE - next);
  const setsOfRuns = runs.map(({ set }) => sets.indexOf(set));
  const lengthsOfRuns = runs.map(({ length }) => length - 1);
  return { propertySets: columnOfSets(sets), gaps, sizes, targets, lengths, ways, setsOfRuns, lengthsOfRuns };
}

/** Writes each column as a string. */
function literalOf(columns: Columns<string>): string {
  const members = Object.entries(columns).map(([name, numbers]) => `  ${name}:\n    "${encodeNumbers(numbers)}",`);
  return `{\n${members.join('\n')}\n}`;
}

/** Returns the mappings that the engine does not compute, in order. */
function listedMappings(rightSets: readonly RightSets[]): Mapping[] {
  return [...tr46.mapping]
    .filter(([codePoint]) => rightSets[codePoint] === null)
    .sort(([a], [b]) => a - b)
    .map(([codePoint, mapping]) => [codePoint, [...mapping].map((each) => each.codePointAt(0)!)]);
}

/** The composites whose parts UTS #46 does not map. The other half of the composites is upper case. */
function tableOfComposites() {
  const composites = [...normalization.composites].filter(
    ([, [first, second]]) => !tr46.mapping.has(first) && !tr46.mapping.has(second),
  );
  const gaps: number[] = [];
  const seconds: number[] = [];
  const firsts: number[] = [];
  let [next, lastShift, lastSecond] = [0, 0, 0];
  for (const [composite, [first, second]] of composites) {
    gaps.push(composite - next);
    seconds.push(signed(second - lastSecond));
    firsts.push(signed(first - composite - lastShift));
    [next, lastShift, lastSecond] = [composite + 1, first - composite, second];
  }
  return { gaps, seconds, firsts };
}

function generate(): string {
  const rightSets: RightSets[] = [];
  for (let codePoint = 0; codePoint < CODE_POINTS; codePoint++) {
    const expected = isVariationSelector(codePoint) ? 'ignored' : 'disallowed';
    if (codePoint < TABLE_SIZE) rightSets.push(setsOf(codePoint));
    else if (tr46.status[codePoint] !== expected) throw new Error(`Cannot tabulate ${codePoint}: not ${expected}`);
  }
  return `// Unicode ${tr46.unicodeVersion}, from tr46 ${tr46.version}. Written by tools/data/generate-idna.ts.
export const codePoints = ${literalOf(tableOfCodePoints(listedMappings(rightSets), findRuns(rightSets)))};
export const composites = ${literalOf(tableOfComposites())};
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
  writeGenerated(`packages/standard/idna/src/${name}.generated.ts`, content, 'generate-idna');
}
