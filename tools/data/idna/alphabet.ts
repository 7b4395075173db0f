// Numbers as printable ASCII that stands in a string literal unescaped. A symbol is U+0028 to U+007E without U+005C (\), 86 in
// all. A number below 64 is one symbol; else the symbols from 64 on say its remainder by 22, and the rest of it follows.
// packages/idna/src/code-point-table.ts reads it.

const SINGLE = 64;
const CONTINUED = 22;

/** @returns one symbol for each value, all of which are below 86 */
export function encodeSymbols(values: readonly number[]): string {
  if (values.some((value) => value >= SINGLE + CONTINUED)) throw new Error('Cannot encode: a value has no symbol');
  return values.map((value) => String.fromCharCode(value < 52 ? 0x28 + value : 0x29 + value)).join('');
}

/** @returns the natural numbers, one after the other */
export function encodeNumbers(numbers: readonly number[]): string {
  const symbols: number[] = [];
  for (let rest of numbers) {
    for (; rest >= SINGLE; rest = Math.floor((rest - SINGLE) / CONTINUED)) {
      symbols.push(SINGLE + ((rest - SINGLE) % CONTINUED));
    }
    symbols.push(rest);
  }
  return encodeSymbols(symbols);
}

export type Row = readonly [number, number, number];

/** @returns rows of natural numbers: all first numbers, then all second ones, then all third ones */
export function encodeRows(rows: readonly Row[]): string {
  return encodeNumbers([0, 1, 2].flatMap((column) => rows.map((row) => row[column]!)));
}

/** @returns a natural number for each integer: the even ones for those from 0 up, the odd ones for the others */
export function signed(integer: number): number {
  return integer < 0 ? -2 * integer - 1 : 2 * integer;
}
