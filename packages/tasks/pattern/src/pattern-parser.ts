import type { Options } from './component-options.js';
import type { Modifier, Part, PartType } from './part.js';
import type { Fail } from './pattern-error.js';
import { fullWildcardRegExpValue, generateSegmentWildcardRegExp } from './regular-expression.js';
import { type Token, type TokenType, tokenize } from './tokenizer.js';

/**
 * https://urlpattern.spec.whatwg.org/#encoding-callback
 *
 * Validates and encodes fixed text of a pattern. The result is `null` if the standard throws.
 */
export type EncodingCallback = (input: string) => string | null;

/** https://urlpattern.spec.whatwg.org/#pattern-parser */
interface PatternParser {
  readonly tokenList: readonly Token[];
  readonly encodingCallback: EncodingCallback;
  readonly fail: Fail;
  readonly options: Options;
  readonly partList: Part[];
  readonly names: Set<string>;
  pendingFixedValue: string;
  /** Where the pending fixed value starts in the pattern string. */
  pendingStart: number;
  index: number;
  nextNumericName: number;
}

/** The offset of the next token in the pattern string. */
function positionOf({ tokenList, index }: PatternParser): number {
  return tokenList[index]!.index;
}

/** https://urlpattern.spec.whatwg.org/#try-to-consume-a-token */
function tryToConsume(parser: PatternParser, type: TokenType): Token | null {
  const nextToken = parser.tokenList[parser.index]!;
  if (nextToken.type !== type) return null;
  parser.index++;
  return nextToken;
}

/** https://urlpattern.spec.whatwg.org/#try-to-consume-a-modifier-token */
function tryToConsumeModifier(parser: PatternParser): Modifier {
  const token = tryToConsume(parser, 'other-modifier') ?? tryToConsume(parser, 'asterisk');
  return (token?.value ?? '') as Modifier;
}

/** https://urlpattern.spec.whatwg.org/#try-to-consume-a-regexp-or-wildcard-token */
function tryToConsumeRegExpOrWildcard(parser: PatternParser, nameToken: Token | null): Token | null {
  const token = tryToConsume(parser, 'regexp');
  return nameToken === null && token === null ? tryToConsume(parser, 'asterisk') : token;
}

/** https://urlpattern.spec.whatwg.org/#consume-a-required-token */
function consumeRequired(parser: PatternParser, type: TokenType, expectation: string): void {
  if (tryToConsume(parser, type) === null) parser.fail(expectation, positionOf(parser));
}

/** https://urlpattern.spec.whatwg.org/#consume-text */
function consumeText(parser: PatternParser): string {
  let result = '';
  for (;;) {
    const token = tryToConsume(parser, 'char') ?? tryToConsume(parser, 'escaped-char');
    if (token === null) return result;
    result += token.value;
  }
}

function encode({ encodingCallback, fail }: PatternParser, text: string, position: number): string {
  return encodingCallback(text) ?? fail('text allowed here', position);
}

function appendToPending(parser: PatternParser, text: string, start: number): void {
  if (parser.pendingFixedValue === '') parser.pendingStart = start;
  parser.pendingFixedValue += text;
}

/** https://urlpattern.spec.whatwg.org/#maybe-add-a-part-from-the-pending-fixed-value */
function maybeAddPendingPart(parser: PatternParser, end: number): void {
  const { pendingFixedValue, pendingStart } = parser;
  parser.pendingFixedValue = '';
  if (pendingFixedValue !== '') addFixedText(parser, pendingFixedValue, '', pendingStart, end);
}

function addFixedText(parser: PatternParser, text: string, modifier: Modifier, start: number, end: number): void {
  const value = encode(parser, text, start);
  parser.partList.push({ type: 'fixed-text', value, modifier, name: '', prefix: '', suffix: '', start, end });
}

/**
 * https://urlpattern.spec.whatwg.org/#parse-a-pattern-string
 *
 * @throws what `fail` throws, if the input is malformed, or if a text of it cannot be encoded
 */
export function parsePatternString(
  input: string,
  options: Options,
  encodingCallback: EncodingCallback,
  fail: Fail,
): Part[] {
  const parser: PatternParser = {
    tokenList: tokenize(input, fail),
    encodingCallback,
    fail,
    options,
    partList: [],
    names: new Set(),
    pendingFixedValue: '',
    pendingStart: 0,
    index: 0,
    nextNumericName: 0,
  };
  const { tokenList } = parser;
  while (parser.index < tokenList.length) {
    const { type, value, index } = tokenList[parser.index]!;
    // A character before another one is text.
    if (type === 'char' && tokenList[parser.index + 1]!.type === 'char') {
      appendToPending(parser, value, index);
      parser.index++;
    } else {
      parsePart(parser);
    }
  }
  return parser.partList;
}

/** The tokens of a group: its name, and its regular expression or asterisk. Text in braces has neither. */
interface GroupTokens {
  readonly name: Token | null;
  readonly regExpOrWildcard: Token | null;
}

function isGroup({ name, regExpOrWildcard }: GroupTokens): boolean {
  return name !== null || regExpOrWildcard !== null;
}

/** Parses one part, or one character of text. */
function parsePart(parser: PatternParser): void {
  const { prefixCodePoint } = parser.options;
  const start = positionOf(parser);
  const isOpen = tryToConsume(parser, 'open') !== null;
  const text = isOpen ? consumeText(parser) : (tryToConsume(parser, 'char')?.value ?? '');
  const name = tryToConsume(parser, 'name');
  const group = { name, regExpOrWildcard: tryToConsumeRegExpOrWildcard(parser, name) };
  if (isOpen) {
    const suffix = consumeText(parser);
    consumeRequired(parser, 'close', '"}"');
    addPart(parser, text, group, suffix, start);
  } else if (isGroup(group)) {
    const isPrefix = text === prefixCodePoint;
    if (!isPrefix) appendToPending(parser, text, start);
    const groupStart = isPrefix ? start : start + text.length;
    addPart(parser, isPrefix ? text : '', group, '', groupStart);
  } else {
    parseText(parser, text, start);
  }
}

/** Parses one character that is not before a group, or the end. */
function parseText(parser: PatternParser, char: string, start: number): void {
  const text = char === '' ? tryToConsume(parser, 'escaped-char')?.value : char;
  if (text === undefined) {
    maybeAddPendingPart(parser, start);
    consumeRequired(parser, 'end', '"\\" before a special character');
  } else {
    appendToPending(parser, text, start);
  }
}

/**
 * https://urlpattern.spec.whatwg.org/#add-a-part
 * https://urlpattern.spec.whatwg.org/#is-a-duplicate-name
 *
 * Adds a part with the modifier that follows.
 *
 * @param start where the part starts in the pattern string
 */
function addPart(parser: PatternParser, prefix: string, group: GroupTokens, suffix: string, start: number): void {
  const { name: nameToken, regExpOrWildcard } = group;
  const modifier = tryToConsumeModifier(parser);
  if (!isGroup(group) && modifier === '') {
    appendToPending(parser, prefix, start);
    return;
  }
  maybeAddPendingPart(parser, start);
  if (!isGroup(group)) {
    if (prefix !== '') addFixedText(parser, prefix, modifier, start, positionOf(parser));
    return;
  }
  const type = typeOf(parser, regExpOrWildcard);
  const name = nameToken?.value ?? `${parser.nextNumericName++}`;
  if (parser.names.has(name)) parser.fail(`a unique name, not "${name}"`, nameToken?.index ?? start);
  parser.names.add(name);
  parser.partList.push({
    type,
    value: type === 'regexp' ? regExpOrWildcard!.value : '',
    modifier,
    name,
    prefix: encode(parser, prefix, start),
    suffix: encode(parser, suffix, start),
    start,
    end: positionOf(parser),
  });
}

/** The type of a group. A regular expression that is the one of a wildcard makes the group that wildcard. */
function typeOf({ options }: PatternParser, token: Token | null): PartType {
  if (token === null || token.value === generateSegmentWildcardRegExp(options)) return 'segment-wildcard';
  return token.type === 'asterisk' || token.value === fullWildcardRegExpValue ? 'full-wildcard' : 'regexp';
}
