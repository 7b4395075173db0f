import { codePointAt } from '@url/infra/internal';
import { engineExceptions, exceptionMasks } from './engine-exceptions.generated.js';
import { engineMapping, predictedProperties } from './engine-prediction.js';
import { unpackNumbers } from './packed-numbers.js';
import { DISALLOWED, MAPPED } from './properties.js';

// The same functions as in code-point-table.ts, for engines with `normalize` and `\p{…}`: the answers follow the engine's Unicode.

const known = /* @__PURE__ */ new Map<number, number>();

/** For each run of exceptions: the code points between it and the one before, its length, and the index of its mask. */
let runs: readonly number[] | null = null;

function maskOf(codePoint: number): number {
  if (runs === null) runs = unpackNumbers(engineExceptions);
  const count = runs.length / 3;
  let end = 0;
  for (let run = 0; run < count; run++) {
    const start = end + runs[run]!;
    end = start + runs[run + count]!;
    if (codePoint < end) return codePoint < start ? 0 : exceptionMasks[runs[run + 2 * count]!]!;
  }
  return 0;
}

/**
 * @param codePoint any code point, surrogates included
 * @returns its bits of properties.ts
 */
export function propertiesOf(codePoint: number): number {
  let properties = known.get(codePoint);
  if (properties === undefined) {
    properties = predictedProperties(String.fromCodePoint(codePoint));
    if (!(properties & (MAPPED | DISALLOWED))) properties ^= maskOf(codePoint);
    known.set(codePoint, properties);
  }
  return properties;
}

/**
 * @param text any string
 * @returns the properties of all its code points, or'ed together
 */
export function propertiesOfAll(text: string): number {
  let union = 0;
  for (let index = 0; index < text.length; index++) {
    const codePoint = codePointAt(text, index);
    if (codePoint > 0xffff) index++;
    union |= propertiesOf(codePoint);
  }
  return union;
}

/**
 * @param codePoint a code point that `propertiesOf` says is MAPPED
 * @returns what UTS #46 maps it to
 */
export function mappingOf(codePoint: number): string {
  return engineMapping(String.fromCodePoint(codePoint));
}
