// Writes packages/idna/src/tables.generated.ts from tr46's data. With --check it writes nothing, and exits with 1 when the
// file differs from what it would write. Run it on the pinned Node: node tools/generate-idna.ts [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COMBINING_RANK, COMPUTED, DISALLOWED, IGNORED, MAPPED, MAY_CHANGE } from '../packages/idna/src/properties.ts';
import { encodeNumbers, encodeRows, encodeSymbols, type Row, signed } from './idna/alphabet.ts';
import { isLeftToEngine } from './idna/left-to-engine.ts';
import { readNormalization } from './idna/normalization-data.ts';
import { CODE_POINTS, readTr46 } from './idna/tr46-data.ts';

const tr46 = readTr46();
const normalization = readNormalization();

/** Above it only the variation selectors supplement is anything but disallowed, and that has its own line in the code. */
const TABLE_SIZE = 0x40000;
const isVariationSelector = (codePoint: number) => codePoint >= 0xe0100 && codePoint <= 0xe01ef;

/** The property sets that are right for a code point; `null` where any is, since the list of mappings contains it. */
type RightSets = readonly number[] | null;

function setsOf(codePoint: number): RightSets {
  const status = tr46.status[codePoint]!;
  const character = String.fromCodePoint(codePoint);
  if (status === 'disallowed') return [DISALLOWED];
  if (status === 'ignored') return [IGNORED];
  if (status === 'mapped')
    return isLeftToEngine(codePoint, tr46.mapping.get(codePoint)!, normalization.isOld) ? [COMPUTED] : null;
  if (character.normalize('NFC') !== character) throw new Error(`Cannot tabulate ${codePoint}: valid, but not NFC`);
  const rank = (normalization.ranks.get(codePoint) ?? 0) << COMBINING_RANK;
  return [tr46.properties.get(codePoint)! | (normalization.mayChange(codePoint) ? MAY_CHANGE : 0) | rank];
}

interface Run {
  readonly set: number;
  readonly length: number;
}

/** The fewest runs: each the longest that is right for all its code points, of the first set where several are. */
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

/** The property sets, and MAPPED, which no run has: the one of most code points, which the table is filled with, and the others in order. */
function orderSets(runs: readonly Run[]): number[] {
  const sets = [...new Set([MAPPED, ...runs.map(({ set }) => set)])].sort((a, b) => a - b);
  return [DISALLOWED, ...sets.filter((set) => set !== DISALLOWED)];
}

/** The signed distance of each number from the one before it. */
function distances(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => signed(number - (numbers[index - 1] ?? 0)));
}

/** How a group of mappings goes on from one code point to the next: 1 on with its target, 2 on with its target, or 1 on to the same target. */
const WAYS = [
  { step: 1, targetStep: 1 },
  { step: 2, targetStep: 2 },
  { step: 1, targetStep: 0 },
] as const;

/** Mappings to one code point, in groups: gap, way and length, distance of the target from the target before. */
function encodeTargets(mappings: readonly (readonly [codePoint: number, target: number])[]): string {
  const rows: Row[] = [];
  let [at, lastTarget] = [0, 0];
  for (let index = 0; index < mappings.length; ) {
    const [codePoint, target] = mappings[index]!;
    const lengths = WAYS.map(({ step, targetStep }) => {
      let length = 1;
      for (let [next, nextTarget] = mappings[index + 1] ?? []; next === codePoint + length * step; length++) {
        if (nextTarget !== target + length * targetStep) break;
        [next, nextTarget] = mappings[index + length + 1] ?? [];
      }
      return length;
    });
    const length = Math.max(...lengths);
    const way = lengths.indexOf(length);
    rows.push([codePoint - at, 3 * (length - 1) + way, signed(target - lastTarget)]);
    at = codePoint + (length - 1) * WAYS[way]!.step;
    lastTarget = target + (length - 1) * WAYS[way]!.targetStep;
    index += length;
  }
  return encodeRows(rows);
}

/** The listed mappings: those to one code point, and the others: gap, number of code points, code points. */
function encodeMappings(rightSets: readonly RightSets[]) {
  const listed = [...tr46.mapping].filter(([codePoint]) => rightSets[codePoint] === null).sort(([a], [b]) => a - b);
  const codePointsOf = (mapping: string) => [...mapping].map((character) => character.codePointAt(0)!);
  let last = 0;
  const strings = listed.flatMap(([codePoint, mapping]) => {
    const codePoints = codePointsOf(mapping);
    if (codePoints.length === 1) return [];
    const gap = codePoint - last;
    last = codePoint;
    return [gap, codePoints.length, ...codePoints];
  });
  const singles = listed.filter(([, mapping]) => codePointsOf(mapping).length === 1);
  return {
    targets: encodeTargets(singles.map(([codePoint, mapping]) => [codePoint, mapping.codePointAt(0)!] as const)),
    strings: encodeNumbers(strings),
  };
}

/**
 * The composites of parts that no mapping replaces: the distance from the one before, and that of each part from the part before. The others,
 * half of all, are upper case.
 */
function encodeComposites(): string {
  let last: readonly [number, number, number] = [0, 0, 0];
  return encodeRows(
    [...normalization.composites].flatMap(([composite, [first, second]]) => {
      if (tr46.mapping.has(first) || tr46.mapping.has(second)) return [];
      const row = [composite - last[0], signed(first - last[1]), signed(second - last[2])] as const;
      last = [composite, first, second];
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
  return `// Unicode ${tr46.unicodeVersion}, from tr46 ${tr46.version}. Written by tools/generate-idna.ts, which also says what the strings hold.
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
