const RADIX = 91;
const BACKSLASH = 0x5c;
const SLOTS = 2 ** 19;

/** A range is at least this large when it is divided. */
const SMALLEST_RANGE = 2 ** 22;

/**
 * Returns the next number of a table, a natural number.
 *
 * @param column what the number describes
 * @param neighbour a number that is known already: numbers of one column with the same neighbour resemble each other
 */
export type NumberReader = (column: number, neighbour: number) => number;

/**
 * Decodes numbers with an adaptive arithmetic code: each bit divides a range by how often the bits before it were 0 and 1 at its place, in the column
 * and beside the neighbour. Tables in this code take a tenth less after gzip than tables with a symbol for each number.
 *
 * @param packed a string of tables.generated.ts: a fraction in base 91, with the digits U+0023 to U+007E without U+005C (\)
 * @returns a function that decodes one number after the other
 */
export function createReader(packed: string): NumberReader {
  // For each slot, how often the bit was 0 and how often it was 1.
  const counts = new Uint8ClampedArray(2 * SLOTS);
  let offset = 0;
  let code = 0;
  let range = 1;
  return (column, neighbour) => {
    const context = column + 128 * (neighbour + 1);
    // The number of bits after the first one comes before them: a bit 1 for each, and a bit 0.
    let length = 0;
    let number = 0;
    do {
      for (; range < SMALLEST_RANGE; range *= RADIX) {
        const unit = packed.charCodeAt(offset++);
        code = code * RADIX + unit - (unit > BACKSLASH ? 0x24 : 0x23);
      }
      const place = 32 * number + length;
      let inColumn = slotOf(column, place);
      let inContext = slotOf(context, place);
      const zeros = 2 + counts[inColumn]! + 4 * counts[inContext]!;
      const ones = 2 + counts[inColumn + 1]! + 4 * counts[inContext + 1]!;
      const share = ((range / (zeros + ones)) | 0) * ones;
      const bit = code < share ? 1 : 0;
      if (bit) {
        range = share;
      } else {
        code -= share;
        range -= share;
      }
      counts[inColumn + bit]!++;
      counts[inContext + bit]!++;
      // The other bit counts half from now on.
      inColumn += 1 - bit;
      inContext += 1 - bit;
      counts[inColumn]! -= counts[inColumn]! >> 1;
      counts[inContext]! -= counts[inContext]! >> 1;
      if (number > 0) {
        number = 2 * number + bit;
        length--;
      } else if (bit) {
        length++;
      } else {
        number = 1;
      }
    } while (number === 0 || length > 0);
    return number - 1;
  };
}

/** Hashes a context and a place. If two share a slot, the table is some bits longer. */
function slotOf(context: number, place: number): number {
  return (Math.imul(context * 31337 + place, 0x9e3779b1) >>> 13) * 2;
}
