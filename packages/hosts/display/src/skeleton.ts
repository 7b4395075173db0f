import { normalizeNFD, unpackNumbers, unpackSigned } from '@url/idna/internal';
import { prototypeDistances, prototypeStrings } from './confusables.generated.js';

/**
 * Look-alikes that confusables.txt does not map: letters whose stroke or hook is easily overlooked, and letters of other scripts that
 * look like Latin ones in an address bar. Each line has a prototype, and the letters that look like it.
 */
const NEARLY_THE_SAME = `ae æӕ
b ƅьҍв
c ҫင
ce œ
d đԃძ
e єҽҿၔɛ
f ғӻ
g ԍဌց
h ħнћңҥӈӊԋԧԩһհ
i ıɨιɩ
j ၂
k ĸκкқҝҟҡӄԟ
l łӏ
m мӎ
n ŋпԥกחոռ
o øօର०০੦૦ଠ୦೦ഠ๐໐ဝ၀
p þϼҏ
q զգ৭੧૧
r ґг
s ടรຣຮ
t ŧтҭԏ七丅丆丁τ
u บບսʋ
w ωшщพฟພຟա
x χҳӽӿ乂
y ұ丫γყ
O θ
2 २২੨૨೩೭շ
3 зҙӡउওਤ३੩૩౩ဒვპკʒ
4 ੫丩ㄐճ৪੪୫
6 б
7 ੜ૭୨౨`;

/** A second prototype of letters that look like one text to some readers, and like another to others. NEARLY_THE_SAME has the first. */
const ALTERNATIVES: Readonly<Record<string, string>> = { œ: 'oe', þ: 'b' };

/** The prototype of each character. The map is made when it is first needed. */
let prototypes: Map<string, string> | null = null;

function readPrototypes(): Map<string, string> {
  const map = new Map<string, string>();
  const numbers = unpackNumbers(prototypeDistances);
  let codePoint = 0;
  for (let index = 0; index < numbers.length; index += 2) {
    codePoint += numbers[index]!;
    map.set(String.fromCodePoint(codePoint), String.fromCodePoint(codePoint + unpackSigned(numbers[index + 1]!)));
  }
  for (const [from, prototype] of prototypeStrings) map.set(String.fromCodePoint(from), prototype);
  for (const line of NEARLY_THE_SAME.split('\n')) {
    const [prototype, members] = line.split(' ') as [string, string];
    for (const character of members) map.set(character, map.get(prototype) ?? prototype);
  }
  return map;
}

/** The marks of the Combining Diacritical Marks block. */
const DIACRITICS = /[\u0300-\u036f]/g;

/**
 * https://www.unicode.org/reports/tr39/#def-skeleton
 *
 * Two texts that look the same have the same skeleton. Accents are dropped first, as a reader overlooks them: "googlé" has the
 * skeleton of "google".
 *
 * @param label a label of characters that labels may be shown with
 * @param hasAlternatives whether to take œ for "oe" rather than "ce", and þ for "b" rather than "p"
 * @returns its skeleton, to compare with other skeletons only
 */
export function skeletonOf(label: string, hasAlternatives = false): string {
  if (hasAlternatives) return skeletonOf(label.replace(/[\u0153\xfe]/g, (letter) => ALTERNATIVES[letter]!));
  if (prototypes === null) prototypes = readPrototypes();
  let skeleton = '';
  for (const character of label) {
    for (const letter of normalizeNFD(character).replace(DIACRITICS, '')) skeleton += prototypes.get(letter) ?? letter;
  }
  return normalizeNFD(skeleton);
}
