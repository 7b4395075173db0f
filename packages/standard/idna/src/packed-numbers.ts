const SINGLE = 64;
const CONTINUED = 22;
const BACKSLASH = 0x5c;

/**
 * Returns a function that decodes one natural number after the other.
 *
 * @param packed a string that tools/data/idna/alphabet.ts encoded
 */
function createReader(packed: string): () => number {
  let offset = 0;
  return () => {
    let number = 0;
    for (let weight = 1; ; weight *= CONTINUED) {
      const unit = packed.charCodeAt(offset++);
      const symbol = unit - (unit > BACKSLASH ? 0x29 : 0x28);
      number += weight * symbol;
      if (symbol < SINGLE) return number;
    }
  };
}

/** Creates a reader for each column of a table. */
export function createReaders<Column extends string>(
  columns: Readonly<Record<Column, string>>,
): Record<Column, () => number> {
  const readers = {} as Record<Column, () => number>;
  for (const column of Object.keys(columns) as Column[]) readers[column] = createReader(columns[column]);
  return readers;
}

/**
 * @param packed a string that tools/data/idna/alphabet.ts encoded
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
