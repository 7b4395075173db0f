import { ANY_SCRIPT, HAN, HIRAGANA, KATAKANA } from './identifier-table.js';
import type { LabelText } from './label-text.js';

const JAPANESE = HAN | HIRAGANA | KATAKANA;

/** Katakana that look like a slash. */
const SLASHES = 'ノソゾン';

/** Characters of Chinese and Japanese writing that look like strokes, signs or letters of ASCII. */
const STROKES_AND_LETTERS = '一七丁丄丅丆丨丫丶丿乀乁乂乛〇十卜工讠ㄈㄐㄒㄚㄟㄧㄨㄩㆲㆳㆺ';

/** What looks like a letter or sign of ASCII to those who read it as such, and stands inside of a word in ASCII. */
const SHAPES = '二三了凵刀匚卂卄口囗尺己エトニハロ';

const HIRAGANA_HE = 'へべぺ';
const KATAKANA_HE = 'ヘベペ';

/** What one character of a label has around it. */
interface Place {
  readonly character: string;
  readonly before: string;
  readonly after: string;
  /** The scripts of the character before; 0 at the start of the label, as for what belongs to no script. */
  readonly scriptsBefore: number;
  readonly scriptsAfter: number;
}

function isASCIILetter(character: string): boolean {
  return character >= 'a' && character <= 'z';
}

function isASCII(character: string): boolean {
  return character !== '' && character <= '\x7f';
}

/** A slash, or several, stand between two things that are not Japanese; "ビタミンb6" has one after Japanese. */
function hasSlash({ characters, classes }: LabelText): boolean {
  for (let start = 0; start < characters.length; start++) {
    let end = start;
    while (end < characters.length && SLASHES.includes(characters[end]!)) end++;
    const isAmongOthers = end > start && end - start < characters.length;
    if (isAmongOthers && !((scriptsAt(classes, start - 1) | scriptsAt(classes, end)) & JAPANESE)) return true;
    start = end;
  }
  return false;
}

/** A stroke beside a letter of ASCII, or between two characters of it ("一123" is a one), or a shape between two letters. */
function looksLikeStrokeOrLetter({ character, before, after }: Place): boolean {
  if (SHAPES.includes(character)) return isASCIILetter(before) && isASCIILetter(after);
  if (!STROKES_AND_LETTERS.includes(character)) return false;
  return isASCIILetter(before) || isASCIILetter(after) || (isASCII(before) && isASCII(after));
}

/** U+30FB stands beside Japanese words, and looks like a dot or a hyphen beside anything else. */
function isMisplacedDot({ character, before, after, scriptsBefore, scriptsAfter }: Place): boolean {
  if (character !== '\u30fb') return false;
  const isAlone = before === '' && after === '';
  return isAlone || (before !== '' && !(scriptsBefore & JAPANESE)) || (after !== '' && !(scriptsAfter & JAPANESE));
}

/** U+30FC makes a kana longer, U+30FD and U+30FE repeat a katakana, U+3099 and U+309A change a kana. */
function isMisplacedSign({ character, scriptsBefore }: Place): boolean {
  if ('\u30fc\u3099\u309a'.includes(character)) return !(scriptsBefore & (HIRAGANA | KATAKANA));
  return '\u30fd\u30fe'.includes(character) && !(scriptsBefore & KATAKANA);
}

/** Scripts that say something: those of a character that belongs to no script, or to many, say nothing of what stands beside it. */
function scriptsAt(classes: readonly number[], index: number): number {
  const scripts = (classes[index] ?? 0) & ANY_SCRIPT;
  return scripts === ANY_SCRIPT ? 0 : scripts;
}

function isDangerous(place: Place): boolean {
  return looksLikeStrokeOrLetter(place) || isMisplacedDot(place) || isMisplacedSign(place);
}

/** へ, べ and ぺ look the same in both kana: among katakana alone they can only deceive, and the other way round. */
function hasHeOfOtherKana({ characters, classes }: LabelText): boolean {
  return isAmong(characters, classes, HIRAGANA_HE, KATAKANA) || isAmong(characters, classes, KATAKANA_HE, HIRAGANA);
}

function isAmong(characters: readonly string[], classes: readonly number[], few: string, script: number): boolean {
  const isFew = characters.map((character) => few.includes(character));
  return (
    isFew.includes(true) &&
    isFew.includes(false) &&
    classes.every((bits, index) => isFew[index] || (bits & script) !== 0)
  );
}

/** @returns whether a character of Chinese or Japanese writing stands where it looks like something else */
export function hasMisplacedEastAsianCharacter(text: LabelText): boolean {
  const { characters, classes } = text;
  const isMisplaced = characters.some(
    (character, index) =>
      character >= '\u2e80' &&
      isDangerous({
        character,
        before: characters[index - 1] ?? '',
        after: characters[index + 1] ?? '',
        scriptsBefore: scriptsAt(classes, index - 1),
        scriptsAfter: scriptsAt(classes, index + 1),
      }),
  );
  return isMisplaced || hasSlash(text) || hasHeOfOtherKana(text);
}
