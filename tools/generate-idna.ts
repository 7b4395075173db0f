// Writes packages/idna/src/tables.generated.ts from tr46's data. With --check it writes nothing, and exits with 1 when the
// file differs from what it would write. Run it on the pinned Node: node tools/generate-idna.ts [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COMPUTED, DISALLOWED, IGNORED, MAPPED, MAY_CHANGE } from '../packages/idna/src/properties.ts';
import { encodeNumbers, encodeSymbols, signed } from './idna/alphabet.ts';
import { readNormalization } from './idna/normalization-data.ts';
import { CODE_POINTS, readTr46 } from './idna/tr46-data.ts';

const tr46 = readTr46();
const normalization = readNormalization();

/** Above it only the variation selectors supplement is anything but disallowed, and that has its own line in the code. */
const TABLE_SIZE = 0x40000;
const isVariationSelector = (codePoint: number) => codePoint >= 0xe0100 && codePoint <= 0xe01ef;

/** The rule that src/code-point-table.ts has for COMPUTED code points. */
function compute(character: string): string {
  return character
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\u0345/g, '\u03b9')
    .normalize('NFC');
}

interface Entry {
  /** The property sets that are right for the code point; `null` where any is, since the list of mappings has it. */
  readonly sets: readonly number[] | null;
  /** Whether any COMPUTED set is right. */
  readonly anyComputed: boolean;
}

function entryOf(codePoint: number): Entry {
  const status = tr46.status[codePoint]!;
  const character = String.fromCodePoint(codePoint);
  const isSame = normalization.isOld(codePoint) && compute(character) === (tr46.mapping.get(codePoint) ?? character);
  if (status === 'disallowed') return { sets: [DISALLOWED], anyComputed: false };
  if (status === 'ignored') return { sets: [IGNORED], anyComputed: false };
  if (status === 'mapped') return { sets: isSame ? [] : null, anyComputed: isSame };
  if (character.normalize('NFC') !== character) throw new Error(`Cannot tabulate ${codePoint}: valid, but not NFC`);
  const set = tr46.properties.get(codePoint)! | (normalization.mayChange(codePoint) ? MAY_CHANGE : 0);
  return { sets: isSame ? [set, set | COMPUTED] : [set], anyComputed: false };
}

interface Run {
  readonly set: number;
  readonly length: number;
}

function fits({ sets, anyComputed }: Entry, set: number): boolean {
  return sets === null || sets.includes(set) || (anyComputed && (set & COMPUTED) !== 0);
}

/** The fewest runs: each the longest that is right for all its code points, of the first set where several are. */
function findRuns(entries: readonly Entry[]): Run[] {
  const candidates = [...new Set(entries.flatMap(({ sets }) => sets ?? []))].sort((a, b) => a - b);
  const runs: Run[] = [];
  for (let start = 0; start < TABLE_SIZE; start += runs[runs.length - 1]!.length) {
    let best: Run = { set: 0, length: 0 };
    for (const set of candidates) {
      let end = start;
      while (end < TABLE_SIZE && fits(entries[end]!, set)) end++;
      if (end - start > best.length) best = { set, length: end - start };
    }
    runs.push(best);
  }
  return runs;
}

/** Property sets by how often a run has them; after them those that a COMPUTED set turns into, where no run has them. */
function orderSets(runs: readonly Run[]): number[] {
  const counts = new Map<number, number>();
  for (const { set } of runs) counts.set(set, (counts.get(set) ?? 0) + 1);
  for (const set of [...counts.keys()].map((set) => set & ~COMPUTED).concat(MAPPED)) {
    if (!counts.has(set)) counts.set(set, 0);
  }
  return [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)! || a - b);
}

/** Groups of code points, one or two apart, that have the same value: gap, length and distance, value. */
function encodeGroups(values: ReadonlyMap<number, number>): string {
  const groups: { first: number; step: number; count: number; value: number }[] = [];
  for (const [codePoint, value] of [...values].sort(([a], [b]) => a - b)) {
    const group = groups[groups.length - 1];
    const step = group ? codePoint - group.first - (group.count - 1) * group.step : 0;
    if (group && group.value === value && (group.count === 1 ? step <= 2 : step === group.step)) {
      group.step = step;
      group.count++;
    } else groups.push({ first: codePoint, step: 1, count: 1, value });
  }
  let last = 0;
  return encodeNumbers(
    groups.flatMap(({ first, step, count, value }) => {
      const gap = first - last;
      last = first + (count - 1) * step;
      return [gap, 2 * (count - 1) + (step - 1), value];
    }),
  );
}

/** The listed mappings to one code point, as the signed distance to it, and the others. */
function listMappings(entries: readonly Entry[]) {
  const distances = new Map<number, number>();
  const strings: [number, string][] = [];
  for (const [codePoint, mapping] of tr46.mapping) {
    if (entries[codePoint]!.sets !== null) continue;
    const [first, ...rest] = mapping;
    if (rest.length === 0) distances.set(codePoint, signed(first!.codePointAt(0)! - codePoint));
    else strings.push([codePoint, mapping]);
  }
  return { distances, strings };
}

function generate(): string {
  const entries: Entry[] = [];
  for (let codePoint = 0; codePoint < CODE_POINTS; codePoint++) {
    const expected = isVariationSelector(codePoint) ? 'ignored' : 'disallowed';
    if (codePoint < TABLE_SIZE) entries.push(entryOf(codePoint));
    else if (tr46.status[codePoint] !== expected) throw new Error(`Cannot tabulate ${codePoint}: not ${expected}`);
  }
  const runs = findRuns(entries);
  const sets = orderSets(runs);
  const { distances, strings } = listMappings(entries);
  let lastComposite = 0;
  const composites = [...normalization.recentComposites].flatMap(([composite, [first, second]]) => {
    const numbers = [composite - lastComposite, signed(first - composite), signed(second - first)];
    lastComposite = composite;
    return numbers;
  });
  return `// Unicode ${tr46.unicodeVersion}, from tr46 ${tr46.version}. Written by tools/generate-idna.ts, which also says what the strings hold.
export const propertySets: readonly number[] = ${JSON.stringify(sets)};
export const runSets =
  "${encodeSymbols(runs.map(({ set }) => sets.indexOf(set)))}";
export const runLengths =
  "${encodeNumbers(runs.map(({ length }) => length - 1))}";
export const mappedDistances =
  "${encodeGroups(distances)}";
export const mappedStrings: readonly (readonly [number, string])[] = ${JSON.stringify(strings)};
export const classRepresentatives = ${JSON.stringify(String.fromCodePoint(...normalization.representatives))};
export const recentMarks =
  "${encodeGroups(normalization.recentMarks)}";
export const recentComposites =
  "${encodeNumbers(composites)}";
`;
}

const path = fileURLToPath(new URL('../packages/idna/src/tables.generated.ts', import.meta.url));
const content = generate();
if (!process.argv.includes('--check')) {
  writeFileSync(path, content);
} else if (readFileSync(path, 'utf8') !== content) {
  console.error(
    'packages/idna/src/tables.generated.ts is not what tools/generate-idna.ts writes: run it, and commit the file',
  );
  process.exitCode = 1;
}
