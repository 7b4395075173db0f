import type { Span } from './spans.js';

/** An "=" or "@" that is percent-encoded, once or more often. Secrets follow or precede one. */
const ENCODED_DELIMITER = /%(?:25)*(?:3d|40)/i;

/** A part of a text that can be an encoded value: no delimiter in it ends a name, a value or credentials. */
const WORD = /[^\s"<>&=?#@]+/g;

const ENCODED_ASCII = /%(?:25)*([0-7][\da-f])/gi;

/** Decodes ASCII characters completely, and adds the offset in the word of each code unit of the result. */
function decode(word: string): { text: string; offsets: number[] } {
  const offsets: number[] = [];
  let text = '';
  let done = 0;
  const copyUpTo = (end: number) => {
    for (let offset = done; offset < end; offset++) offsets.push(offset);
    text += word.slice(done, end);
  };
  for (const match of word.matchAll(ENCODED_ASCII)) {
    copyUpTo(match.index);
    offsets.push(match.index);
    text += String.fromCharCode(Number.parseInt(match[1]!, 16));
    done = match.index + match[0].length;
  }
  copyUpTo(word.length);
  offsets.push(word.length);
  return { text, offsets };
}

/**
 * Finds secrets in URLs and queries that are percent-encoded, as in the value of "redirect_uri".
 *
 * @param text any text
 * @param find returns the secrets in a text
 * @param spans the list to which the secrets are added
 */
export function findSpansInEncodedURLs(text: string, find: (text: string) => readonly Span[], spans: Span[]): void {
  if (!ENCODED_DELIMITER.test(text)) return;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!ENCODED_DELIMITER.test(word)) continue;
    const decoded = decode(word);
    for (const { start, end } of find(decoded.text)) {
      spans.push({ start: index + decoded.offsets[start]!, end: index + decoded.offsets[end]! });
    }
  }
}
