import { normalizeNFC } from '@url/idna/internal';
import { isASCIIAlphanumeric, TextBuilder } from '@url/infra/internal';
import { c0ControlPercentEncodeSet, PercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { escapeTokenAt, escapeTokensOf } from '@url/percent/internal';
import { hasAllowedCharacters } from './blocked-characters.js';
import { hasInvisibleMark, hasMisplacedDiacritic } from './combining-marks.js';
import { hasMisplacedEastAsianCharacter } from './east-asian-context.js';
import { classOf } from './identifier-table.js';
import type { LabelContext, LabelText } from './label-text.js';
import { hasMixedDigits, isDigitLookalike } from './mixed-digits.js';
import { hasAccentedLatinAmongOthers, isHighlyRestrictive, isSingleScript } from './script-mix.js';
import { isWholeScriptConfusable } from './whole-script-confusables.js';

/** A piece of a URL and the text to show for it: one character, or the piece itself. */
interface Token {
  readonly raw: string;
  shown: string;
}

/** The part of a URL that contains a text. */
export type TextKind = 'path' | 'opaque path' | 'query' | 'fragment';

/** Everything except visible ASCII and spaces: the parser keeps the spaces of opaque paths. */
const invisibleInOpaquePath = /* @__PURE__ */ new PercentEncodeSet(c0ControlPercentEncodeSet, '');

/** Everything except visible ASCII. */
const invisible = /* @__PURE__ */ new PercentEncodeSet(c0ControlPercentEncodeSet, ' ');

/** Percent-encodes every character that is not visible ASCII. */
export function escapeInvisible(text: string): string {
  return utf8PercentEncode(text, invisible);
}

function escapeInvisibleIn(kind: TextKind, text: string): string {
  return utf8PercentEncode(text, kind === 'opaque path' ? invisibleInOpaquePath : invisible);
}

/** Returns the class of a letter in either case. */
function classOfEitherCase(character: string): number {
  return classOf(character.toLowerCase().codePointAt(0)!);
}

/** Tests whether the parser encodes the decoded character again: braces and U+005E (^) in paths, and everything outside ASCII. */
function isEncodedAgain(character: string, raw: string, kind: TextKind): boolean {
  if (raw !== raw.toUpperCase()) return false;
  return character <= '\x7f' ? kind === 'path' && '{}^'.includes(character) : classOfEitherCase(character) !== 0;
}

/** Returns the length of one escaped character at a "%", of one escape that is not UTF-8, or of the "%" alone. */
export function lengthOfEscape(text: string, index: number): number {
  return escapeTokenAt(text, index).raw.length;
}

function readTokens(text: string, kind: TextKind): Token[] {
  return escapeTokensOf(text).map(({ codePoint, raw, isEscaped }) => {
    const character = codePoint < 0 ? '' : String.fromCodePoint(codePoint);
    const isShown = isEscaped && character !== '' && isEncodedAgain(character, raw, kind);
    return { raw, shown: isShown ? character : escapeInvisibleIn(kind, raw) };
  });
}

function isDecoded({ raw, shown }: Token): boolean {
  return raw.length > 1 && shown !== raw;
}

function isInWord(token: Token): boolean {
  return isDecoded(token)
    ? token.shown > '\x7f'
    : token.raw.length === 1 && isASCIIAlphanumeric(token.raw.charCodeAt(0));
}

function joinTokens(tokens: readonly Token[]): LabelText {
  const characters = tokens.map(({ shown }) => shown.toLowerCase());
  const classes = characters.map((character) =>
    Array.from(character).length === 1 ? classOf(character.codePointAt(0)!) : 0,
  );
  return { characters, classes, isOneScript: isSingleScript(classes) };
}

/** Checks a word by the rules for labels that do not depend on the domain. */
function isReadableWord(tokens: readonly Token[]): boolean {
  const text = joinTokens(tokens);
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

/** Encodes deceptive words again. A word ends at punctuation and at an escape that is not decoded. */
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

/** A longer piece keeps its escapes, because decoding takes 200 bytes for each escape. */
export const LONGEST_READABLE = 2048;

/** Decodes the percent-escapes of a path segment, of a name or value in a query, or of a fragment. */
function decodeReadably(text: string, context: LabelContext, kind: TextKind): string {
  if (!text.includes('%') || text.length > LONGEST_READABLE) return escapeInvisibleIn(kind, text);
  const tokens = readTokens(text, kind);
  checkWords(tokens);
  if (tokens.some(isDecoded)) {
    const label = joinTokens(tokens);
    if (isWholeScriptConfusable(label, context) || isDigitLookalike(label)) encodeAgain(tokens);
  }
  return tokens.map(({ shown }) => shown).join('');
}

/**
 * Decodes the percent-escapes of a path, query or fragment, piece by piece. An escape stays if the parser would not encode the
 * decoded character again, or if the character is invisible or confusable.
 *
 * @param text the part of a URL record
 * @param separators the characters between the pieces
 * @param context the top-level domain, which determines the scripts that readers know
 * @param kind the part
 * @returns the part to show
 */
export function decodePieces(text: string, separators: string, context: LabelContext, kind: TextKind): string {
  if (!text.includes('%')) return escapeInvisibleIn(kind, text);
  const output = new TextBuilder();
  for (let start = 0; start <= text.length; ) {
    let end = start;
    while (end < text.length && !separators.includes(text.charAt(end))) end++;
    output.add(decodeReadably(text.slice(start, end), context, kind) + text.charAt(end));
    start = end + 1;
  }
  return output.toString();
}
