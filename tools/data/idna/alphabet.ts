// Encodes numbers as printable ASCII that string literals do not escape. The symbols are U+0028 to U+007E without U+005C (\), 86 in all. A
// number below 64 is one symbol. Otherwise a symbol from 64 on encodes its remainder by 22, and the quotient follows.
// packages/standard/idna/src/packed-numbers.ts decodes it.

const SINGLE = 64;
const CONTINUED = 22;

/** Returns one symbol for each value. All values are below 86. */
function encodeSymbols(values: readonly number[]): string {
  if (values.some((value) => value >= SINGLE + CONTINUED))
    throw new Error('Cannot encode: a value is above the last symbol');
  return values.map((value) => String.fromCharCode(value < 52 ? 0x28 + value : 0x29 + value)).join('');
}

/** Encodes natural numbers. */
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

/** Encodes rows of natural numbers, one column after another. */
export function encodeRows(rows: readonly Row[]): string {
  return encodeNumbers([0, 1, 2].flatMap((column) => rows.map((row) => row[column]!)));
}

/** Maps integers to natural numbers: non-negative ones to even numbers, negative ones to odd numbers. */
export function signed(integer: number): number {
  return integer < 0 ? -2 * integer - 1 : 2 * integer;
}
