import { type DecodedText, decodeText } from './decoded-text.js';
import type { Span } from './spans.js';

/** An "=" or "@" that is percent-encoded, once or more often. Secrets follow or precede one. */
const ENCODED_DELIMITER = /%(?:25)*(?:3d|40)/i;

/** A part of a text that can be an encoded value: no delimiter in it ends a name, a value or credentials. */
const WORD = /[^\s"<>&=?#@]+/g;

const ENCODED_ASCII = /%((?:25)*)([0-7][\da-f])/gi;

/** How often a value is decoded to find credentials with an encoded "@" in them. A value that is encoded more often is decoded completely. */
const LEVELS = [1, 2, 3, 99];

/** Characters that JSON, HTML, JavaScript and the logs of nginx escape. */
const ESCAPED_ASCII = /\\{1,7}(?:u00|x)([0-7][\da-f])|&#(?:x0*([0-7][\da-f])|0*(1[01]\d|12[0-7]|\d\d));/gi;

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
    const levels = ENCODED_DELIMITER.test(word) ? LEVELS : [];
    const decoded = levels.map((level) => decodeLevels(word, level));
    decoded.forEach(({ text: inner, offsetOf }, i) => {
      if (inner !== decoded[i - 1]?.text) addSpans(find(inner), offsetOf, index, spans);
    });
  }
}

function decodeLevels(word: string, count: number): DecodedText {
  return decodeText(word, ENCODED_ASCII, ({ 1: more, 2: hex }) => {
    const left = more!.length / 2 - count;
    return left < 0 ? String.fromCharCode(Number.parseInt(hex!, 16)) : `%${'25'.repeat(left)}${hex}`;
  });
}

function addSpans(found: readonly Span[], offsetOf: (offset: number) => number, index: number, spans: Span[]): void {
  for (const { start, end } of found) spans.push({ start: index + offsetOf(start), end: index + offsetOf(end) });
}

/** Finds secrets in a text after its escapes of ASCII characters are decoded: JSON may contain "\u0026" in place of "&". */
export function findSpansInEscapedText(text: string, find: (text: string) => Span[]): Span[] {
  // Most lines contain no escapes, and matchAll would copy the expression for each.
  if (text.search(ESCAPED_ASCII) < 0) return find(text);
  const { text: decoded, offsetOf } = decodeText(text, ESCAPED_ASCII, (match) => {
    const hex = match[1] ?? match[2];
    return String.fromCharCode(hex === undefined ? Number(match[3]) : Number.parseInt(hex, 16));
  });
  const spans: Span[] = [];
  addSpans(find(decoded), offsetOf, 0, spans);
  return spans;
}
