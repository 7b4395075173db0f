/** The distance of each digit zero of Unicode 14 from the one before it, in base 36: a list of code points is three times as long. */
const distances =
  '1c 180 40 5s bq 3k 3k 3k 3k 3k 3k 3k 3k 3k 2y 3k 28 80 28 1g0 1c 8m 3u 4w g 5c 2o 40 g r80 j4 1c 5s w 2o bk gf4 13k 1ow mu 3u 1y 4a 80 9s 3k ao 34 34 c0 34 lc 74 28 f5s 2o 40 lfi a a a a 1u2 c0 19c 3og';

/** The digits zero: General_Category Nd contains each of them and the nine code points after it. */
const zeros: readonly number[] = /* @__PURE__ */ (() => {
  let zero = 0;
  return distances.split(' ').map((distance) => (zero += Number.parseInt(distance, 36)));
})();

/** The character class `\\p{Nd}` of Unicode 14, for engines of ES2020 without property escapes. Use it with the flag `u`. */
export const DECIMAL_DIGIT: string = /* @__PURE__ */ (() =>
  `[${zeros.map((zero) => `${String.fromCodePoint(zero)}-${String.fromCodePoint(zero + 9)}`).join('')}]`)();

/** The number that a text of decimal digits of any script stands for: 8080 for "８０80". */
export function decimalNumber(digits: string): number {
  return Number([...digits].map(valueOfDigit).join(''));
}

function valueOfDigit(digit: string): string {
  const codePoint = digit.codePointAt(0)!;
  return `${codePoint - zeros.find((zero) => codePoint >= zero && codePoint < zero + 10)!}`;
}
