import { specialSchemeNames } from '@url/record/internal';
import { canonicalizers } from './canonicalize.js';
import { type Component, compileComponent } from './component.js';
import { defaultOptions } from './component-options.js';
import { type CompleteInit, type ComponentName, createInit } from './component-values.js';
import { isASearchPrefix, isNonSpecialPatternChar, nextIsAuthoritySlashes } from './constructor-string-tokens.js';
import type { Fail } from './pattern-error.js';
import { type Token, tokenize } from './tokenizer.js';

/** Where the components are in a constructor string, in code units. */
export type Starts = { [name in ComponentName]?: number };

/** The components of a constructor string, and where each of them starts. */
export interface ParsedConstructorString {
  readonly init: CompleteInit;
  readonly starts: Starts;
  /** The protocol, if the string has one. It decides how the string is read, so it is compiled first. */
  protocol: Component | null;
}

/** https://urlpattern.spec.whatwg.org/#constructor-string-parser */
interface ConstructorStringParser extends ParsedConstructorString {
  readonly input: string;
  readonly tokenList: readonly Token[];
  tokenIndex: number;
}

/** A code point that ends a component; the empty string for the end of the input. */
type Stop = '' | ':' | '@' | '/' | '?' | '#';

/**
 * https://urlpattern.spec.whatwg.org/#parse-a-constructor-string
 *
 *     http{s}?://user:password@host:8080/path?search#hash
 *             ^      ^        ^    ^    ^    ^      ^
 *             each component ends at a stop: which one decides what follows
 *
 * The standard rewinds twice: at the first ":", and in the authority state. Here the parser looks ahead instead.
 *
 * @throws what `fail` throws, if the protocol is not well formed
 */
export function parseConstructorString(input: string, fail: Fail): ParsedConstructorString {
  const tokenList = tokenize(input, null);
  const parser: ConstructorStringParser = {
    input,
    tokenList,
    tokenIndex: 0,
    init: createInit(),
    starts: {},
    protocol: null,
  };
  if (findStop(parser, 0, ':') < tokenList.length - 1) readFromProtocol(parser, fail);
  else if (isASearchPrefix(tokenList, 0)) readPathname(parser, '?');
  else readPathname(parser, isNonSpecialPatternChar(tokenList, 0, '#') ? '#' : '/');
  return parser;
}

function readFromProtocol(parser: ConstructorStringParser, fail: Fail): void {
  const { tokenList, init } = parser;
  readComponent(parser, 'protocol', 0, ':');
  const isSpecial = computeProtocolMatchesSpecialScheme(parser, fail);
  const hasSlashes = nextIsAuthoritySlashes(tokenList, parser.tokenIndex);
  if (hasSlashes || isSpecial) {
    const stop = readAuthority(parser, hasSlashes ? 3 : 1);
    if (stop === '?' || stop === '#') init.pathname = isSpecial ? '/' : '';
    readPathname(parser, stop);
  } else {
    init.hostname = '';
    parser.tokenIndex++;
    readPathname(parser, '/');
  }
  if (init.port === undefined) init.port = '';
}

/** Reads the components of the authority. */
function readAuthority(parser: ConstructorStringParser, skip: number): Stop {
  const { tokenList, tokenIndex } = parser;
  const first = tokenList[findStop(parser, tokenIndex + skip, '@/?#')]!.value;
  let next = skip;
  if (first === '@') {
    next = 1;
    if (readComponent(parser, 'username', skip, ':@') === ':') readComponent(parser, 'password', 1, '@');
  }
  const stop = readComponent(parser, 'hostname', next, ':/?#[]');
  return stop === ':' ? readComponent(parser, 'port', 1, '/?#') : stop;
}

/** Reads the components from the pathname on. */
function readPathname(parser: ConstructorStringParser, stop: Stop): void {
  const { init } = parser;
  let next = stop;
  if (next === '/') next = readComponent(parser, 'pathname', 0, '?#');
  // A hash after another component implies an empty search.
  if (next === '?') next = readComponent(parser, 'search', 1, '#');
  else if (next === '#' && parser.tokenIndex > 0) init.search = '';
  if (next === '#') readComponent(parser, 'hash', 1, '');
}

/**
 * https://urlpattern.spec.whatwg.org/#change-state
 * https://urlpattern.spec.whatwg.org/#make-a-component-string
 *
 * Reads a component up to a stop.
 *
 * @param skip the number of tokens before the component
 * @returns the stop that was found
 */
function readComponent(parser: ConstructorStringParser, name: ComponentName, skip: number, stops: string): Stop {
  const { input, tokenList, tokenIndex } = parser;
  const end = findStop(parser, tokenIndex + skip, stops);
  const start = tokenList[tokenIndex + skip]!.index;
  parser.init[name] = input.slice(start, tokenList[end]!.index);
  parser.starts[name] = start;
  parser.tokenIndex = end;
  return tokenList[end]!.value as Stop;
}

/**
 * https://urlpattern.spec.whatwg.org/#is-a-protocol-suffix
 * https://urlpattern.spec.whatwg.org/#is-an-identity-terminator
 * https://urlpattern.spec.whatwg.org/#is-a-password-prefix
 * https://urlpattern.spec.whatwg.org/#is-a-port-prefix
 * https://urlpattern.spec.whatwg.org/#is-a-pathname-start
 * https://urlpattern.spec.whatwg.org/#is-a-hash-prefix
 * https://urlpattern.spec.whatwg.org/#is-an-ipv6-open
 * https://urlpattern.spec.whatwg.org/#is-an-ipv6-close
 *
 * Finds the first token outside braces that is a stop.
 *
 * @param stops code points; with "[]", a ":" between brackets is not a stop
 * @returns its index; the index of the last token, at the end of the input, if there is none
 */
function findStop({ tokenList }: ConstructorStringParser, start: number, stops: string): number {
  let groupDepth = 0;
  let bracketDepth = 0;
  let index = start;
  for (; tokenList[index]!.type !== 'end'; index++) {
    const { type, value } = tokenList[index]!;
    if (type === 'open') groupDepth++;
    if (type === 'close') groupDepth = Math.max(groupDepth - 1, 0);
    if (groupDepth > 0 || !stops.includes(value) || !isPlainOrSearchPrefix(tokenList, index)) continue;
    if (value === '[') bracketDepth++;
    else if (value === ']') bracketDepth--;
    else if (value !== ':' || bracketDepth === 0) break;
  }
  return index;
}

function isPlainOrSearchPrefix(tokenList: readonly Token[], index: number): boolean {
  return isNonSpecialPatternChar(tokenList, index, tokenList[index]!.value) || isASearchPrefix(tokenList, index);
}

/** https://urlpattern.spec.whatwg.org/#compute-protocol-matches-a-special-scheme-flag */
function computeProtocolMatchesSpecialScheme(parser: ConstructorStringParser, fail: Fail): boolean {
  parser.protocol = compileComponent(parser.init.protocol!, canonicalizers.protocol, defaultOptions, fail);
  return protocolComponentMatchesSpecialScheme(parser.protocol);
}

/** https://urlpattern.spec.whatwg.org/#protocol-component-matches-a-special-scheme */
export function protocolComponentMatchesSpecialScheme(protocolComponent: Component): boolean {
  return specialSchemeNames().some((scheme) => protocolComponent.test(scheme));
}
