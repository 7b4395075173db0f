import { normalizeNFD, unpackNumbers, unpackSigned } from '@url/idna/internal';
import { prototypeDistances, prototypeStrings } from './confusables.generated.js';

/**
 * Lookalikes that confusables.txt lacks: letters whose stroke or hook is easily overlooked, and letters of other scripts that look like Latin
 * letters in an address bar. Each line has a prototype and the letters that look like it.
 */
const NEARLY_THE_SAME = `a 闩
ae æӕ
b ƅьҍвɓβ乃
c ҫင匚
ce œ
d đԃძɖɗժ
e єҽҿၔɛε乇巨ヨ
f ғӻֆ千
g ԍဌց
h ħнћңҥӈӊԋԧԩһհի卄ん
i ıɨιɩエ
j ၂յȷ
k ĸκкқҝҟҡӄԟƙ
l łӏլㄥレ
m мӎ爪
n ŋпԥกחոռηɲπ几ハ
o øօର०০੦૦ଠ୦೦ഠ๐໐ဝ၀စσㄖ口ロ
p þϼҏ卩
q զգ৭੧૧
r ґгɍ尺
s ടรຣຮ丂
t ŧтҭԏ七丅丆丁τト
u บບսʋμմц
w ωшщพฟພຟա山
x χҳӽӿ乂メ
y ұ丫γყƴ
z ζ乙
O θ
2 २২੨૨೩೭շ
3 зҙӡउওਤ३੩૩౩ဒვპკʒ
4 ੫丩ㄐճ৪੪୫
6 б
7 ੜ૭୨౨`;

/** The second skeleton of letters that readers take for different texts. NEARLY_THE_SAME has the first. */
const ALTERNATIVES: Readonly<Record<string, string>> = {
  œ: 'oe',
  þ: 'b',
  ł: 't',
  ß: 'b',
  ɩ: 'l',
  з: 'z',
  ү: 'u',
  μ: 'rn',
};

/** The prototype of each character, created on first use. */
let prototypes: Map<string, string> | null = null;

function readPrototypes(): Map<string, string> {
  const map = new Map<string, string>();
  const numbers = unpackNumbers(prototypeDistances);
  let codePoint = 0;
  for (let index = 0; index < numbers.length; index += 2) {
    codePoint += numbers[index]!;
    map.set(String.fromCodePoint(codePoint), String.fromCodePoint(codePoint + unpackSigned(numbers[index + 1]!)));
  }
  for (const entry of prototypeStrings) map.set(String.fromCodePoint(entry[0]), entry[1]);
  for (const line of NEARLY_THE_SAME.split('\n')) {
    const { 0: prototype, 1: members } = line.split(' ') as [string, string];
    for (const character of members) map.set(character, map.get(prototype) ?? prototype);
  }
  return map;
}

/** The marks of the Combining Diacritical Marks block. */
const DIACRITICS = /[\u0300-\u036f]/g;

/**
 * https://www.unicode.org/reports/tr39/#def-skeleton
 *
 * Returns the skeleton of a label: texts that look the same have the same skeleton. Accents are removed first, because readers overlook
 * them: "googlé" has the skeleton of "google".
 *
 * @param label a label whose characters may all be shown
 * @returns its skeleton, to compare with other skeletons only
 */
export function skeletonOf(label: string): string {
  if (prototypes === null) prototypes = readPrototypes();
  let skeleton = '';
  for (const character of label) {
    for (const letter of normalizeNFD(character).replace(DIACRITICS, '')) skeleton += prototypes.get(letter) ?? letter;
  }
  return normalizeNFD(skeleton);
}

/**
 * Returns an expression for all skeletons of a text whose letters look like two others, in any combination.
 *
 * @param text labels, joined with dots
 * @returns an expression for whole skeletons, or `null` if the text has only one
 */
export function patternOfSkeletons(text: string): RegExp | null {
  const pieces = text.split(new RegExp(`([${Object.keys(ALTERNATIVES).join('')}])`));
  if (pieces.length === 1) return null;
  const patterns = pieces.map((piece, index) => {
    const skeleton = quotePattern(skeletonOf(piece));
    return index % 2 === 0 ? skeleton : `(?:${skeleton}|${ALTERNATIVES[piece]!})`;
  });
  return new RegExp(`^${patterns.join('')}$`);
}

function quotePattern(text: string): string {
  return text.replace(/[^\w\u0080-\uffff]/g, '\\$&');
}
