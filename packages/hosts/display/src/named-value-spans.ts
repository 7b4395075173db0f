import type { Span } from './spans.js';

/** What can precede a name. A name can also begin at the start of the text. */
const BEFORE_NAME = /[?&;#]/g;

/** The part of a URL in which a name is, judged by the separators before it. */
type Part = 'path' | 'query' | 'fragment';

/** The end of a text that is one URL, reference or query, in which only URL separators end a value; -1 for any other text. */
function endOfOneWord(text: string): number {
  const word = text.trim();
  return /^[\w./\\?#%]/.test(word) && !/\s/.test(word) ? text.indexOf(word) + word.length : -1;
}

/** The end of a name: "=", or a character that no name contains. A parser removes tabs and newlines, so they are part of a name. */
const END_OF_NAME = /[=?&;#\v\f "<>]|$/g;

const END_OF_VALUE_IN_WORD = /&|$/g;
const END_OF_VALUE_IN_TEXT = /[&\s"<>]|$/g;
const END_OF_PATH_PARAMETER = /[/\\?#;&\s"<>]|$/g;
const END_OF_QUOTED = /"|$/g;

function indexFrom(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)!.index;
}

/** Decodes a name. A name with malformed UTF-8 stays as it is: it is none of the names that are looked for. */
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

/** The end of the value that begins at `start`. A quoted value ends after its quote. "#" ends a value in a query, and not in a fragment. */
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

/** The part of the URL after a separator: a ";" before any "?" separates parameters of a path. */
function partAfter(separator: string, before: Part): Part {
  if (separator === '#') return 'fragment';
  if (separator === '?') return 'query';
  return separator === '&' && before === 'path' ? 'query' : before;
}

/**
 * @param text any text
 * @param names the names to look for
 * @returns the places of their values in queries, fragments and parameters of paths, from "=" to the next separator
 */
export function findNamedValueSpans(text: string, names: readonly string[]): Span[] {
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
