import { PERCENT_SIGN } from '@url/infra';
import { isASCIIHexDigit, toScalarValueString } from '@url/infra/internal';
import { type EscapeToken, escapeTokensOf } from './escape-tokens.js';
import { FRAGMENT, HARD, isInterior, matchesBrackets, PATH, SOFT, startsPart } from './link-syntax.js';
import { percentEncode } from './percent-encode.js';

/** Decoders of a part read these as syntax, so an escaped one stays escaped. */
const SYNTAX = '#&+/=?\\';
/** The syntax in fragment directives. */
const DIRECTIVE_SYNTAX = ',-';

const COLON = 0x3a;
const TILDE = 0x7e;

/** The part of a URL after its authority, and how far it is written. */
interface Writing {
  readonly tokens: readonly EscapeToken[];
  readonly termOf: (codePoint: number) => number;
  part: number;
  /** The brackets that are open. */
  open: number[];
  isDirective: boolean;
}

function isOneOf(characters: string, codePoint: number): boolean {
  return codePoint < 0x80 && characters.includes(String.fromCharCode(codePoint));
}

function isHexDigit(token: EscapeToken | undefined): boolean {
  return token !== undefined && isASCIIHexDigit(token.codePoint);
}

function writeToken(writing: Writing, token: EscapeToken, index: number): string {
  if (!token.isEscaped && readSyntax(writing, token.codePoint, index)) return token.raw;
  return isEscapeNeeded(writing, token, index) ? escapeToken(token) : String.fromCodePoint(token.codePoint);
}

/** Notes that a part or a piece of it begins, and returns whether it is a part. */
function readSyntax(writing: Writing, codePoint: number, index: number): boolean {
  const startsNext = startsPart(codePoint, writing.part);
  const startsDirective = writing.part === FRAGMENT && isDirectiveAt(writing.tokens, index);
  if (startsNext) writing.part = codePoint;
  if (startsDirective) writing.isDirective = true;
  if (startsNext || startsDirective || isInterior(codePoint, writing.part)) writing.open = [];
  return startsNext;
}

function isDirectiveAt(tokens: readonly EscapeToken[], index: number): boolean {
  return [':', '~', ':'].every((raw, offset) => tokens[index + offset]?.raw === raw);
}

function isEscapeNeeded(writing: Writing, { codePoint, isEscaped }: EscapeToken, index: number): boolean {
  const { tokens } = writing;
  if (codePoint < 0) return true;
  if (isEscaped && (isOneOf(SYNTAX, codePoint) || isDirectiveSyntax(writing, codePoint, index))) return true;
  if (codePoint === PERCENT_SIGN) return isHexDigit(tokens[index + 1]) && isHexDigit(tokens[index + 2]);
  const term = writing.termOf(codePoint);
  if (term === SOFT) return index === tokens.length - 1;
  return term === HARD || !matchesBrackets(codePoint, term, writing.open);
}

/** Tests whether an escaped code point would be read as ":~:" or in a directive, if it were not escaped. */
function isDirectiveSyntax({ part, isDirective, tokens }: Writing, codePoint: number, index: number): boolean {
  if (part !== FRAGMENT) return false;
  if (isDirective && isOneOf(DIRECTIVE_SYNTAX, codePoint)) return true;
  if (codePoint !== COLON && codePoint !== TILDE) return false;
  const other = codePoint === COLON ? TILDE : COLON;
  return tokens[index - 1]?.codePoint === other || tokens[index + 1]?.codePoint === other;
}

function escapeToken({ codePoint, raw, isEscaped }: EscapeToken): string {
  if (isEscaped) return raw;
  return codePoint < 0x80 ? percentEncode(codePoint) : encodeURIComponent(toScalarValueString(raw));
}

/**
 * https://www.unicode.org/reports/tr58/#minimal-escaping
 *
 * Writes the path, query and fragment of a URL with the fewest percent-escapes that a reader by UTS #58 needs to find all of them. An escaped
 * "/", "=", "&", "#", "?", "+" or "\" stays escaped, and so do bytes that are not UTF-8.
 *
 * @param text a serialized path, query and fragment, with their delimiters
 * @param termOf returns the Link_Term of a code point as `asciiLinkTerm` does; HARD for a code point to escape everywhere
 */
export function escapeMinimally(text: string, termOf: (codePoint: number) => number): string {
  const tokens = escapeTokensOf(text);
  const hasOpaquePath = !startsPart(text.charCodeAt(0), 0);
  const writing: Writing = { tokens, termOf, part: hasOpaquePath ? PATH : 0, open: [], isDirective: false };
  return tokens.map((token, index) => writeToken(writing, token, index)).join('');
}
