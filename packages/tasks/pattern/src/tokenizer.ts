import { codePointAt } from '@url/infra/internal';
import type { Fail } from './pattern-error.js';

/** https://urlpattern.spec.whatwg.org/#token-type */
export type TokenType =
  | 'open'
  | 'close'
  | 'regexp'
  | 'name'
  | 'char'
  | 'escaped-char'
  | 'other-modifier'
  | 'asterisk'
  | 'end'
  | 'invalid-char';

/** https://urlpattern.spec.whatwg.org/#token */
export interface Token {
  readonly type: TokenType;
  /** An offset in code units, where the standard counts code points. */
  readonly index: number;
  readonly value: string;
}

/** https://urlpattern.spec.whatwg.org/#tokenizer */
interface Tokenizer {
  readonly input: string;
  readonly fail: Fail | null;
  readonly tokenList: Token[];
  index: number;
}

/**
 * https://urlpattern.spec.whatwg.org/#add-a-token
 * https://urlpattern.spec.whatwg.org/#add-a-token-with-default-length
 * https://urlpattern.spec.whatwg.org/#add-a-token-with-default-position-and-length
 */
function addToken(
  tokenizer: Tokenizer,
  type: TokenType,
  nextPosition: number,
  valuePosition = tokenizer.index,
  valueEnd = nextPosition,
): void {
  const { input, tokenList, index } = tokenizer;
  tokenList.push({ type, index, value: input.slice(valuePosition, valueEnd) });
  tokenizer.index = nextPosition;
}

/**
 * https://urlpattern.spec.whatwg.org/#process-a-tokenizing-error
 *
 * @param expectation what a strict tokenizer expected
 * @param position where it expected that
 */
function processError(tokenizer: Tokenizer, expectation: string, position: number): void {
  if (tokenizer.fail !== null) tokenizer.fail(expectation, position);
  addToken(tokenizer, 'invalid-char', tokenizer.index + 1);
}

/**
 * https://urlpattern.spec.whatwg.org/#tokenize
 * https://urlpattern.spec.whatwg.org/#tokenize-policy
 *
 * @param fail `null` for the policy "lenient"
 * @throws what `fail` throws, if the input is malformed
 */
export function tokenize(input: string, fail: Fail | null): Token[] {
  const tokenizer: Tokenizer = { input, fail, tokenList: [], index: 0 };
  while (tokenizer.index < input.length) {
    const { index } = tokenizer;
    const character = input[index]!;
    if (character === '\\') readEscapedChar(tokenizer);
    else if (character === ':') readName(tokenizer);
    else if (character === '(') readRegExp(tokenizer);
    else readText(tokenizer, typeOf(character));
  }
  addToken(tokenizer, 'end', tokenizer.index);
  return tokenizer.tokenList;
}

/** Code points that mean nothing in patterns, and end no component of a constructor string. */
const text = /[^\\:(){}*+?@/#[\]]*/y;

/** Reads text, or one other character. Text is one token here, and one for each code point in the standard: no rule asks for a single one. */
function readText(tokenizer: Tokenizer, type: TokenType): void {
  const { input, index } = tokenizer;
  text.lastIndex = index;
  text.test(input);
  addToken(tokenizer, type, Math.max(text.lastIndex, index + 1));
}

/** The type of a token that is text, or one other character. */
function typeOf(character: string): TokenType {
  if (character === '*') return 'asterisk';
  if (character === '+' || character === '?') return 'other-modifier';
  if (character === '{') return 'open';
  return character === '}' ? 'close' : 'char';
}

/**
 * https://urlpattern.spec.whatwg.org/#get-the-next-code-point
 * https://urlpattern.spec.whatwg.org/#seek-and-get-the-next-code-point
 *
 * @returns the offset after the code point at an offset
 */
function endOfCodePoint(input: string, index: number): number {
  return index + (input.charCodeAt(index) > 0x7f && codePointAt(input, index) > 0xffff ? 2 : 1);
}

function readEscapedChar(tokenizer: Tokenizer): void {
  const { input, index } = tokenizer;
  if (index === input.length - 1) processError(tokenizer, 'a character after "\\"', input.length);
  else addToken(tokenizer, 'escaped-char', endOfCodePoint(input, index + 1), index + 1);
}

function readName(tokenizer: Tokenizer): void {
  const { input, fail } = tokenizer;
  const start = tokenizer.index + 1;
  let end = start;
  while (end < input.length) {
    try {
      if (!isValidNameCodePoint(codePointAt(input, end), end === start)) break;
    } catch {
      if (fail !== null) fail('a name in ASCII: this engine lacks Unicode property escapes', end);
      break;
    }
    end = endOfCodePoint(input, end);
  }
  if (end > start) addToken(tokenizer, 'name', end, start);
  else processError(tokenizer, 'a name after ":", or "\\:"', start);
}

/** Reads "(", a regular expression of ASCII code points without capturing groups, and ")". */
function readRegExp(tokenizer: Tokenizer): void {
  const { input } = tokenizer;
  const start = tokenizer.index + 1;
  let position = start;
  for (let depth = 1; depth > 0; ) {
    const problem = problemInRegExp(input, position, start);
    if (problem !== null) {
      processError(tokenizer, problem, position);
      return;
    }
    const character = input[position];
    if (character === '(') depth++;
    else if (character === ')') depth--;
    position += character === '\\' ? 2 : 1;
  }
  if (position === start + 1) processError(tokenizer, 'a regular expression', start);
  else addToken(tokenizer, 'regexp', position, start, position - 1);
}

/** Says what was expected at an offset in a regular expression, or `null` if the character can be there. */
function problemInRegExp(input: string, position: number, start: number): string | null {
  const character = input.charAt(position);
  const next = input.charAt(position + 1);
  if (character === '') return '")"';
  if (character > '\x7f' || (character === '\\' && (next === '' || next > '\x7f'))) return 'an ASCII character';
  if (character === '?' && position === start) return 'no "?" after "("';
  return character === '(' && next !== '?' ? '"(?:" in place of "("' : null;
}

/**
 * https://urlpattern.spec.whatwg.org/#is-a-valid-name-code-point
 *
 * The expression is created for each code point that is not ASCII, because they are rare and not every engine can read it.
 *
 * @throws SyntaxError for a code point that is not ASCII, on an engine without property escapes
 */
export function isValidNameCodePoint(codePoint: number, first: boolean): boolean {
  const text = String.fromCodePoint(codePoint);
  if (codePoint <= 0x7f) return (first ? /[A-Za-z_$]/ : /[\w$]/).test(text);
  // Not a literal, which some engines reject before it is used. No minifier evaluates `concat`.
  const property = '\\'.concat(first ? 'p{ID_Start}' : 'p{ID_Continue}');
  return new RegExp(`[${property}${first ? '' : '\u200c\u200d'}]`, 'u').test(text);
}
