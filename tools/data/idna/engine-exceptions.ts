import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import {
  COMBINING_RANK,
  DISALLOWED,
  IGNORED,
  MAPPED,
  MAY_CHANGE,
} from '../../../packages/standard/idna/src/properties.ts';
import { encodeRows, type Row } from './alphabet.ts';
import { CODE_POINTS, type Tr46Data } from './tr46-data.ts';

type Prediction = typeof import('../../../packages/standard/idna/src/engine-prediction.js');

/** Bundles the module first, because Node does not find the TypeScript file of an import that ends in ".js". */
async function loadPrediction(): Promise<Prediction> {
  const entry = fileURLToPath(new URL('../../../packages/standard/idna/src/engine-prediction.ts', import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: 'esm' });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]!.text)}`);
}

const { engineMapping, predictedProperties } = await loadPrediction();

const ALL = (1 << COMBINING_RANK) - 1;

/** Returns the expected properties without the bits that only normalization needs. */
function expectedProperties({ status, properties }: Tr46Data, codePoint: number): number {
  const name = status[codePoint]!;
  if (name === 'disallowed') return DISALLOWED;
  if (name === 'ignored') return IGNORED;
  return name === 'mapped' ? MAPPED : (properties.get(codePoint)! & ALL) | MAY_CHANGE;
}

/**
 * Encodes the code points whose properties the engine's data predict wrongly. Each run is a gap, a length, and the index of its wrong bits. A
 * run continues across mapped, disallowed and unassigned code points, whose properties are predicted correctly.
 */
export function encodeExceptions(tr46: Tr46Data): { masks: readonly number[]; rows: string } {
  const runs: { mask: number; start: number; end: number }[] = [];
  for (let codePoint = 0; codePoint < CODE_POINTS; codePoint++) {
    const mask = wrongBits(tr46, codePoint);
    const last = runs[runs.length - 1];
    if (mask === null) continue;
    if (last?.mask === mask) last.end = codePoint + 1;
    else runs.push({ mask, start: codePoint, end: codePoint + 1 });
  }
  const exceptions = runs.filter(({ mask }) => mask !== 0);
  const masks = [...new Set(exceptions.map(({ mask }) => mask))];
  const rows = exceptions.map(({ mask, start, end }, index): Row => {
    return [start - (exceptions[index - 1]?.end ?? 0), end - start, masks.indexOf(mask)];
  });
  return { masks, rows: encodeRows(rows) };
}

/** Returns the wrongly predicted bits of a code point, or `null` if a run continues across it. */
function wrongBits(tr46: Tr46Data, codePoint: number): number | null {
  const character = String.fromCodePoint(codePoint);
  if (/\p{Cn}/u.test(character) && !/\p{Default_Ignorable_Code_Point}/u.test(character)) return null;
  if (/[\0- \x7f]/.test(character)) return null;
  const mapping = tr46.mapping.get(codePoint);
  const predicted = predictedProperties(character);
  const expected = expectedProperties(tr46, codePoint);
  if (mapping !== undefined && engineMapping(character) !== mapping) throw new Error(`Cannot map ${codePoint}`);
  if (!(predicted & (MAPPED | DISALLOWED))) return predicted ^ expected;
  if (predicted !== expected) throw new Error(`Cannot except ${codePoint}: predicted ${predicted}, not ${expected}`);
  return null;
}
