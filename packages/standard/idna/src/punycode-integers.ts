// The parameters of https://www.rfc-editor.org/rfc/rfc3492#section-5.
export const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
export const INITIAL_BIAS = 72;
export const INITIAL_N = 0x80;

/** The largest integer before https://www.rfc-editor.org/rfc/rfc3492#section-6.4 says overflow: 31 bits, as in most implementations. */
export const MAX_INTEGER = 0x7fffffff;
export const MAX_CODE_POINT = 0x10ffff;

/** Divides natural numbers up to MAX_INTEGER. Engines compile `| 0` to a division of integers, and `Math.floor` to one of floats. */
export function quotient(dividend: number, divisor: number): number {
  return (dividend / divisor) | 0;
}

/** https://www.rfc-editor.org/rfc/rfc3492#section-6.1 */
export function adapt(delta: number, codePoints: number, isFirst: boolean): number {
  let rest = isFirst ? quotient(delta, DAMP) : quotient(delta, 2);
  rest += quotient(rest, codePoints);
  let bias = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; bias += BASE) rest = quotient(rest, BASE - T_MIN);
  return bias + quotient((BASE - T_MIN + 1) * rest, rest + SKEW);
}

export function threshold(position: number, bias: number): number {
  return Math.min(Math.max(position - bias, T_MIN), T_MAX);
}

/** 0 to 25 for a letter, 26 to 35 for a digit, and 36 for anything else. */
export function digitOf(unit: number): number {
  const letter = (unit | 0x20) - 0x61;
  if (letter >= 0 && letter < 26) return letter;
  return unit >= 0x30 && unit <= 0x39 ? unit - 0x16 : BASE;
}

function unitOf(digit: number): number {
  return digit < 26 ? digit + 0x61 : digit + 0x16;
}

/** Units that are being written, and those before them as a string: in an array each takes eight bytes. */
export interface Output {
  text: string;
  units: number[];
}

/** Appends the generalized variable-length integer of https://www.rfc-editor.org/rfc/rfc3492#section-3.3. */
export function appendDelta({ units }: Output, delta: number, bias: number): void {
  let rest = delta;
  for (let position = BASE; ; position += BASE) {
    const t = threshold(position, bias);
    if (rest < t) break;
    units.push(unitOf(t + ((rest - t) % (BASE - t))));
    rest = quotient(rest - t, BASE - t);
  }
  units.push(unitOf(rest));
}
