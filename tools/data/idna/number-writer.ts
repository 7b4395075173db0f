// Encodes numbers for `readNumber` of packages/standard/idna/src/adaptive-numbers.ts, with the same probabilities and the same rounding.

const RADIX = 91;
const SLOTS = 2 ** 19;
const SMALLEST_RANGE = 2 ** 22;

/** Returns a digit as a character that string literals do not escape: U+0023 to U+007E without U+005C (\). */
function characterOf(digit: number): string {
  return String.fromCharCode(digit + (digit + 0x23 < 0x5c ? 0x23 : 0x24));
}

function slotOf(context: number, place: number): number {
  return (Math.imul(context * 31337 + place, 0x9e3779b1) >>> 13) * 2;
}

export interface NumberWriter {
  /** Appends a natural number. The reader has to name the same column and neighbour. */
  readonly write: (number: number, column: number, neighbour: number) => void;
  /** Returns the digits of a fraction, from which the reader decodes all numbers. */
  readonly finish: () => string;
}

export function createNumberWriter(): NumberWriter {
  const counts = new Uint8ClampedArray(2 * SLOTS);
  let digits = 0;
  let low = 0n;
  let range = 1;

  function writeBit(bit: number, column: number, context: number, place: number): void {
    for (; range < SMALLEST_RANGE; range *= RADIX) {
      low *= BigInt(RADIX);
      digits++;
    }
    const slots = [slotOf(column, place), slotOf(context, place)] as const;
    const zeros = 2 + counts[slots[0]]! + 4 * counts[slots[1]]!;
    const ones = 2 + counts[slots[0] + 1]! + 4 * counts[slots[1] + 1]!;
    const share = Math.floor(range / (zeros + ones)) * ones;
    if (!bit) low += BigInt(share);
    range = bit ? share : range - share;
    for (const slot of slots) counts[slot + bit]!++;
    for (const slot of slots) counts[slot + 1 - bit]! -= counts[slot + 1 - bit]! >> 1;
  }

  return {
    write(number, column, neighbour) {
      if (number < 0) throw new Error(`Cannot encode ${number}: it is negative`);
      const context = column + 128 * (neighbour + 1);
      const bits = (number + 1).toString(2);
      for (let length = 0; length < bits.length; length++) {
        writeBit(length < bits.length - 1 ? 1 : 0, column, context, length);
      }
      for (let at = 1; at < bits.length; at++) {
        const place = 32 * Number.parseInt(bits.slice(0, at), 2) + bits.length - at;
        writeBit(Number(bits[at]), column, context, place);
      }
    },
    finish() {
      let text = '';
      for (let rest = low; digits > 0; digits--) {
        text = characterOf(Number(rest % BigInt(RADIX))) + text;
        rest /= BigInt(RADIX);
      }
      return text;
    },
  };
}
