import { isUtf8 as isUTF8 } from 'node:buffer';
import { percentDecodeString } from '@url/percent';
import { partGetter } from './format-parts.js';
import type { FormatSettings, Modified, PartGetter } from './part.js';
import { onOneLine } from './printable.js';
import type { FoundURL } from './url-input.js';
import { UsageError } from './usage-error.js';

/** A format that is ready for use. */
export interface Format {
  /** Writes a URL in the format. */
  readonly write: (url: FoundURL) => string;
  /** Names the parts that the format requires and the URL lacks, as clauses. */
  readonly complaints: (url: FoundURL) => readonly string[];
}

/** A part as a format asks for it. */
export interface Field {
  readonly name: string;
  readonly get: PartGetter;
  /** What is wrong with the part of a URL, as a clause, or `null`. */
  readonly complain: PartGetter;
}

const escapes: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', '0': '\0' };

/**
 * Reads "{host} {path}". "\t", "\n", "\r" and "\0" are control characters, and a backslash before anything else leaves that as
 * it is. Throws a `UsageError` for what is no format.
 */
export function readFormat(format: string, settings: FormatSettings): Format {
  const pieces = piecesOf(format, settings);
  const fields = pieces.filter((piece): piece is Field => typeof piece !== 'string');
  const { missing, isRaw } = settings;
  const shown = (text: string): string => (isRaw ? text : onOneLine(text));
  return {
    write: (url) => {
      let output = '';
      for (const piece of pieces) output += typeof piece === 'string' ? piece : shown(piece.get(url) ?? missing);
      return output;
    },
    complaints: (url) => complaintsOf(fields, url),
  };
}

/** What is wrong with the fields of a URL, as clauses. */
export function complaintsOf(fields: readonly Field[], url: FoundURL): readonly string[] {
  return fields.map(({ complain }) => complain(url)).filter((complaint) => complaint !== null);
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
 * Reads the text between "{" and "}": modifiers, the name of a part, and the argument of the part, separated by ":". Parts other than
 * those of the query also take modifiers after their names.
 */
export function fieldOf(text: string, settings: FormatSettings): Field {
  const words = text.split(':');
  const modified: Modified = {};
  while (words.length > 1 && Object.hasOwn(modifiers, words[0]!)) modified[modifiers[words.shift()!]!] = true;
  const [name, ...rest] = words as [string, ...string[]];
  const takesName = name === 'query' || name === 'query-all';
  if (!takesName) {
    while (rest.length > 0 && Object.hasOwn(modifiers, rest[rest.length - 1]!)) {
      modified[modifiers[rest.pop()!]!] = true;
    }
  }
  const argument = rest.length === 0 ? null : unescaped(rest.join(':'));
  const get = partGetter(name, argument, modified, settings);
  const fullName = argument === null ? name : `${name}:${argument}`;
  return {
    name: fullName,
    get,
    complain: complaintAbout(fullName, get, modified, () => partGetter(name, argument, { isRaw: true }, settings)),
  };
}

function complaintAbout(
  name: string,
  get: PartGetter,
  { isRequired, isStrict }: Modified,
  getter: () => PartGetter,
): PartGetter {
  if (isStrict !== true) return (url) => (isRequired === true && get(url) === null ? `it has no ${name}` : null);
  const getRaw = getter();
  return (url) => {
    const raw = getRaw(url);
    if (raw === null) return isRequired === true ? `it has no ${name}` : null;
    return isUTF8(percentDecodeString(raw)) ? null : `its ${name} is not UTF-8 once it is decoded`;
  };
}

function unescaped(text: string): string {
  return text.replace(/\\([\s\S])/g, '$1');
}
