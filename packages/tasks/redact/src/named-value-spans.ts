import { createFinder } from '@url/infra/internal';
import type { IsSecretName } from './name-test.js';
import type { Span } from './spans.js';

/** The characters that can precede a name. A name can also begin at the start of the text. */
const BEFORE_NAME = /[?&;#]/g;

/** The part of a URL that contains a name, according to the separators before it. */
type Part = 'path' | 'query' | 'fragment';

/** Returns the end of a text that is one URL, reference or query, where only URL separators end a value; -1 for any other text. */
function endOfOneWord(text: string): number {
  const word = text.trim();
  return /^[\w./\\?#%]/.test(word) && !/[\t-\r ]/.test(word) ? text.indexOf(word) + word.length : -1;
}

/** The end of a name: "=", or a character that names do not contain. A parser removes tabs and newlines, so they are part of a name. */
const END_OF_NAME = /[=?&;#\v\f "<>]|$/g;

/** White space that ends a URL in a text is in ASCII: parsers accept any other, such as U+FEFF, as a part of a value. */
const END_OF_VALUE_IN_WORD = /&|$/g;
const END_OF_PATH_PARAMETER = /[/\\?#;&\t-\r ]|["<>](?![\w%])|$/g;
const END_OF_VALUE_IN_TEXT = /[&\t-\r ]|\\{0,7}["<>](?![\w%])|$/g;
const END_OF_QUOTED = /"(?![\w%])|$/g;

/** Tabs and newlines, which a parser removes. */
const GAP = /[\t\n\r]+/y;

/** The start of another URL, or the end of a text. */
const END_AFTER_GAP = /[\t-\r ]|$|[a-z][a-z\d+.-]{0,30}:[/\\]{2}/iy;

function indexFrom(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)!.index;
}

/** Decodes a name. If the bytes are not UTF-8, decodes only ASCII. */
function percentDecode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
}

/** Tests a name, and its keys in brackets as in "user[password]" and "token[]". */
function isSoughtName(name: string, isSecret: IsSecretName): boolean {
  return isSecret(name) || (name.includes('[') && name.split(/[[\]]+/).some(isSecret));
}

function decodeName(name: string, gaps: RegExp): string {
  const encoded = name.replace(gaps, '').replace(/\+/g, ' ');
  return encoded.includes('%') ? percentDecode(encoded) : encoded;
}

/** Tests whether to replace the value of a name. JSON escapes tabs and newlines with a backslash. */
function isSought(name: string, isSecret: IsSecretName): boolean {
  return (
    isSoughtName(decodeName(name, /[\t\n\r]/g), isSecret) ||
    (name.includes('\\') && isSoughtName(decodeName(name, /\\[tnr]/g), isSecret))
  );
}

/** Returns the end of a value. It continues after a tab or newline, unless another URL follows. */
function endInText(text: string, start: number, end: RegExp): number {
  for (let from = start; ; ) {
    const found = indexFrom(text, end, from);
    GAP.lastIndex = found;
    if (!GAP.test(text)) return found;
    from = GAP.lastIndex;
    END_AFTER_GAP.lastIndex = from;
    if (END_AFTER_GAP.test(text)) return found;
  }
}

/** Returns the end of the value at `start`. A quoted value ends after its quote. "#" ends a value only outside a fragment. */
function endOfValue(text: string, start: number, part: Part, endOfWord: number): number {
  const isWord = endOfWord >= 0;
  if (text.charAt(start) === '"' && !isWord) return indexFrom(text, END_OF_QUOTED, start + 1) + 1;
  if (part === 'path') return endInText(text, start, END_OF_PATH_PARAMETER);
  const end = isWord
    ? Math.min(indexFrom(text, END_OF_VALUE_IN_WORD, start), endOfWord)
    : endInText(text, start, END_OF_VALUE_IN_TEXT);
  const hash = part === 'fragment' ? -1 : text.slice(start, end).indexOf('#');
  return hash < 0 ? end : start + hash;
}

/** The end of a URL in a text. */
const END_OF_URL = /[\t-\r "<>]/g;

/** Returns a function that returns the part of the URL after the separator at an offset. A ";" before any "?" separates path parameters. */
function createPartFinder(text: string): (index: number, before: Part) => Part {
  const endOfURL = createFinder(text, END_OF_URL);
  let fragmentStart = 0;
  return (index, before) => {
    const separator = text.charAt(index);
    if (separator === '#') {
      if (before !== 'fragment' || endOfURL(fragmentStart) < index) fragmentStart = index;
      return 'fragment';
    }
    // A "?" in a fragment belongs to it, unless another URL has begun.
    if (separator === '?') return before === 'fragment' && endOfURL(fragmentStart) > index ? 'fragment' : 'query';
    return separator === '&' && before === 'path' ? 'query' : before;
  };
}

/**
 * Finds the values of names in queries, fragments and path parameters, from "=" to the next separator.
 *
 * @param text any text
 * @param isSecret tests a name
 * @param spans the list to which the values are added
 */
export function findNamedValueSpans(text: string, isSecret: IsSecretName, spans: Span[]): void {
  const endOfWord = endOfOneWord(text);
  const partAfter = createPartFinder(text);
  let part: Part = 'query';
  for (let start = 0; start <= text.length; ) {
    const equals = indexFrom(text, END_OF_NAME, start);
    const isName = text.charAt(equals) === '=' && (start > 0 || endOfWord >= 0);
    if (isName && isSought(text.slice(start, equals), isSecret)) {
      const end = endOfValue(text, equals + 1, part, endOfWord);
      spans.push({ start: equals + 1, end });
      start = end;
    }
    BEFORE_NAME.lastIndex = start;
    const next = BEFORE_NAME.exec(text);
    if (next === null) break;
    part = partAfter(next.index, start === 0 ? 'path' : part);
    start = next.index + 1;
  }
}
