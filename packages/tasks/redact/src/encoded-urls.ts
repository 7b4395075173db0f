import { type DecodedText, decodeText } from './decoded-text.js';
import { escapeForms } from './setting-forms.js';
import type { Span } from './spans.js';

/** An "=" or "@" that is percent-encoded, once or more often. Secrets follow or precede one. */
const ENCODED_DELIMITER = /%(?:25)*(?:3d|40)/i;

/** A part of a text that can be an encoded value: no delimiter in it ends a name, a value or credentials. */
const WORD = /[^\s"<>&=?#@]+/g;

const ENCODED_ASCII = /%((?:25)*)([0-7][\da-f])/gi;

/** How often a value is decoded to find credentials with an encoded "@" in them. A value that is encoded more often is decoded completely. */
const LEVELS = [1, 2, 3, 99];

/** Any escape of an ASCII character; the n-th group is the one of the n-th form. Created on first use. */
let escapedASCII: RegExp | null = null;

const NAMED: Readonly<Record<string, string>> = { quot: '"', amp: '&', apos: "'", lt: '<', gt: '>' };

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

function characterOf(digits: string, radix: 10 | 16 | 'name'): string {
  return radix === 'name' ? NAMED[digits.toLowerCase()]! : String.fromCharCode(Number.parseInt(digits, radix));
}

/** Finds secrets in a text after its escapes of ASCII characters are decoded: JSON may contain "\u0026" in place of "&". */
export function findSpansInEscapedText(text: string, find: (text: string) => Span[]): Span[] {
  if (!escapedASCII) escapedASCII = new RegExp(escapeForms.map((form) => form[0].source).join('|'), 'gi');
  // Most lines contain no escapes, and matchAll would copy the expression for each.
  if (text.search(escapedASCII) < 0) return find(text);
  const { text: decoded, offsetOf } = decodeText(text, escapedASCII, (match) => {
    const form = escapeForms.findIndex((_, i) => match[i + 1] !== undefined);
    return characterOf(match[form + 1]!, escapeForms[form]![1]);
  });
  const spans: Span[] = [];
  addSpans(find(decoded), offsetOf, 0, spans);
  return spans;
}
