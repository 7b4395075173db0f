import type { Span } from './spans.js';

/** What a name can begin after; the start of the text is one such place, too. */
const BEFORE_NAME = /[?&;#]/g;

/** Text that is one URL, reference or query: nothing but its own separators ends a value. */
function isOneWord(text: string): boolean {
  return !/\s/.test(text.trim());
}

/** Where a name ends: at "=", or where no name goes on. Tabs and newlines a parser leaves out. */
const END_OF_NAME = /[=?&;#\v\f "<>]|$/g;

const END_OF_VALUE_IN_WORD = /&|$/g;
const END_OF_VALUE_IN_TEXT = /[&\s"<>]|$/g;
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
function endOfValue(text: string, start: number, isInFragment: boolean, isWord: boolean): number {
  if (text.charAt(start) === '"' && !isWord) return indexFrom(text, END_OF_QUOTED, start + 1) + 1;
  const end = indexFrom(text, isWord ? END_OF_VALUE_IN_WORD : END_OF_VALUE_IN_TEXT, start);
  const hash = isInFragment ? -1 : text.slice(start, end).indexOf('#');
  return hash < 0 ? end : start + hash;
}

/**
 * @param text any text
 * @param names the names to look for
 * @returns where their values stand in queries and fragments, from the "=" on to the next separator
 */
export function namedValueSpans(text: string, names: readonly string[]): Span[] {
  const sought = new Set(names.map((name) => name.toLowerCase()));
  const isWord = isOneWord(text);
  const spans: Span[] = [];
  let isInFragment = false;
  for (let start = 0; start <= text.length; ) {
    const equals = indexFrom(text, END_OF_NAME, start);
    if (text.charAt(equals) === '=' && sought.has(normalizeName(text.slice(start, equals)))) {
      const end = endOfValue(text, equals + 1, isInFragment, isWord);
      spans.push({ start: equals + 1, end });
      start = end;
    }
    BEFORE_NAME.lastIndex = start;
    const next = BEFORE_NAME.exec(text);
    if (next === null) break;
    isInFragment = next[0] === '#' || (isInFragment && next[0] !== '?');
    start = next.index + 1;
  }
  return spans;
}
