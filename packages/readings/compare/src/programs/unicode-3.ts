/**
 * The code points above U+007F that Unicode 3.2 does not assign, as ranges: the distance of each range from the one before it, and its length less
 * one, in base 36.
 */
const ranges =
  'f5 0 j r 2n 1 1s g 29 f h 3 3 3 2 2 2 4 8 0 2 0 l 0 19 0 14 8 3s 0 20 0 13 1 3 5 h w 13 1 8 0 14 0 3 5 i 0 o 0 b a s 4 6 m 2 d 2 ' +
  '2 2 0 r 4 n 9 3z 1 g 0 f 0 v 2 s 1g 1f 9a 4 0 1i 1 j 1 6 2 q f 4 0 9 1 3 1 n 0 8 0 2 2 5 1 2 0 8 1 3 1 4 8 2 3 3 0 6 1 m 6 2 1 7 ' +
  '3 3 1 n 0 8 0 3 0 3 0 3 1 2 0 6 3 3 1 4 a 5 0 2 6 g b 4 0 8 0 2 0 4 0 n 0 8 0 3 0 6 1 b 0 4 0 4 1 2 e 2 4 b g 4 0 9 1 3 1 n 0 8 0 ' +
  '3 1 5 1 9 2 3 1 4 7 3 3 3 0 4 3 c g 3 0 7 2 4 0 5 2 3 0 2 0 3 2 3 2 4 2 9 0 4 3 6 2 4 0 5 8 2 e d d 4 0 9 0 4 0 o 0 b 0 6 3 8 0 4 ' +
  '0 5 6 3 8 3 3 b h 3 0 9 0 4 0 o 0 b 0 6 3 8 0 4 0 5 6 3 6 2 0 3 3 b h 3 0 9 0 4 0 o 0 h 3 7 1 4 0 5 8 2 7 3 3 b h 3 0 j 2 p 0 a 0 ' +
  '2 1 8 2 2 3 7 0 2 0 9 h 4 b 1n 3 u 10 3 0 2 1 3 0 2 1 2 5 5 0 8 0 4 0 2 0 2 1 3 0 e 0 4 1 6 0 2 0 7 1 b 1 3 x 21 0 z 5 s 3 9 0 11 ' +
  '0 g 1 2 1b z 0 6 0 3 0 8 2 5 5 r 1x 13 9 16 1 2 3 2j 4 1x 4 2b 5 8 0 1s 0 2 0 5 1 8 0 2 0 5 1 14 0 2 0 5 1 w 0 2 0 5 1 8 0 2 0 5 ' +
  '1 8 0 8 0 o 0 w 0 2 0 5 1 8 0 14 0 k 5 t y 2e b hj 8 u 2 2a e e 0 8 a o 8 l b e 0 4 0 3 b 2m 2 b l g 0 b 5 2h 7 17 11x 4d 3 2j 5 ' +
  'n 1 7 1 13 1 7 1 9 0 2 0 2 0 2 0 w 1 1i 0 g 0 f 1 7 0 k 1 4 0 a 0 2c 3 2 6 6 5 9 1 s g j t s k 1o 1 g 6 1e b g0 1c 14 o c k 4g 0 ' +
  '7p 1 3 0 2u 1 b 3a 5 0 5 1 t 0 10 0 2 0 5 2 2 0 8 1 1h 2 p 0 f g t 3 lt ov r 0 2i b 5z p d 3 1t 0 2f 1 2w 4 15 3 2n 0 15 1j 1a 2 ' +
  '11 c 18 2 26 3 1c 0 3c 3 2s 1 w 0 52v 21 g4n 2h we 2 1k 1fc 8md 2j 6r3 1 1o 44 8 b 6 4 r 0 6 0 2 0 3 0 3 0 31 w a6 f 1t 1 1j 13 e ' +
  '2 h f 5 b o 1 b 0 k 0 5 3 6 0 3s 1 2 0 5b 2 7 1 7 1 7 1 4 2 8 0 8 9 6 ld w 0 5 b s 50 13 1 13 148h 6v 9 14 2 51 f5 2e 0 20 0 3 1 ' +
  '2 1 3 1 5 0 d 0 2 0 5 0 3 0 1u 0 5 1 9 0 8 0 t 0 5 0 6 0 2 2 8 0 9f 3 83 3 1f 7wf wyg g14 f3 fheq 2 t 2p 1egv 1ekf 1 1ekf 1';

/** Matches a code point that IDNA 2003 does not know. */
export const newerThanUnicode3: RegExp = /* @__PURE__ */ (() => {
  let end = 0;
  const numbers = ranges.split(' ').map((number) => Number.parseInt(number, 36));
  const written = (codePoint: number): string => `\\u{${codePoint.toString(16)}}`;
  let pattern = '';
  for (let index = 0; index < numbers.length; index += 2) {
    const start = end + numbers[index]!;
    end = start + numbers[index + 1]!;
    pattern += `${written(start)}-${written(end)}`;
  }
  return new RegExp(`[${pattern}]`, 'u');
})();

/** Matches what has no lower case in Unicode 3.2, and has one today. */
const withoutLowercase = /[\u04c0\u10a0-\u10c5\u13a0-\u13f5\u2132\u2183]+/g;

/** Lowercases as a program does that knows Unicode 3.2 alone. */
export function lowercaseOfUnicode3(text: string): string {
  const kept = text.match(withoutLowercase);
  if (kept === null) return text.toLowerCase();
  return text
    .split(withoutLowercase)
    .map((piece, index) => piece.toLowerCase() + (kept[index] ?? ''))
    .join('');
}
