import { endOfQuoted } from './quoted-text.js';
import { headerForms } from './setting-forms.js';
import type { Span } from './spans.js';

/** An HTTP authentication scheme and its token. The rest of the line is not part of the value. */
const SCHEME_AND_TOKEN = /(?:basic|bearer|dpop|negotiate|ntlm)\s+[\w.~+/-]+=*(?=[\s"',;<)\]}\\]|$)/iy;

/** The end of a line; the newline may be escaped. */
const END_OF_LINE = /[\r\n]|\\[rn]|$/g;

const END_OF_LIST = /[\r\n\]]|$/g;

function endOf(text: string, pattern: RegExp, start: number): number {
  pattern.lastIndex = start;
  const match = pattern.exec(text);
  return match === null ? start : pattern.sticky ? pattern.lastIndex : match.index;
}

const QUOTE = '\\\\{0,7}["\']';
const SCHEME = '(?:basic|bearer|digest|dpop|negotiate|ntlm|token)\\s';

/** What precedes the name of a field. Its group is the quote before the name. */
const BEFORE_NAME = /(?:^|(\\{0,7}["'])|\\[nrt]|[^\w-])(?:http_)?$/i;

/** The maximum length of what precedes the name: seven backslashes, a quote, "http_", and one more so that "^" is the start of the text. */
const LONGEST_BEFORE_NAME = 14;

/**
 * Returns an expression for header fields. Its groups are the quotes after the name and before the value. A search for the names alone is faster than
 * one that begins before them.
 */
export function createHeaderPattern(names: readonly string[]): RegExp | null {
  if (names.length === 0) return null;
  const either = names.map((name) => name.replace(/[^\w-]/g, '\\$&').replace(/-/g, '[-_]')).join('|');
  const forms = headerForms.map(({ source }) => source.replace(/QUOTE/g, QUOTE).replace(/SCHEME/g, SCHEME));
  return new RegExp(`(?:${either})(${QUOTE})?[ \\t]*(?:${forms.join('|')})[ \\t]*(${QUOTE}|\\[)?`, 'gi');
}

function endOfValue(text: string, start: number, quoteBeforeName: string, quoteBeforeValue: string): number {
  if (quoteBeforeValue === '[') return endOf(text, END_OF_LIST, start);
  const quote = quoteBeforeValue || quoteBeforeName;
  if (quote !== '') return endOfQuoted(text, start, quote);
  const end = endOf(text, SCHEME_AND_TOKEN, start);
  return end > start ? end : endOf(text, END_OF_LINE, start);
}

/**
 * Finds the values of header fields. A value ends at the quote that encloses it or its field, or at the end of the line.
 *
 * @param text any text
 * @param pattern the expression for the names
 * @param isUsernameAt tests whether the username of a URL starts at an offset: it can be "x-access-token"
 * @param spans the list to which the values are added
 */
export function findHeaderSpans(
  text: string,
  pattern: RegExp,
  isUsernameAt: (start: number) => boolean,
  spans: Span[],
): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const before = BEFORE_NAME.exec(text.slice(Math.max(0, match.index - LONGEST_BEFORE_NAME), match.index));
    if (before === null || isUsernameAt(match.index)) {
      pattern.lastIndex = match.index + 1;
      continue;
    }
    const start = pattern.lastIndex;
    // Uses indices, because destructuring would call an iterator method that a polluted Object.prototype may define.
    const quoteBeforeName = match[1] === undefined ? (before[1] ?? '') : '';
    const end = endOfValue(text, start, quoteBeforeName, match[2] ?? '');
    spans.push({ start, end });
    pattern.lastIndex = Math.max(end, start);
  }
}
