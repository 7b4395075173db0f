import { HYPHEN_MINUS } from '@url/infra';
import { addPosition, allPositions, countBelow, noPositions, takePosition } from './positions.js';

// The parameters of https://www.rfc-editor.org/rfc/rfc3492#section-5.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 0x80;

/** Where https://www.rfc-editor.org/rfc/rfc3492#section-6.4 has an integer overflow: as in most implementations, at 31 bits. */
const MAX_INTEGER = 0x7fffffff;
const MAX_CODE_POINT = 0x10ffff;

/** Code points are sorted by value, then by place: no string is as long as this. */
const PLACES = 2 ** 30;

/** How many arguments a call may safely have. */
const CHUNK = 8192;

/** https://www.rfc-editor.org/rfc/rfc3492#section-6.1 */
function adapt(delta: number, codePoints: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / codePoints);
  let bias = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; bias += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return bias + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
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
 * @param units code units or code points
 * @returns them as a string
 */
export function stringFrom(units: readonly number[]): string {
  if (units.length <= CHUNK) return String.fromCodePoint(...units);
  let text = '';
  for (let index = 0; index < units.length; index += CHUNK) {
    text += String.fromCodePoint(...units.slice(index, index + CHUNK));
  }
  return text;
}

/** Appends the generalized variable-length integer of https://www.rfc-editor.org/rfc/rfc3492#section-3.3. */
function appendDelta(output: number[], delta: number, bias: number): void {
  let rest = delta;
  let position = BASE;
  let t = threshold(position, bias);
  while (rest >= t) {
    output.push(unitOf(t + ((rest - t) % (BASE - t))));
    rest = Math.floor((rest - t) / (BASE - t));
    position += BASE;
    t = threshold(position, bias);
  }
  output.push(unitOf(rest));
}

/**
 * https://www.rfc-editor.org/rfc/rfc3492#section-6.3
 *
 * The RFC passes over the label once for each different code point. Sorting them, and counting those already handled in a tree,
 * takes n log n steps instead of n²: 32,000 different characters take milliseconds.
 *
 * @param label any string without lone surrogates
 * @returns the Punycode, ASCII where the label's ASCII characters are; `null` on overflow
 */
export function encodePunycode(label: string): string | null {
  const output: number[] = [];
  const codePoints: number[] = [];
  for (const character of label) codePoints.push(character.codePointAt(0)!);
  const handled = noPositions(codePoints.length);
  codePoints.forEach((codePoint, place) => {
    if (codePoint >= INITIAL_N) return;
    output.push(codePoint);
    addPosition(handled, place);
  });
  const basic = output.length;
  if (basic > 0) output.push(HYPHEN_MINUS);
  return appendExtended(output, codePoints, handled, basic) ? stringFrom(output) : null;
}

type Handled = ReturnType<typeof noPositions>;

/** The main loop: a delta for each code point that is not basic. False on overflow. */
function appendExtended(output: number[], codePoints: readonly number[], handled: Handled, basic: number): boolean {
  let n = INITIAL_N;
  let i = 0;
  let bias = INITIAL_BIAS;
  let length = basic;
  for (const key of sortedExtended(codePoints, basic)) {
    const codePoint = Math.floor(key / PLACES);
    const place = key % PLACES;
    const index = countBelow(handled, place);
    const delta = (codePoint - n) * (length + 1) + index - i;
    if (delta > MAX_INTEGER) return false;
    appendDelta(output, delta, bias);
    addPosition(handled, place);
    bias = adapt(delta, ++length, length === basic + 1);
    n = codePoint;
    i = index + 1;
  }
  return true;
}

function sortedExtended(codePoints: readonly number[], basic: number): Float64Array {
  const keys = new Float64Array(codePoints.length - basic);
  let count = 0;
  codePoints.forEach((codePoint, place) => {
    if (codePoint >= INITIAL_N) keys[count++] = codePoint * PLACES + place;
  });
  return keys.sort();
}

/**
 * https://www.rfc-editor.org/rfc/rfc3492#section-6.2
 *
 * The RFC inserts each code point where its delta says. Noting the insertions, and then placing them from the last to the first,
 * each at the free place that has so many before it, takes n log n steps instead of n².
 *
 * @param input what follows "xn--" in a label
 * @returns the code points, surrogates perhaps among them; `null` when the input is not Punycode
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
    n += Math.floor(i / length);
    if (n > MAX_CODE_POINT) return null;
    i %= length;
    inserted.push(n);
    indices.push(i++);
  }
  return placeInserted(input.slice(0, basic), inserted, indices);
}

/** The code points of `basic`, with each of `inserted` put in at its index, one after the other. */
function placeInserted(basic: string, inserted: readonly number[], indices: readonly number[]): number[] | null {
  const output = new Array<number>(basic.length + inserted.length).fill(-1);
  const free = allPositions(output.length);
  for (let last = inserted.length - 1; last >= 0; last--) {
    output[takePosition(free, indices[last]!)] = inserted[last]!;
  }
  let next = 0;
  for (let place = 0; place < output.length; place++) {
    if (output[place]! >= 0) continue;
    const unit = basic.charCodeAt(next++);
    if (unit >= INITIAL_N) return null;
    output[place] = unit;
  }
  return output;
}
