/** A quote that is written twice. Two quotation marks at the end of a word can also end a value and the text around it. */
const DOUBLED = /''|""(?=[^\s,;:)}\]])/y;

const QUOTE_OR_END = /["'\r\n]|$/g;

function countBackslashes(text: string, start: number, end: number): number {
  let first = end;
  while (first > start && text.charAt(first - 1) === '\\') first--;
  return end - first;
}

/**
 * Returns the end of a quoted value: its closing quote, or the end of the line.
 *
 *     {\"password\":\"it\\\"s\"}     A quote with one backslash begins the value, so one with three is a part of it.
 *     PASSWORD 'it''s'               A quote that is written twice is a part of the value.
 *
 * @param start the offset after the opening quote
 * @param quote the opening quote with the backslashes before it: 1 in JSON inside JSON, 3 one level deeper
 */
export function endOfQuoted(text: string, start: number, quote: string): number {
  const level = quote.length - 1;
  const character = quote.charAt(level);
  QUOTE_OR_END.lastIndex = start;
  for (let match = QUOTE_OR_END.exec(text)!; ; match = QUOTE_OR_END.exec(text)!) {
    const { index } = match;
    if (match[0] !== '"' && match[0] !== "'") return index;
    if (match[0] !== character) continue;
    const count = countBackslashes(text, start, index);
    DOUBLED.lastIndex = index;
    if (level === 0 && count % 2 === 0 && DOUBLED.test(text)) QUOTE_OR_END.lastIndex = index + 2;
    else if (count < level || count % (2 * level + 2) === level) return index - Math.min(count, level);
  }
}
