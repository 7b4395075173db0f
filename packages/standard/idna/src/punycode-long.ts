import { changeCount, countBefore, createEmptyTree, createFullTree, positionAt } from '@url/infra/internal';
import {
  adapt,
  appendDelta,
  INITIAL_BIAS,
  INITIAL_N,
  MAX_CODE_POINT,
  MAX_INTEGER,
  type Output,
} from './punycode-integers.js';
import { CHUNK, stringFrom } from './string-from.js';

// The loops of punycode.ts for labels of any length. The RFC's loops take n² steps.

/** More than the length of any string. A code point and its place are sorted as one number, `codePoint * PLACES + place`. */
const PLACES = 2 ** 30;

/** The RFC's main loop in n log n steps: sorts the code points, and counts those already handled in a Fenwick tree. False on overflow. */
export function appendBySorting(output: Output, codePoints: Int32Array, count: number, basic: number): boolean {
  const handled = createEmptyTree(count);
  let lowest = MAX_CODE_POINT;
  for (let place = 0; place < count; place++) {
    const codePoint = codePoints[place]!;
    if (codePoint < INITIAL_N) changeCount(handled, place, 1);
    else lowest = Math.min(lowest, codePoint);
  }
  // The first delta overflows: nothing has to be sorted.
  if ((lowest - INITIAL_N) * (basic + 1) > MAX_INTEGER) return false;
  let n = INITIAL_N;
  let i = 0;
  let bias = INITIAL_BIAS;
  let length = basic;
  const keys = sortedExtended(codePoints, count, basic);
  for (let next = 0; next < keys.length; next++) {
    const key = keys[next]!;
    const codePoint = Math.floor(key / PLACES);
    const place = key % PLACES;
    const index = countBefore(handled, place);
    const delta = (codePoint - n) * (length + 1) + index - i;
    if (delta > MAX_INTEGER) return false;
    appendDelta(output, delta, bias);
    if (output.units.length > CHUNK) {
      output.text += stringFrom(output.units);
      output.units = [];
    }
    changeCount(handled, place, 1);
    bias = adapt(delta, ++length, length === basic + 1);
    n = codePoint;
    i = index + 1;
  }
  return true;
}

/** @returns the code points that are not basic, each with its place, in order */
function sortedExtended(codePoints: Int32Array, count: number, basic: number): Float64Array {
  const keys = new Float64Array(count - basic);
  let next = 0;
  for (let place = 0; place < count; place++) {
    if (codePoints[place]! >= INITIAL_N) keys[next++] = codePoints[place]! * PLACES + place;
  }
  return keys.sort();
}

/** Places the inserted code points from the last to the first: the one with index i goes to the i-th free place. */
export function placeFromTheEnd(basic: string, inserted: readonly number[], indices: readonly number[]): number[] {
  const output = new Array<number>(basic.length + inserted.length).fill(-1);
  const free = createFullTree(output.length);
  for (let last = inserted.length - 1; last >= 0; last--) {
    const place = positionAt(free, indices[last]!);
    changeCount(free, place, -1);
    output[place] = inserted[last]!;
  }
  let next = 0;
  for (let place = 0; place < output.length; place++) {
    if (output[place]! < 0) output[place] = basic.charCodeAt(next++);
  }
  return output;
}
