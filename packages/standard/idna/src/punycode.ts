import { HYPHEN_MINUS } from '@url/infra';
import { codePointAt, hasShortCuts } from '@url/infra/internal';
import { SHORT } from './place-by-inserting.js';
import { placeInserted } from './place-inserted.js';
import {
  adapt,
  appendDelta,
  BASE,
  digitOf,
  INITIAL_BIAS,
  INITIAL_N,
  MAX_CODE_POINT,
  MAX_INTEGER,
  type Output,
  quotient,
  threshold,
} from './punycode-integers.js';
import { appendBySorting } from './punycode-long.js';
import { stringFrom } from './string-from.js';

/** The code points of the short label that is being encoded. A new array for each label would be a quarter of the cost. */
const scratch = /* @__PURE__ */ new Int32Array(SHORT);

/** The longest label in code units that is encoded: a longer one would need more memory than engines give an array. */
const MAX_LENGTH = 2 ** 26;

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
