import { normalizeNFC } from '@url/idna/internal';
import { isASCIIAlphanumeric, isASCIIHexDigit, utf8DecodeWithoutBOM } from '@url/infra';
import { TextBuilder } from '@url/infra/internal';
import { c0ControlPercentEncodeSet, PercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { hasAllowedCharacters } from './blocked-characters.js';
import { hasInvisibleMark, hasMisplacedDiacritic } from './combining-marks.js';
import { hasMixedDigits, isDigitLookalike } from './digits.js';
import { hasMisplacedEastAsianCharacter } from './east-asian-context.js';
import { classOf } from './identifier-table.js';
import type { LabelContext, LabelText } from './label-text.js';
import { hasAccentedLatinAmongOthers, isHighlyRestrictive, isSingleScript } from './script-mix.js';
import { isWholeScriptConfusable } from './whole-script-confusables.js';

/** A piece of a URL as it is written, and what to show instead: one character, or the piece itself. */
interface Token {
  readonly raw: string;
  shown: string;
}

/** Everything but visible ASCII. */
const invisible = /* @__PURE__ */ new PercentEncodeSet(c0ControlPercentEncodeSet, ' ');

/**
 * @param text any text
 * @returns the text with every character percent-encoded that is not visible ASCII
 */
export function escapeInvisible(text: string): string {
  return utf8PercentEncode(text, invisible);
}

/** The length of the UTF-8 sequence that begins with a lead byte. */
function sequenceLength(lead: number): number {
  if (lead < 0x80) return 1;
  return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}

function byteAt(text: string, index: number): number | null {
  const isEscape =
    text.charAt(index) === '%' &&
    isASCIIHexDigit(text.charCodeAt(index + 1)) &&
    isASCIIHexDigit(text.charCodeAt(index + 2));
  return isEscape ? Number.parseInt(text.slice(index + 1, index + 3), 16) : null;
}

/** Decodes as many escapes as one character has in UTF-8; gives `null` if they are not UTF-8. */
function decodeAt(text: string, index: number): { readonly character: string; readonly raw: string } | null {
  const lead = byteAt(text, index);
  if (lead === null) return null;
  const bytes = new Uint8Array(sequenceLength(lead));
  for (let offset = 0; offset < bytes.length; offset++) {
    const byte = byteAt(text, index + 3 * offset);
    if (byte === null) return null;
    bytes[offset] = byte;
  }
  const character = utf8DecodeWithoutBOM(bytes);
  return character.includes('\ufffd') ? null : { character, raw: text.slice(index, index + 3 * bytes.length) };
}

/** The class of a letter in either case. */
function classOfEitherCase(character: string): number {
  return classOf(character.toLowerCase().codePointAt(0)!);
}

/** Whether the parser makes the same escapes of the decoded character, in upper case: of braces and U+005E (^) in paths, and of all non-ASCII. */
function isEncodedAgain(character: string, raw: string, isInPath: boolean): boolean {
  if (raw !== raw.toUpperCase()) return false;
  return character <= '\x7f' ? isInPath && '{}^'.includes(character) : classOfEitherCase(character) !== 0;
}

/** @returns the length of the escapes of one character that start at a "%", of one escape whose byte is not UTF-8, or of the "%" alone */
export function lengthOfEscape(text: string, index: number): number {
  return decodeAt(text, index)?.raw.length ?? (byteAt(text, index) === null ? 1 : 3);
}

function readTokens(text: string, isInPath: boolean): Token[] {
  const tokens: Token[] = [];
  for (let index = 0; index < text.length; ) {
    const decoded = decodeAt(text, index);
    const raw =
      decoded?.raw ??
      (byteAt(text, index) === null ? String.fromCodePoint(text.codePointAt(index)!) : text.slice(index, index + 3));
    const isShown = decoded !== null && isEncodedAgain(decoded.character, raw, isInPath);
    tokens.push({ raw, shown: isShown ? decoded.character : escapeInvisible(raw) });
    index += raw.length;
  }
  return tokens;
}

function isDecoded({ raw, shown }: Token): boolean {
  return raw.length > 1 && shown !== raw;
}

function isInWord(token: Token): boolean {
  return isDecoded(token)
    ? token.shown > '\x7f'
    : token.raw.length === 1 && isASCIIAlphanumeric(token.raw.charCodeAt(0));
}

function textOf(tokens: readonly Token[]): LabelText {
  const characters = tokens.map(({ shown }) => shown.toLowerCase());
  const classes = characters.map((character) =>
    Array.from(character).length === 1 ? classOf(character.codePointAt(0)!) : 0,
  );
  return { characters, classes, isOneScript: isSingleScript(classes) };
}

/** Checks a word by those rules of labels that do not depend on the domain. */
function isReadableWord(tokens: readonly Token[]): boolean {
  const text = textOf(tokens);
  const lowered = text.characters.join('');
  return (
    lowered === normalizeNFC(lowered) &&
    hasAllowedCharacters(text) &&
    isHighlyRestrictive(text.classes) &&
    !hasMixedDigits(text) &&
    !hasInvisibleMark(text) &&
    !hasMisplacedDiacritic(text) &&
    !hasAccentedLatinAmongOthers(text) &&
    !hasMisplacedEastAsianCharacter(text)
  );
}

function encodeAgain(tokens: readonly Token[]): void {
  for (const token of tokens) if (isDecoded(token)) token.shown = token.raw;
}

/** Encodes words again that could deceive. A word ends at punctuation and at an escape that is not decoded. */
function checkWords(tokens: readonly Token[]): void {
  let word: Token[] = [];
  for (const token of [...tokens, null]) {
    if (token !== null && isInWord(token)) word.push(token);
    else {
      if (word.some(isDecoded) && !isReadableWord(word)) encodeAgain(word);
      word = [];
    }
  }
}

/** A piece longer than this is shown with its escapes: nobody reads so much, and to decode it takes 200 bytes for each escape. */
export const LONGEST_READABLE = 2048;

/** Decodes the percent-escapes of a path segment, of a name or value in a query, or of a fragment. */
function decodeReadably(text: string, context: LabelContext, isInPath: boolean): string {
  if (!text.includes('%') || text.length > LONGEST_READABLE) return escapeInvisible(text);
  const tokens = readTokens(text, isInPath);
  checkWords(tokens);
  if (tokens.some(isDecoded)) {
    const label = textOf(tokens);
    if (isWholeScriptConfusable(label, context) || isDigitLookalike(label)) encodeAgain(tokens);
  }
  return tokens.map(({ shown }) => shown).join('');
}

/**
 * Decodes the percent-escapes of a path, query or fragment, piece by piece. An escape stays if the parser would not make it of the decoded
 * character, or if the character is invisible or confusable.
 *
 * @param text the part as the record has it
 * @param separators the characters between the pieces
 * @param context the top-level domain, from which follows which scripts its readers know
 * @param isInPath whether it is a path
 * @returns the part to show
 */
export function decodePieces(text: string, separators: string, context: LabelContext, isInPath: boolean): string {
  if (!text.includes('%')) return escapeInvisible(text);
  const output = new TextBuilder();
  for (let start = 0; start <= text.length; ) {
    let end = start;
    while (end < text.length && !separators.includes(text.charAt(end))) end++;
    output.add(decodeReadably(text.slice(start, end), context, isInPath) + text.charAt(end));
    start = end + 1;
  }
  return output.toString();
}
