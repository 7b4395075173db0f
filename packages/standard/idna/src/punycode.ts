import { HYPHEN_MINUS } from '@url/infra';
import {
  changeCount,
  codePointAt,
  countBefore,
  createEmptyTree,
  createFullTree,
  hasShortCuts,
  isASCIIString,
  positionAt,
} from '@url/infra/internal';

// The parameters of https://www.rfc-editor.org/rfc/rfc3492#section-5.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;

/** The largest integer before https://www.rfc-editor.org/rfc/rfc3492#section-6.4 says overflow: 31 bits, as in most implementations. */
const MAX_INTEGER = 0x7fffffff;
const MAX_CODE_POINT = 0x10ffff;

/** More than the length of any string. A code point and its place are sorted as one number, `codePoint * PLACES + place`. */
const PLACES = 2 ** 30;

/** Labels of at most this many code points are converted as the RFC does it: in n² steps, but small ones. */
const SHORT = 64;

/** The code points of the short label that is being encoded. A new array for each label would be a quarter of the cost. */
const scratch = /* @__PURE__ */ new Int32Array(SHORT);

/** The longest label in code units that is encoded: a longer one would need more memory than engines give an array. */
const MAX_LENGTH = 2 ** 26;

/** The number of arguments that every engine accepts in one call. */
const CHUNK = 8192;

/** Divides natural numbers up to MAX_INTEGER. Engines compile `| 0` to a division of integers, and `Math.floor` to one of floats. */
function quotient(dividend: number, divisor: number): number {
  return (dividend / divisor) | 0;
}

/** https://www.rfc-editor.org/rfc/rfc3492#section-6.1 */
function adapt(delta: number, codePoints: number, isFirst: boolean): number {
  let rest = isFirst ? quotient(delta, DAMP) : quotient(delta, 2);
  rest += quotient(rest, codePoints);
  let bias = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; bias += BASE) rest = quotient(rest, BASE - T_MIN);
  return bias + quotient((BASE - T_MIN + 1) * rest, rest + SKEW);
}

function threshold(position: number, bias: number): number {
  return Math.min(Math.max(position - bias, T_MIN), T_MAX);
}

/** 0 to 25 for a letter, 26 to 35 for a digit, and 36 for anything else. */
function digitOf(unit: number): number {
  const letter = (unit | 0x20) - 0x61;
  if (letter >= 0 && letter < 26) return letter;
  return unit >= 0x30 && unit <= 0x39 ? unit - 0x16 : BASE;
}

function unitOf(digit: number): number {
  return digit < 26 ? digit + 0x61 : digit + 0x16;
}

/**
 * @param codePoints code points
 * @returns them as a string
 */
export function stringFrom(codePoints: readonly number[]): string {
  if (hasShortCuts && codePoints.length <= CHUNK) return chunkFrom(codePoints);
  let text = '';
  for (let index = 0; index < codePoints.length; index += CHUNK) {
    text += chunkFrom(codePoints.slice(index, index + CHUNK));
  }
  return text;
}

/** Makes a string of a chunk. Without code points above U+FFFF `fromCharCode` does it, in a quarter of the time of `fromCodePoint`. */
function chunkFrom(codePoints: readonly number[]): string {
  if (!hasShortCuts || codePoints.some((codePoint) => codePoint > 0xffff)) {
    // biome-ignore lint/plugin: a chunk
    return String.fromCodePoint(...codePoints);
  }
  // biome-ignore lint/plugin: a chunk
  return String.fromCharCode(...codePoints);
}

/** Units that are being written, and those before them as a string: in an array each takes eight bytes. */
interface Output {
  text: string;
  units: number[];
}

/** Appends the generalized variable-length integer of https://www.rfc-editor.org/rfc/rfc3492#section-3.3. */
function appendDelta({ units }: Output, delta: number, bias: number): void {
  let rest = delta;
  for (let position = BASE; ; position += BASE) {
    const t = threshold(position, bias);
    if (rest < t) break;
    units.push(unitOf(t + ((rest - t) % (BASE - t))));
    rest = quotient(rest - t, BASE - t);
  }
  units.push(unitOf(rest));
}

/**
 * https://www.rfc-editor.org/rfc/rfc3492#section-6.3
 *
 * @param label any string without lone surrogates
 * @returns the Punycode; `null` on overflow, and for a label of more than 67 million code units
 */
export function encodePunycode(label: string): string | null {
  if (label.length > MAX_LENGTH) return null;
  const codePoints = hasShortCuts && label.length <= SHORT ? scratch : new Int32Array(label.length);
  const output: Output = { text: '', units: [] };
  let basic = 0;
  let count = 0;
  for (let index = 0; index < label.length; index++) {
    const codePoint = codePointAt(label, index);
    if (codePoint > 0xffff) index++;
    if (codePoint < INITIAL_N) basic = output.units.push(codePoint);
    codePoints[count++] = codePoint;
  }
  if (basic > 0) output.units.push(HYPHEN_MINUS);
  const append = hasShortCuts && label.length <= SHORT ? appendByPasses : appendBySorting;
  return append(output, codePoints, count, basic) ? output.text + stringFrom(output.units) : null;
}

/** The RFC's main loop: one pass for each different code point, which also finds the next one. False on overflow. */
function appendByPasses(output: Output, codePoints: Int32Array, count: number, basic: number): boolean {
  let n = 0;
  let next = INITIAL_N;
  let delta = 0;
  let bias = INITIAL_BIAS;
  let length = basic;
  while (length < count) {
    n = next;
    next = MAX_CODE_POINT + 1;
    for (let place = 0; place < count; place++) {
      const codePoint = codePoints[place]!;
      if (codePoint < n) delta++;
      else if (codePoint > n) next = Math.min(next, codePoint);
      else {
        if (delta > MAX_INTEGER) return false;
        appendDelta(output, delta, bias);
        bias = adapt(delta, ++length, length === basic + 1);
        delta = 0;
      }
    }
    delta += 1 + (next - n - 1) * (length + 1);
  }
  return true;
}

/** The RFC's main loop in n log n steps: sorts the code points, and counts those already handled in a Fenwick tree. False on overflow. */
function appendBySorting(output: Output, codePoints: Int32Array, count: number, basic: number): boolean {
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

/**
 * https://www.rfc-editor.org/rfc/rfc3492#section-6.2
 *
 * @param input what follows "xn--" in a label
 * @returns the code points, which may be surrogates; `null` if the input is not Punycode
 */
export function decodePunycode(input: string): number[] | null {
  const basic = Math.max(input.lastIndexOf('-'), 0);
  const inserted: number[] = [];
  const indices: number[] = [];
  let n = INITIAL_N;
  let i = 0;
  let bias = INITIAL_BIAS;
  for (let offset = basic > 0 ? basic + 1 : 0; offset < input.length; ) {
    const start = i;
    let weight = 1;
    for (let position = BASE; ; position += BASE) {
      const digit = digitOf(input.charCodeAt(offset++));
      i += digit * weight;
      if (digit >= BASE || i > MAX_INTEGER) return null;
      const t = threshold(position, bias);
      if (digit < t) break;
      weight *= BASE - t;
      if (weight > MAX_INTEGER) return null;
    }
    const length = basic + inserted.length + 1;
    bias = adapt(i - start, length, start === 0);
    n += quotient(i, length);
    if (n > MAX_CODE_POINT) return null;
    i %= length;
    inserted.push(n);
    indices.push(i++);
  }
  return placeInserted(input.slice(0, basic), inserted, indices);
}

/** @returns the code points of `basic`, with each of `inserted` put in at its index, one after the other */
function placeInserted(basic: string, inserted: readonly number[], indices: readonly number[]): number[] | null {
  if (!isASCIIString(basic)) return null;
  return hasShortCuts && basic.length + inserted.length <= SHORT
    ? placeByInserting(basic, inserted, indices)
    : placeFromTheEnd(basic, inserted, indices);
}

function placeByInserting(basic: string, inserted: readonly number[], indices: readonly number[]): number[] {
  const output: number[] = [];
  for (let place = 0; place < basic.length; place++) output.push(basic.charCodeAt(place));
  for (let next = 0; next < inserted.length; next++) {
    const index = indices[next]!;
    for (let place = output.length; place > index; place--) output[place] = output[place - 1]!;
    output[index] = inserted[next]!;
  }
  return output;
}

/** Places the inserted code points from the last to the first: the one with index i goes to the i-th free place. */
function placeFromTheEnd(basic: string, inserted: readonly number[], indices: readonly number[]): number[] {
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
