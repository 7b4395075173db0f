import { argumentError, checkString, codePointAt, notationWithASCII } from '@url/infra/internal';
import { type Authority, splitAuthority, splitURIReference, type URIReference } from './components.js';
import { isIPv6Address } from './ip-address.js';

/** A URI reference whose components and parts of the authority match their rules. */
export interface ParsedReference extends URIReference {
  /** The parts of the authority, or `null` if there is none. */
  readonly parts: Authority | null;
}

/** Why a string does not match the grammar. */
export interface GrammarError {
  /** The rule of the grammar that does not match, such as "reg-name". */
  readonly type: string;
  /** One sentence for people. */
  readonly message: string;
  /** Offset of the first code unit of the error, in UTF-16 code units of the input. */
  readonly start: number;
  /** Offset after the last code unit of the error. */
  readonly end: number;
}

/** A function that is called with the reason why a string does not match the grammar. */
export type GrammarErrorHandler = (error: GrammarError) => void;

/** For each rule that is a run of characters, an expression that finds the first character that is not in the rule. */
export interface Grammar {
  readonly userinfo: RegExp;
  readonly 'reg-name': RegExp;
  readonly path: RegExp;
  readonly query: RegExp;
  readonly fragment: RegExp;
  /** Matches a URI as a whole. The text in brackets must also match "IPv6address", unless it is an "IPvFuture". */
  readonly URI: RegExp;
}

const unreserved = 'A-Za-z\\d\\-._~';
const subDelims = "!$&'()*+,;=";
const ipvFuture = `[vV][\\dA-Fa-f]+\\.[${unreserved}${subDelims}:]+`;

/**
 * https://www.rfc-editor.org/rfc/rfc3986#appendix-A
 *
 * An expression that finds one character has no loop that could backtrack, so a search takes one pass over any string.
 *
 * @param ucschar the characters that "unreserved" contains beyond RFC 3986, as the inside of a character class
 * @param iprivate the characters that "query" contains beyond RFC 3986
 */
export function createGrammar(ucschar: string, iprivate: string): Grammar {
  const regName = unreserved + ucschar + subDelims;
  const pchar = `${regName}:@`;
  const hostAndPort = `(?:${runOf(regName)}|\\[(?:[\\dA-Fa-f:.]+|${ipvFuture})\\])(?::\\d*)?(?=[/?#]|$)`;
  return {
    userinfo: notOf(`${regName}:`),
    'reg-name': notOf(regName),
    path: notOf(`${pchar}/`),
    query: notOf(`${pchar}/?${iprivate}`),
    fragment: notOf(`${pchar}/?`),
    URI: new RegExp(
      `^[A-Za-z][A-Za-z\\d+.-]*:(?://(?:${hostAndPort}|${runOf(`${regName}:`)}@${hostAndPort})|(?!//))${runOf(`${pchar}/`)}` +
        `(?:\\?${runOf(`${pchar}/?${iprivate}`)})?(?:#${runOf(`${pchar}/?`)})?$`,
      'u',
    ),
  };
}

/** Matches characters of the class and "pct-encoded". No character can be matched in two ways, so that nothing is tried twice. */
function runOf(characterClass: string): string {
  return `[${characterClass}]*(?:%[\\dA-Fa-f]{2}[${characterClass}]*)*`;
}

/** Above it, in code units, the stack of an engine's regular expressions could overflow. */
const LONGEST_AT_ONCE = 2048;

/** Whether the rule "URI" or "IRI" matches. */
export function isAbsoluteByGrammar(input: string, grammar: Grammar): boolean {
  checkString('input', input);
  if (input.length > LONGEST_AT_ONCE) return (parseByGrammar(input, grammar)?.scheme ?? null) !== null;
  if (!grammar.URI.test(input)) return false;
  const bracket = input.indexOf('[');
  if (bracket < 0) return true;
  const literal = input.slice(bracket + 1, input.indexOf(']'));
  return /^v/i.test(literal) || isIPv6Address(literal);
}

/** Matches a code point that is not in the class, and a U+0025 (%) that starts no "pct-encoded". */
function notOf(characterClass: string): RegExp {
  return new RegExp(`[^${characterClass}%]|%(?![\\dA-Fa-f]{2})`, 'u');
}

const scheme = /^[A-Za-z][A-Za-z\d+.-]*$/;
const port = /^\d*$/;

/**
 * https://www.rfc-editor.org/rfc/rfc3986#appendix-A
 *
 * Splits the input as appendix B does, and matches each piece with its rule. That is all of URI-reference: beyond "pchar" the rules for paths
 * only require that the first segment of a relative reference contains no colon, and appendix B treats the text before a colon as a scheme.
 *
 * @param input any string
 * @param grammar the rules for the runs of characters
 * @param onError called with the first rule that does not match, at offsets into the input
 * @returns the components, or `null` if the input is not a URI-reference
 */
export function parseByGrammar(
  input: string,
  grammar: Grammar,
  onError: GrammarErrorHandler | null = null,
): ParsedReference | null {
  const reference = splitURIReference(input);
  const parts = reference.authority === null ? null : splitAuthority(reference.authority);
  const error = firstError(reference, parts, grammar);
  if (error === null) return { ...reference, parts };
  if (onError !== null) onError(error);
  return null;
}

/** Throws a `TypeError` unless an argument is a function or `null`. */
export function checkErrorHandler(value: unknown): void {
  if (value !== null && typeof value !== 'function') throw argumentError('onError', value, 'is not a function');
}

function firstError(reference: URIReference, parts: Authority | null, grammar: Grammar): GrammarError | null {
  const { authority, path, query, fragment } = reference;
  if (reference.scheme !== null && !scheme.test(reference.scheme)) {
    return errorAt(
      'scheme',
      'A scheme is a letter, then letters, digits, "+", "-" and "." (3.1).',
      0,
      reference.scheme,
    );
  }
  let start = reference.scheme === null ? 0 : reference.scheme.length + 1;
  if (parts !== null) {
    const error = authorityError(parts, start + 2, grammar);
    if (error !== null) return error;
    start += 2 + authority!.length;
  } else if (reference.scheme === null && path.startsWith(':')) {
    return errorAt(
      'path-noscheme',
      'Without a scheme, the first segment of a path cannot contain ":" (4.2).',
      start,
      ':',
    );
  }
  const pathError = runError('path', path, start, grammar);
  if (pathError !== null) return pathError;
  start += path.length + 1;
  const queryError = query === null ? null : runError('query', query, start, grammar);
  if (queryError !== null) return queryError;
  if (query !== null) start += query.length + 1;
  return fragment === null ? null : runError('fragment', fragment, start, grammar);
}

function authorityError(parts: Authority, start: number, grammar: Grammar): GrammarError | null {
  let at = start;
  if (parts.userinfo !== null) {
    const error = runError('userinfo', parts.userinfo, at, grammar);
    if (error !== null) return error;
    at += parts.userinfo.length + 1;
  }
  const { host } = parts;
  const hostError = host.startsWith('[') ? ipLiteralError(host, at) : runError('reg-name', host, at, grammar);
  if (hostError !== null) return hostError;
  at += host.length + 1;
  if (parts.port === null || port.test(parts.port)) return null;
  return errorAt('port', 'A port must consist of digits (3.2.3).', at, parts.port);
}

const wholeIPvFuture = /* @__PURE__ */ new RegExp(`^${ipvFuture}$`);

/** https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2 */
function ipLiteralError(host: string, start: number): GrammarError | null {
  const address = host.slice(1, -1);
  if (host.endsWith(']') && (isIPv6Address(address) || wholeIPvFuture.test(address))) return null;
  return errorAt(
    'IP-literal',
    'Brackets must contain an IPv6address without zone, or an IPvFuture (3.2.2).',
    start,
    host,
  );
}

function runError(
  rule: Exclude<keyof Grammar, 'URI'>,
  text: string,
  start: number,
  grammar: Grammar,
): GrammarError | null {
  const offset = text.search(grammar[rule]);
  if (offset < 0) return null;
  const character = String.fromCodePoint(codePointAt(text, offset));
  const why =
    character === '%'
      ? 'Two hex digits must follow a "%" (2.1).'
      : `It cannot contain ${notationWithASCII(codePointAt(character, 0))}.`;
  return errorAt(rule, `${rule}: ${why}`, start + offset, character);
}

function errorAt(type: string, message: string, start: number, text: string): GrammarError {
  return { type, message, start, end: start + text.length };
}
