import { endOfHost } from '@url/host/internal';
import { PERCENT_SIGN } from '@url/infra';
import {
  argumentError,
  checkOptions,
  checkString,
  codePointAt,
  flag,
  isASCIIHexDigit,
  option,
} from '@url/infra/internal';
import { MAX_PORT } from '@url/record/internal';
import { type AuthPathGrammar, splitAuthPath } from './auth-path.js';
import { isInCharacterSet } from './character-sets.js';
import { characterError, type GrammarError, type GrammarRule } from './grammar-error.js';
import { words } from './grammar-words.js';
import { checkMode, type ParserMode, parserModeFor, separatorsIn } from './parser-mode.js';
import { schemeOf } from './preprocess.js';

/** Selects a grammar of the document. */
export interface GrammarOptions {
  /** The parser mode of a text without scheme. The default is "web". */
  readonly mode?: ParserMode | null;
  /** Whether to use the strict grammar. The default is the loose grammar. */
  readonly strict?: boolean | null;
}

interface Grammar extends AuthPathGrammar {
  /** Whether a port must be a 16-bit integer, which the grammar does not require. */
  readonly isPortLimited: boolean;
}

/** Compares a text, which starts at an offset of the input, with a rule. */
type Check = (text: string, start: number, grammar: Grammar) => GrammarError | null;

function grammarOf(mode: ParserMode, isStrict: boolean, isPortLimited: boolean): Grammar {
  return { mode, isStrict, s: isStrict ? '/' : separatorsIn(mode), isPortLimited };
}

/** A rule of characters and percent-encoded bytes. Only the rules of query and fragment include `s`. */
function runOf(rule: GrammarRule, excluded: string, canBeEmpty = true): Check {
  return (text, start, grammar) =>
    text === '' && !canBeEmpty
      ? { rule, message: `The rule "${rule}" does not match the empty string.`, start, end: start }
      : runError(rule, text, start, excluded + grammar.s, grammar.isStrict);
}

function runError(
  rule: GrammarRule,
  text: string,
  start: number,
  excluded: string,
  isStrict: boolean,
): GrammarError | null {
  for (let offset = 0; offset < text.length; ) {
    const codePoint = codePointAt(text, offset);
    const isByte = codePoint === PERCENT_SIGN && startsWithTwoHexDigits(text, offset + 1);
    const isAllowed =
      codePoint === PERCENT_SIGN
        ? isByte || !isStrict
        : !excluded.includes(text.charAt(offset)) && (!isStrict || isStrictURLCharacter(codePoint));
    if (!isAllowed) return characterError(rule, codePoint, start + offset);
    offset += isByte ? 3 : codePoint > 0xffff ? 2 : 1;
  }
  return null;
}

function startsWithTwoHexDigits(text: string, offset: number): boolean {
  return isASCIIHexDigit(text.charCodeAt(offset)) && isASCIIHexDigit(text.charCodeAt(offset + 1));
}

/** The set `url-char` of the strict grammar. */
function isStrictURLCharacter(codePoint: number): boolean {
  return isInCharacterSet(codePoint, 'base-char') && !' "#%<>[\\]^`{|}'.includes(String.fromCodePoint(codePoint));
}

const checkURL: Check = (text, start, { mode, isStrict, isPortLimited }) => {
  const scheme = schemeOf(text);
  const grammar = grammarOf(parserModeFor({ scheme }, mode), isStrict, isPortLimited);
  const pathStart = scheme === null ? 0 : scheme.length + 1;
  const numberSign = text.indexOf('#', pathStart);
  const end = numberSign < 0 ? text.length : numberSign;
  const questionMark = text.slice(0, end).indexOf('?', pathStart);
  const pathEnd = questionMark < 0 ? end : questionMark;
  const authPathOrPath = text.slice(pathStart, pathEnd);
  const rule = splitAuthPath(authPathOrPath, grammar) === null ? 'path' : 'auth-path';
  return (
    check(rule, authPathOrPath, start + pathStart, grammar) ??
    (questionMark < 0 ? null : check('query', text.slice(pathEnd + 1, end), start + pathEnd + 1, grammar)) ??
    (numberSign < 0 ? null : check('fragment', text.slice(end + 1), start + end + 1, grammar))
  );
};

const checkAuthPath: Check = (text, start, grammar) => {
  const parts = splitAuthPath(text, grammar);
  if (parts === null) return notMatched('auth-path', text, start);
  const { authorityEnd, pathStart } = parts;
  return (
    (authorityEnd === null ? null : check('authority', text.slice(2, authorityEnd), start + 2, grammar)) ??
    check('path', text.slice(pathStart), start + pathStart, grammar)
  );
};

/** The rule is one of the file mode alone, and has the separators of that mode. */
const checkAuthDrive: Check = (text, start, { isStrict, isPortLimited }) => {
  const grammar = grammarOf('file', isStrict, isPortLimited);
  const parts = splitAuthPath(text, grammar);
  if (parts === null || parts.pathStart < text.length) return notMatched('auth-drive', text, start);
  const { authorityEnd } = parts;
  return authorityEnd === null ? null : check('authority', text.slice(2, authorityEnd), start + 2, grammar);
};

const checkAuthority: Check = (text, start, grammar) => {
  if (text === '') return null;
  const at = text.lastIndexOf('@');
  const hostStart = at + 1;
  const hostEnd = endOfHost(text, hostStart, text.length);
  return (
    (at < 0 ? null : check('credentials', text.slice(0, at), start, grammar)) ??
    check('host', text.slice(hostStart, hostEnd), start + hostStart, grammar) ??
    (hostEnd === text.length ? null : check('port', text.slice(hostEnd + 1), start + hostEnd + 1, grammar))
  );
};

const checkCredentials: Check = (text, start, grammar) => {
  const colon = text.indexOf(':');
  const end = colon < 0 ? text.length : colon;
  return (
    check('username', text.slice(0, end), start, grammar) ??
    (colon < 0 ? null : check('password', text.slice(colon + 1), start + colon + 1, grammar))
  );
};

const checkHost: Check = (text, start, grammar) => {
  if (!text.startsWith('[')) return check('opaque-host', text, start, grammar);
  if (!text.endsWith(']')) return notMatched('host', text, start);
  return check('ip6-address', text.slice(1, -1), start + 1, grammar);
};

const checkPort: Check = (text, start, { isPortLimited }) => {
  const offset = text.search(/\D/);
  if (offset >= 0) return characterError('port', codePointAt(text, offset), start + offset);
  if (!isPortLimited || Number(text) <= MAX_PORT) return null;
  return { rule: 'port', message: `The port is above ${MAX_PORT}.`, start, end: start + text.length };
};

const checkPath: Check = (text, start, grammar) => {
  const hasRoot = text !== '' && grammar.s.includes(text.charAt(0));
  return hasRoot ? check('path-rel', text.slice(1), start + 1, grammar) : check('path-rel', text, start, grammar);
};

/** `(dir s)* [file]`: the characters of dirs and files, with separators between them. */
const checkPathRel: Check = (text, start, { isStrict, s }) => {
  const error = runError('file', text, start, '#?', isStrict);
  const isInDir = error !== null && Array.from(s).some((separator) => text.indexOf(separator, error.end - start) >= 0);
  return isInDir ? runError('dir', text, start, '#?', isStrict) : error;
};

const checkPathRoot: Check = (text, start, { s }) =>
  text.length === 1 && s.includes(text) ? null : notMatched('path-root', text, start);

function notMatched(rule: GrammarRule, text: string, start: number): GrammarError {
  return { rule, message: `The text does not match the rule "${rule}".`, start, end: start + text.length };
}

/** The rules that consist of other rules, or of characters. */
const phrases: Readonly<Partial<Record<GrammarRule, Check>>> = {
  url: checkURL,
  'auth-path': checkAuthPath,
  'auth-drive': checkAuthDrive,
  authority: checkAuthority,
  credentials: checkCredentials,
  host: checkHost,
  port: checkPort,
  path: checkPath,
  'path-rel': checkPathRel,
  'path-root': checkPathRoot,
  username: /* @__PURE__ */ runOf('username', '#?:'),
  password: /* @__PURE__ */ runOf('password', '#?'),
  'opaque-host': /* @__PURE__ */ runOf('opaque-host', '\0\t\n\r #:<>?@[\\]^|', false),
  dir: /* @__PURE__ */ runOf('dir', '#?'),
  file: /* @__PURE__ */ runOf('file', '#?', false),
  query: (text, start, { isStrict }) => runError('query', text, start, '#', isStrict),
  fragment: (text, start, { isStrict }) => runError('fragment', text, start, '', isStrict),
};

function check(rule: GrammarRule, text: string, start: number, grammar: Grammar): GrammarError | null {
  const phrase = option(phrases, rule);
  if (phrase !== null) return phrase(text, start, grammar);
  const word = option(words, rule);
  if (word === null) throw argumentError('rule', rule, 'is not a rule of the grammar');
  return word(text, grammar.isStrict) ? null : notMatched(rule, text, start);
}

/** Returns the error of a string to parse. The grammar allows any port; the model limits it. */
export function errorOfURL(input: string, mode: ParserMode, isStrict: boolean): GrammarError | null {
  return check('url', input, 0, grammarOf(mode, isStrict, true));
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Pattern Testing, with the position at which a string departs from the rule.
 *
 * The rules come from Percent Coding, URL Grammar, Strict URL Grammar, IPv4 Address and Path Segment Normalization. Nothing is
 * preprocessed, and a port may have any number of digits.
 *
 * @param input any string
 * @param rule the document's name of a rule
 * @param options the parser mode, and whether to use the strict grammar
 * @returns the first position at which the input departs from the rule; `null` if the rule generates the input
 * @throws TypeError for an unknown rule or option, and for a value that an option does not have
 *
 * @example
 * import { grammarError } from '@url/reference';
 *
 * grammarError('http://example.org/a b', 'url'); // => null
 * grammarError('http://example.org/a b', 'url', { strict: true })?.start; // => 20
 * grammarError('//a b/c', 'url')?.rule; // => 'opaque-host'
 */
export function grammarError(input: string, rule: GrammarRule, options?: GrammarOptions | null): GrammarError | null {
  checkString('input', input);
  checkString('rule', rule);
  checkOptions(options, ['mode', 'strict']);
  const mode = option(options, 'mode') ?? 'web';
  checkMode(mode);
  return check(rule, input, 0, grammarOf(mode, flag(options, 'strict', false), false));
}

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, Pattern Testing: "string :: rule".
 *
 * @param input any string
 * @param rule the document's name of a rule
 * @param options the parser mode, and whether to use the strict grammar
 * @returns whether the rule generates the input
 * @throws TypeError for an unknown rule or option, and for a value that an option does not have
 *
 * @example
 * import { matchesRule } from '@url/reference';
 *
 * matchesRule('c|', 'drive'); // => true
 * matchesRule('0x7f.1', 'ip4-address'); // => true
 * matchesRule('100%', 'file'); // => true
 * matchesRule('100%', 'file', { strict: true }); // => false
 */
export function matchesRule(input: string, rule: GrammarRule, options?: GrammarOptions | null): boolean {
  return grammarError(input, rule, options) === null;
}
