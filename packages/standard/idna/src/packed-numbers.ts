const SINGLE = 64;
const CONTINUED = 22;
const BACKSLASH = 0x5c;

/**
 * @param packed a string of tables.generated.ts
 * @param offset an offset into it, in code units
 * @returns the symbol there, 0 to 85
 */
export function symbolAt(packed: string, offset: number): number {
  const unit = packed.charCodeAt(offset);
  return unit - (unit > BACKSLASH ? 0x29 : 0x28);
}

/**
 * @param packed a string of tables.generated.ts
 * @returns the natural numbers in it; one below 64 is one symbol, a larger one begins with its remainder by 22, from 64 on
 *
 * @example
 * import { unpackNumbers } from '@url/idna/internal';
 *
 * unpackNumbers('(*'); // => [0, 2]
 */
export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let weight = 1;
  let number = 0;
  for (let offset = 0; offset < packed.length; offset++) {
    // As `symbolAt`, without a call for each symbol of the cold first run.
    const unit = packed.charCodeAt(offset);
    const symbol = unit - (unit > BACKSLASH ? 0x29 : 0x28);
    number += weight * symbol;
    if (symbol >= SINGLE) {
      weight *= CONTINUED;
    } else {
      numbers.push(number);
      weight = 1;
      number = 0;
    }
  }
  return numbers;
}

/**
 * @param number a natural number
 * @returns half of an even number; the negative of half of the next one for an odd number
 *
 * @example
 * import { unpackSigned } from '@url/idna/internal';
 *
 * unpackSigned(4); // => 2
 * unpackSigned(3); // => -2
 */
export function unpackSigned(number: number): number {
  return number & 1 ? -(number + 1) / 2 : number / 2;
}

/**
 * @param packed a string of tables.generated.ts that contains rows of numbers
 * @param visit called with each row, whose columns follow one another in the string: a column's numbers have a short code in gzip
 */
export function forEachRow(packed: string, visit: (first: number, second: number, third: number) => void): void {
  const numbers = unpackNumbers(packed);
  const rows = numbers.length / 3;
  for (let row = 0; row < rows; row++) visit(numbers[row]!, numbers[row + rows]!, numbers[row + 2 * rows]!);
}

/**
 * @param packed a string of tables.generated.ts whose rows are groups of mappings: gap after the previous group, way and length, change of the
 *   shift from the code point to its target. Both continue by 1 (way 0) or by 2 (way 1), or the target stays (way 2).
 * @param visit called with each code point and its target, in the order of the code points
 */
export function forEachTarget(packed: string, visit: (codePoint: number, target: number) => void): void {
  let codePoint = 0;
  let shift = 0;
  forEachRow(packed, (gap, shape, change) => {
    const way = shape % 3;
    codePoint += gap;
    shift += unpackSigned(change);
    for (let rest = Math.floor(shape / 3); ; rest--) {
      visit(codePoint, codePoint + shift);
      if (rest === 0) break;
      codePoint += way === 1 ? 2 : 1;
      if (way === 2) shift--;
    }
    codePoint++;
  });
}

/**
 * @param packed a string of tables.generated.ts: the number of runs; gap, number of code points, and place and length of each run, in columns;
 *   the code points. From one mapping of a run to the next, the code point increases by 1, and so does the code point at one place in its mapping.
 * @param visit called with each code point and the code points that it is mapped to, in an array that changes afterwards
 */
export function forEachString(packed: string, visit: (codePoint: number, mapping: readonly number[]) => void): void {
  const numbers = unpackNumbers(packed);
  const runs = numbers[0]!;
  let offset = 3 * runs + 1;
  let codePoint = 0;
  for (let run = 1; run <= runs; run++) {
    const end = offset + numbers[run + runs]!;
    const mapping = numbers.slice(offset, end);
    const shape = numbers[run + 2 * runs]!;
    codePoint += numbers[run]!;
    for (let rest = Math.floor(shape / 3); rest >= 0; rest--) {
      visit(codePoint++, mapping);
      mapping[shape % 3]!++;
    }
    offset = end;
  }
}
