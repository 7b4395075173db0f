/**
 * The code points that Unicode assigned after version 3.2 and up to version 14, as ranges: the distance of each range from the one before it, and
 * its length less one, in base 36. The ranges contain code points that no version assigns.
 */
const ranges =
  'f5 0 j r 2n 1 1s g 29 f h 3 3 1 4 2 2 0 28 0 14 8 3s 0 20 0 13 1 3 5 h v 1d 0 14 0 5 2 j 0 o 0 b 2 14 0 h b 2 d 2 2 2 0 r 4 n ' +
  '9 3z 1 g 0 1a 2 u 1e 1t 8w 4 0 1i 1 j 1 6 2 q f 1p 0 h 0 19 6 2 0 26 0 10 1 m 0 2d 2 d f 1i 0 f 0 h 0 d 1 e 6 1r 0 q 0 m 0 d ' +
  'd 4 0 1c 0 8 1 r 5 5 1 k a 3 0 1k 1 w 0 5 1 e g 3 0 11 0 h 3 7 0 a 8 2 7 3 1 d h 2t 9 47 0 3 0 3 0 2 5 5 0 8 0 8 1 3 0 e 0 10 ' +
  '1 3w 1 w 3 1r 0 2 a 20 0 6 0 3 0 8 2 5 5 r 1x 14 6 18 1 2 3 2j 4 1x 4 2b 5 8 0 1s 0 1s 0 14 0 w 0 w 0 w 0 g 0 14 0 m 3 w p 2k ' +
  'b hj 8 36 7 l 0 8 a 5a 0 j 9 m 0 2x 0 1e 11x 4d 3 2j 5 9g 3 2 6 6 5 13 c m e 17 5 23 1 g 6 1e 7 g4 1c 74 0 7p 1 3 0 2u 1 b 3a ' +
  '5 0 5 1 t 0 10 0 2 0 5 2 2 0 8 1 1h 2 p 0 f g t 3 lt nx k0 2 3t 17 1m 1 12 c 18 2 26 3 1c 0 3c 3 2s 1 w 0 52v 21 g4n 2h y9 ' +
  '1ex 8mv 23 6r7 1 1o 32 61 g am f 3k 0 1a 2 h 9 b b o 1 c8 l7 10 0 e 2 x 3p 29 1 13 146t 9y 0 51 be 95 0 df 1 85 1 1h 73t xr2 ' +
  'dmx 3z4 3t6 fcmu 6n';

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
