import { isUtf8 as isUTF8 } from 'node:buffer';
import { percentDecodeString } from '@url/percent';
import { type FormatSettings, type Modified, type PartValue, partGetter } from './format-parts.js';
import { onOneLine } from './printable.js';
import type { FoundURL } from './url-input.js';
import { UsageError } from './usage-error.js';

/** How a URL is written, and the parts from which it is written. */
export interface Format {
  readonly fields: readonly Field[];
  readonly line: (url: FoundURL) => string;
}

export interface Field {
  readonly name: string;
  readonly get: (url: FoundURL) => PartValue;
  /** What is wrong with the part of a URL, as a clause, or `null`. */
  readonly complain: (url: FoundURL) => string | null;
}

const escapes: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', '0': '\0' };

/**
 * Reads "{host} {path}". "\t", "\n", "\r" and "\0" are control characters; before any other character a backslash is removed.
 * Throws a `UsageError` if the text is not a format.
 */
export function readFormat(format: string, settings: FormatSettings): Format {
  const pieces = piecesOf(format, settings);
  const shown = settings.isRaw ? (text: string) => text : onOneLine;
  return {
    fields: pieces.filter((piece): piece is Field => typeof piece !== 'string'),
    line: (url) => {
      let output = '';
      for (const piece of pieces) {
        output += typeof piece === 'string' ? piece : textOf(piece.get(url), settings, shown);
      }
      return output;
    },
  };
}

/** Reads the names of parts, which become the cells of a row. */
export function readColumns(
  names: string,
  settings: FormatSettings,
  rowOf: (cells: readonly string[]) => string,
): Format {
  const fields = names.split(',').map((name) => fieldOf(name.trim(), settings));
  return { fields, line: (url) => rowOf(fields.map(({ get }) => textOf(get(url), settings, (text) => text))) };
}

/** @param shown writes each text of the part; the text that joins several is written as it is */
function textOf(value: PartValue, { missing, join }: FormatSettings, shown: (text: string) => string): string {
  if (value === null) return shown(missing);
  return typeof value === 'string' ? shown(value) : value.map(shown).join(join);
}

/** Replaces "\t", "\n", "\r" and "\0" by control characters, and removes the backslash before other characters. */
export function unescapeControls(text: string): string {
  return text.replace(/\\([\s\S])/g, (_, character: string) => escapes[character] ?? character);
}

function piecesOf(format: string, settings: FormatSettings): (string | Field)[] {
  const pieces: (string | Field)[] = [];
  let text = '';
  for (let index = 0; index < format.length; index++) {
    const unit = format[index]!;
    if (unit === '\\' && index + 1 < format.length) {
      const next = format[++index]!;
      text += escapes[next] ?? next;
    } else if (unit === '{') {
      const end = endOfField(format, index);
      if (text !== '') pieces.push(text);
      text = '';
      pieces.push(fieldOf(format.slice(index + 1, end), settings));
      index = end;
    } else {
      text += unit;
    }
  }
  if (text !== '') pieces.push(text);
  return pieces;
}

/** The offset of the "}" that ends a field; a "}" after a backslash belongs to a name. */
function endOfField(format: string, start: number): number {
  for (let index = start + 1; index < format.length; index++) {
    if (format[index] === '\\') index++;
    else if (format[index] === '}') return index;
  }
  throw new UsageError(`the "{" at ${start} of the format is not closed by "}"; "\\{" writes a "{"`);
}

/** The modifiers, which precede the name of a part, each with ":". */
const modifiers: Readonly<Record<string, keyof Modified>> = {
  '': 'isRaw',
  raw: 'isRaw',
  url: 'isRaw',
  decoded: 'isDecoded',
  must: 'isRequired',
  require: 'isRequired',
  required: 'isRequired',
  strict: 'isStrict',
  default: 'hasDefaultPort',
  unicode: 'isUnicode',
  idn: 'isUnicode',
  puny: 'isASCII',
  ascii: 'isASCII',
};

/**
 * Reads the text between "{" and "}": modifiers, the name of a part, and the argument of the part, separated by ":". All parts except
 * query parts also accept modifiers after their names.
 */
export function fieldOf(text: string, settings: FormatSettings): Field {
  const words = text.split(':');
  const modified: Modified = {};
  while (words.length > 1 && Object.hasOwn(modifiers, words[0]!)) modified[modifiers[words.shift()!]!] = true;
  const [part, ...rest] = words as [string, ...string[]];
  if (part !== 'query' && part !== 'query-all') {
    while (rest.length > 0 && Object.hasOwn(modifiers, rest[rest.length - 1]!))
      modified[modifiers[rest.pop()!]!] = true;
  }
  const argument = rest.length === 0 ? null : rest.join(':').replace(/\\([\s\S])/g, '$1');
  const name = argument === null ? part : `${part}:${argument}`;
  const get = partGetter(part, argument, modified, settings);
  const getRaw = partGetter(part, argument, { isRaw: true }, settings);
  const complain = (url: FoundURL): string | null => {
    const raw = getRaw(url);
    if (raw === null) return modified.isRequired === true ? `it has no ${name}` : null;
    if (modified.isStrict !== true || isUTF8(percentDecodeString([raw].flat().join('')))) return null;
    return `its ${name} is not UTF-8 after decoding`;
  };
  const isChecked = modified.isRequired === true || modified.isStrict === true;
  return { name, get, complain: isChecked ? complain : () => null };
}
