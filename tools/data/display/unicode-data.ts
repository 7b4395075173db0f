// Reads the sources of the tables of @url/display: two files of UTS #39, and the scripts, marks and digits of its Unicode version.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codePointsOf, pinnedUnicode, readUnicodeFile, type UnicodeFile } from '../unicode-file.ts';

/** The Unicode version of the two files, and of the scripts, marks and digits. */
export const unicodeVersion: string = pinnedUnicode('display');

const beside = fileURLToPath(new URL('../../../../shared/unicode', import.meta.url));

/** https://www.unicode.org/reports/tr31/#Table_Recommended_Scripts, in the order of the bits in the table; Common and Inherited have all bits. */
export const recommendedScripts =
  `Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana
  Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan`.split(/\s+/);

/** Returns the folder of IdentifierStatus.txt and confusables.txt: `UNICODE_DIR`, or the one beside the project; `null` without the files. */
export function findUnicodeFolder(): string | null {
  const folder = process.env.UNICODE_DIR ?? beside;
  return existsSync(join(folder, 'IdentifierStatus.txt')) && existsSync(join(folder, 'confusables.txt'))
    ? folder
    : null;
}

function readSource(name: string): UnicodeFile {
  const folder = findUnicodeFolder();
  if (folder !== null) {
    const file = readUnicodeFile(folder, name);
    pinnedUnicode('display', file.source);
    return file;
  }
  throw new Error(
    `Cannot find ${name}: put IdentifierStatus.txt and confusables.txt of https://www.unicode.org/Public/security/${unicodeVersion}/ into the folder that UNICODE_DIR names`,
  );
}

/** Returns the code points whose Identifier_Status is Allowed, in order. */
export function readAllowed(): { readonly allowed: ReadonlySet<number>; readonly source: string } {
  const { values, source } = readSource('IdentifierStatus.txt');
  return { allowed: new Set([...values.keys()].filter((codePoint) => values.get(codePoint) === 'Allowed')), source };
}

/** Returns the prototype of each code point, as confusables.txt maps it. */
export function readConfusables(): { readonly prototypes: ReadonlyMap<number, string>; readonly source: string } {
  const { values, source } = readSource('confusables.txt');
  const textOf = (numbers: string) =>
    String.fromCodePoint(...numbers.split(' ').map((number) => Number.parseInt(number, 16)));
  return { prototypes: new Map([...values].map(([codePoint, numbers]) => [codePoint, textOf(numbers)])), source };
}

/** Returns a function from a code point to the bits of the recommended scripts in its Script_Extensions. */
export function readScripts(): (codePoint: number) => number {
  const sets = recommendedScripts.map((script) => codePointsOf(unicodeVersion, `Script_Extensions/${script}`));
  const shared = ['Common', 'Inherited'].map((name) => codePointsOf(unicodeVersion, `Script_Extensions/${name}`));
  const all = 2 ** recommendedScripts.length - 1;
  return (codePoint) => {
    if (shared.some((set) => set.has(codePoint))) return all;
    return sets.reduce((bits, set, index) => (set.has(codePoint) ? bits + 2 ** index : bits), 0);
  };
}
