import type { Span } from './spans.js';

/** What a name can begin after; the start of the text is one such place, too. */
const BEFORE_NAME = /[?&;#]/g;

/** The part of a URL that a name stands in, as far as the separators before it tell. */
type Part = 'path' | 'query' | 'fragment';

/** Where the text ends that is one URL, reference or query, in which only its own separators end a value; -1 for any other text. */
function endOfOneWord(text: string): number {
  const word = text.trim();
  return /^[\w./\\?#%]/.test(word) && !/\s/.test(word) ? text.indexOf(word) + word.length : -1;
}

/** Where a name ends: at "=", or where no name goes on. Tabs and newlines a parser leaves out. */
const END_OF_NAME = /[=?&;#\v\f "<>]|$/g;

const END_OF_VALUE_IN_WORD = /&|$/g;
const END_OF_VALUE_IN_TEXT = /[&\s"<>]|$/g;
const END_OF_PATH_PARAMETER = /[/\\?#;&\s"<>]|$/g;
const END_OF_QUOTED = /"|$/g;

function indexFrom(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)!.index;
}

/** The bytes of malformed UTF-8 cannot be those of a name that someone looks for. */
function percentDecode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
}

function normalizeName(name: string): string {
  const encoded = name.replace(/[\t\n\r]/g, '').replace(/\+/g, ' ');
  return (encoded.includes('%') ? percentDecode(encoded) : encoded).toLowerCase();
}

/** Where the value ends that begins at `start`; a quoted one ends after its quote. A "#" ends a query, and stands for itself in a fragment. */
function endOfValue(text: string, start: number, part: Part, endOfWord: number): number {
  const isWord = endOfWord >= 0;
  if (text.charAt(start) === '"' && !isWord) return indexFrom(text, END_OF_QUOTED, start + 1) + 1;
  if (part === 'path') return indexFrom(text, END_OF_PATH_PARAMETER, start);
  const end = isWord
    ? Math.min(indexFrom(text, END_OF_VALUE_IN_WORD, start), endOfWord)
    : indexFrom(text, END_OF_VALUE_IN_TEXT, start);
  const hash = part === 'fragment' ? -1 : text.slice(start, end).indexOf('#');
  return hash < 0 ? end : start + hash;
}

/** The part that a name after the separator stands in: a ";" before any "?" separates parameters of a path. */
function partAfter(separator: string, before: Part): Part {
  if (separator === '#') return 'fragment';
  if (separator === '?') return 'query';
  return separator === '&' && before === 'path' ? 'query' : before;
}

/**
 * @param text any text
 * @param names the names to look for
 * @returns where their values stand in queries, in fragments and in parameters of paths, from the "=" on to the next separator
 */
export function namedValueSpans(text: string, names: readonly string[]): Span[] {
  const sought = new Set(names.map((name) => name.toLowerCase()));
  const endOfWord = endOfOneWord(text);
  const spans: Span[] = [];
  let part: Part = 'query';
  for (let start = 0; start <= text.length; ) {
    const equals = indexFrom(text, END_OF_NAME, start);
    if (text.charAt(equals) === '=' && sought.has(normalizeName(text.slice(start, equals)))) {
      const end = endOfValue(text, equals + 1, part, endOfWord);
      spans.push({ start: equals + 1, end });
      start = end;
    }
    BEFORE_NAME.lastIndex = start;
    const next = BEFORE_NAME.exec(text);
    if (next === null) break;
    part = partAfter(next[0], start === 0 && spans.length === 0 ? 'path' : part);
    start = next.index + 1;
  }
  return spans;
}
