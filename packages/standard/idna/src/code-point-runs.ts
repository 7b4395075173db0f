import { unpackNumbers } from './packed-numbers.js';

/** For each string of runs, the code points at which runs start and end, in order. Decoded on first use. */
const boundariesOf = /* @__PURE__ */ new Map<string, readonly number[]>();

function decodeBoundaries(runs: string): readonly number[] {
  let last = 0;
  const boundaries = unpackNumbers(runs).map((distance) => (last += distance));
  boundariesOf.set(runs, boundaries);
  return boundaries;
}

/**
 * @param runs a string of idna2008.generated.ts
 * @param codePoint any code point
 * @returns whether one of the runs contains the code point
 */
export function isInCodePointRuns(runs: string, codePoint: number): boolean {
  const boundaries = boundariesOf.get(runs) ?? decodeBoundaries(runs);
  let low = 0;
  let high = boundaries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (boundaries[middle]! <= codePoint) low = middle + 1;
    else high = middle;
  }
  return (low & 1) === 1;
}
