import { isUtf8 as isUTF8 } from 'node:buffer';
import { percentDecodeString } from '@url/percent';
import { UsageError } from './arguments.js';
import { type FormatSettings, type Modifier, modifierNames, type PartValue, partGetter } from './format-parts.js';
import { onOneLine, unescapeControls } from './printable.js';
import type { FoundURL } from './url-input.js';

export interface Field {
  readonly name: string;
  readonly get: (url: FoundURL) => PartValue;
  /** What is wrong with the part of a URL, as a clause, or `null`. */
  readonly complain: (url: FoundURL) => string | null;
}

/**
 * Reads "{host} {path}". "\t", "\n", "\r" and "\0" are control characters; before any other character a backslash is removed.
 * Throws a `UsageError` if the text is not a format.
 */
export function readFormat(format: string, settings: FormatSettings) {
  const pieces = piecesOf(format, settings);
  const shown = settings.isRaw ? (text: string) => text : onOneLine;
  return {
    fields: pieces.filter((piece): piece is Field => typeof piece !== 'string'),
    line: (url: FoundURL): string => {
      let output = '';
      for (const piece of pieces) {
        output += typeof piece === 'string' ? piece : formatValue(piece.get(url), settings, shown);
      }
      return output;
    },
  };
}

export function readColumns(names: string, settings: FormatSettings, rowOf: (cells: readonly string[]) => string) {
  const fields = names.split(/(?<!\\),/).map((name) => fieldOf(name.trim(), settings));
  const cellsOf = (url: FoundURL) => fields.map(({ get }) => formatValue(get(url), settings, (text) => text));
  return { fields, line: (url: FoundURL): string => rowOf(cellsOf(url)) };
}

/** @param shown writes each text of the part; the text that joins several is written as it is */
function formatValue(value: PartValue, { missing, join }: FormatSettings, shown: (text: string) => string): string {
  if (value === null) return shown(missing);
  return typeof value === 'string' ? shown(value) : value.map(shown).join(join);
}

function piecesOf(format: string, settings: FormatSettings): (string | Field)[] {
  const pieces: (string | Field)[] = [];
  // A character after a backslash, a field, or any other text. A "}" after a backslash belongs to a name.
  for (const token of format.matchAll(/\\[\s\S]|\{((?:\\[\s\S]|[^\\}])*)\}|[^\\{]+|[\s\S]/g)) {
    const [text, field] = token;
    if (text === '{')
      throw new UsageError(`the "{" at ${token.index} of the format is not closed by "}"; "\\{" writes a "{"`);
    pieces.push(field === undefined ? unescapeControls(text) : fieldOf(field, settings));
  }
  return pieces;
}

/** The words that may precede the name of a part, each with ":". */
const modifierWords: Readonly<Record<string, Modifier>> = {
  ...Object.fromEntries(modifierNames.map((name) => [name, name])),
  '': 'raw',
  url: 'raw',
  require: 'must',
  required: 'must',
  idn: 'unicode',
  puny: 'ascii',
};

/**
 * Reads the text between "{" and "}": modifiers, the name of a part, and the argument of the part, separated by ":". All parts except
 * query parts also accept modifiers after their names.
 */
export function fieldOf(text: string, settings: FormatSettings): Field {
  const words = text.split(':');
  const modifiers = new Set<Modifier>();
  const isModifier = (word: string | undefined): word is string => Object.hasOwn(modifierWords, word!);
  while (words.length > 1 && isModifier(words[0])) modifiers.add(modifierWords[words.shift()!]!);
  const [part, ...rest] = words as [string, ...string[]];
  while (!/^query(?:-all)?$/.test(part) && isModifier(rest[rest.length - 1]))
    modifiers.add(modifierWords[rest.pop()!]!);
  const argument = rest.length === 0 ? null : rest.join(':').replace(/\\([\s\S])/g, '$1');
  const name = argument === null ? part : `${part}:${argument}`;
  const get = partGetter(part, argument, modifiers, settings);
  const getRaw = partGetter(part, argument, new Set(['raw']), settings);
  const complain = (url: FoundURL): string | null => {
    const raw = getRaw(url);
    if (raw === null) return modifiers.has('must') ? `it has no ${name}` : null;
    if (!modifiers.has('strict') || isUTF8(percentDecodeString([raw].flat().join('')))) return null;
    return `its ${name} is not UTF-8 after decoding`;
  };
  const isChecked = modifiers.has('must') || modifiers.has('strict');
  return { name, get, complain: isChecked ? complain : () => null };
}
