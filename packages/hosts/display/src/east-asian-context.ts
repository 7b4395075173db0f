import { ANY_SCRIPT, HAN, HIRAGANA, KATAKANA } from './identifier-table.js';
import type { LabelText } from './label-text.js';

const JAPANESE = HAN | HIRAGANA | KATAKANA;

/** Katakana that look like a slash. */
const SLASHES = 'ノソゾン';

/** Chinese and Japanese characters that look like strokes or ASCII characters. */
const STROKES_AND_LETTERS = '一七丁丄丅丆丨丫丶丿乀乁乂乛〇十卜工讠ㄈㄐㄒㄚㄟㄧㄨㄩㆲㆳㆺ';

/** Characters that look like an ASCII character inside an ASCII word. */
const SHAPES = '二三了凵刀匚卂卄口囗尺己エトニハロ';

const HIRAGANA_HE = 'へべぺ';
const KATAKANA_HE = 'ヘベペ';

/** A character of a label and its neighbors. */
interface Place {
  readonly character: string;
  readonly before: string;
  readonly after: string;
  /** The scripts of the previous character; 0 at the start of the label and for a character without a script. */
  readonly scriptsBefore: number;
  readonly scriptsAfter: number;
  /** Whether the label has an ASCII letter. */
  readonly isAmongLetters: boolean;
}

function isASCIILetter(character: string): boolean {
  return character >= 'a' && character <= 'z';
}

function isASCII(character: string): boolean {
  return character !== '' && character <= '\x7f';
}

/** Tests whether a run of SLASHES is between two characters that are not Japanese. In "ビタミンb6" it follows Japanese. */
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

/**
 * Tests for a shape between two letters, or for a stroke next to an ASCII letter, next to any ASCII character in a label with ASCII letters, or
 * between two ASCII characters. "一123" is allowed: it begins with the number one.
 */
function looksLikeStrokeOrLetter({ character, before, after, isAmongLetters }: Place): boolean {
  if (SHAPES.includes(character)) return isASCIILetter(before) && isASCIILetter(after);
  if (!STROKES_AND_LETTERS.includes(character)) return false;
  const isBesideASCII = isASCII(before) || isASCII(after);
  return isBesideASCII && (isAmongLetters || (isASCII(before) && isASCII(after)));
}

/** U+30FB belongs next to Japanese words; next to anything else it looks like a dot or a hyphen. */
function isMisplacedDot({ character, before, after, scriptsBefore, scriptsAfter }: Place): boolean {
  if (character !== '\u30fb') return false;
  const isAlone = before === '' && after === '';
  return isAlone || (before !== '' && !(scriptsBefore & JAPANESE)) || (after !== '' && !(scriptsAfter & JAPANESE));
}

/** U+30FC lengthens a kana, U+30FD and U+30FE repeat a katakana, and U+3099 and U+309A change a kana. */
function isMisplacedSign({ character, scriptsBefore }: Place): boolean {
  if ('\u30fc\u3099\u309a'.includes(character)) return !(scriptsBefore & (HIRAGANA | KATAKANA));
  return '\u30fd\u30fe'.includes(character) && !(scriptsBefore & KATAKANA);
}

/** Returns the scripts of a character, or 0 if it belongs to no script or to many. */
function scriptsAt(classes: readonly number[], index: number): number {
  const scripts = (classes[index] ?? 0) & ANY_SCRIPT;
  return scripts === ANY_SCRIPT ? 0 : scripts;
}

function isDangerous(place: Place): boolean {
  return looksLikeStrokeOrLetter(place) || isMisplacedDot(place) || isMisplacedSign(place);
}

/** へ, べ and ぺ look the same in both kana. A hiragana one among katakana, or the reverse, can only deceive. */
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

/** Tests whether a Chinese or Japanese character looks like something else in its place. */
export function hasMisplacedEastAsianCharacter(text: LabelText): boolean {
  const { characters, classes } = text;
  const isAmongLetters = characters.some(isASCIILetter);
  const isMisplaced = characters.some(
    (character, index) =>
      character >= '\u2e80' &&
      isDangerous({
        character,
        before: characters[index - 1] ?? '',
        after: characters[index + 1] ?? '',
        scriptsBefore: scriptsAt(classes, index - 1),
        scriptsAfter: scriptsAt(classes, index + 1),
        isAmongLetters,
      }),
  );
  return isMisplaced || hasSlash(text) || hasHeOfOtherKana(text);
}
