const SINGLE = 64;
const CONTINUED = 22;
const BACKSLASH = 0x5c;

/**
 * @param packed a string of tables.generated.ts
 * @param offset an offset into it, in code units
 * @returns the symbol there, 0 to 85
 *
 * @example
 * import { symbolAt } from '@url/idna/internal';
 *
 * symbolAt('(*', 1); // => 2
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
  for (let offset = 0; offset < packed.length; offset++) {
    let weight = 1;
    let number = 0;
    let symbol = symbolAt(packed, offset);
    for (; symbol >= SINGLE; symbol = symbolAt(packed, ++offset)) {
      number += weight * symbol;
      weight *= CONTINUED;
    }
    numbers.push(number + weight * symbol);
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
 * @param packed a string of tables.generated.ts that contains groups: gap, length and distance, value
 * @param visit called with each code point and its value, in the order of the code points
 */
export function forEachInGroups(packed: string, visit: (codePoint: number, value: number) => void): void {
  const numbers = unpackNumbers(packed);
  let codePoint = 0;
  for (let index = 0; index < numbers.length; index += 3) {
    const shape = numbers[index + 1]!;
    const step = (shape & 1) + 1;
    codePoint += numbers[index]!;
    const last = codePoint + (shape >> 1) * step;
    for (; codePoint <= last; codePoint += step) visit(codePoint, numbers[index + 2]!);
    codePoint = last;
  }
}
