import { type IsSecretName, UNMISTAKABLE } from './name-test.js';
import { endOfQuoted } from './quoted-text.js';
import type { Form } from './secret-forms.js';
import { proseForms, settingForms } from './setting-forms.js';
import type { Span } from './spans.js';

/** A word of at least six characters with a letter and a digit that is not the name of an algorithm or a date. */
const STRONG =
  /(?!(?:aes|base|ipv|iso|md|oauth|rfc|rsa|sha|utf)-?\d\S{0,12}(?!\S)|v[\d.]+(?!\w)|\d{4}-|[\w.-]+(?:[([]|[=:]["'\w]|\$\d;))(?=[^\s"',;<>()/]{6})(?=[^\s"'\d]{0,99}\d)[^\s"'a-z]{0,99}[a-z]/iy;

/** Literals, a type in help, and words after the name of an option in prose: "use --token to authenticate". */
const NOT_A_VALUE =
  /(?:true|false|yes|no|null|nil|none|undefined|string|required|missing|invalid|and|flag|for|if|in|is|of|on|option|or|the|to|with)(?![^\s,;)}\]"'&.])/iy;

const END_OF_WORD = /[\s"'`<>&;]|,(?:"|\s*[\w.-]+=)|\\["']|$/g;

/** A name whose values can also be numbers and states, and a value that is a session. */
const SESSION = /(?:sess(?:ion)?[-_]?(?:id)?|sid|(?:^|[^_])auth)$/i;
const SESSION_VALUE = /(?!\/|\w+:\/\/)(?=[^\s\d]{0,99}\d)[\w.~%+/:-]{16}/y;

/** A value in braces, as connection strings of ODBC contain it. */
const END_OF_BRACES = /[}\r\n]|$/g;

const END_OF_ELEMENT = /<|$/g;

const CDATA = '<![CDATA[';

const END_OF_CDATA = /\]\]>|$/g;

/** The result of a test: "PASS: name". */
const RESULT = /PASS: +(?!["'])/y;

/** How far the start of a name is sought. */
const LONGEST_NAME = 64;

/** How much of the text before a name decides about its form. */
const LONGEST_INDENTATION = 42;

function endPatternAt(text: string, start: number): RegExp {
  if (text.charAt(start - 1) === '>') return END_OF_ELEMENT;
  if (text.startsWith(CDATA, start - CDATA.length)) return END_OF_CDATA;
  return text.charAt(start) === '{' ? END_OF_BRACES : END_OF_WORD;
}

function endOf(text: string, start: number, quote: string | undefined): number {
  if (quote !== undefined) return endOfQuoted(text, start, quote);
  const end = endPatternAt(text, start);
  end.lastIndex = start;
  return end.exec(text)!.index;
}

/** Returns the start of the name that ends in a match. */
function startOfName(text: string, end: number): number {
  let start = end;
  while (start > 0 && end - start < LONGEST_NAME && /[\w.-]/.test(text.charAt(start - 1))) start--;
  return start;
}

function matchesAt(text: string, pattern: RegExp, start: number): boolean {
  pattern.lastIndex = start;
  return pattern.test(text);
}

/** Tests whether a value without quotes is a value, and not a literal or a word of prose. */
function isValue(text: string, start: number, forms: readonly Form[]): boolean {
  return forms === settingForms ? !matchesAt(text, NOT_A_VALUE, start) : matchesAt(text, STRONG, start);
}

/** Returns the value of the setting whose name is at the offsets, or `null` if it is not a setting in these forms. */
function spanOfValue(text: string, nameStart: number, nameEnd: number, forms: readonly Form[]): Span | null {
  const before = text.slice(Math.max(0, nameStart - LONGEST_INDENTATION), nameEnd);
  for (let i = 0; i < forms.length; i++) {
    const after = forms[i]![1];
    after.lastIndex = nameEnd;
    const match = forms[i]![0].test(before) ? after.exec(text) : null;
    if (match === null) continue;
    const start = after.lastIndex;
    if (SESSION.test(before) && !matchesAt(text, SESSION_VALUE, start)) return null;
    return match[1] === undefined && !isValue(text, start, forms) ? null : { start, end: endOf(text, start, match[1]) };
  }
  return null;
}

/**
 * Finds the values of settings: in environment variables, logs, JSON and connection strings. In a path, query or fragment, other characters end a value.
 *
 * @param text any text
 * @param isSecret tests a name
 * @param spans the list to which the values are added
 */
export function findSettingSpans(text: string, isSecret: IsSecretName, spans: Span[]): void {
  UNMISTAKABLE.lastIndex = 0;
  for (let match = UNMISTAKABLE.exec(text); match !== null; match = UNMISTAKABLE.exec(text)) {
    const nameEnd = UNMISTAKABLE.lastIndex;
    const nameStart = startOfName(text, match.index);
    if (/[/?&#]/.test(text.charAt(nameStart - 1)) || !isSecret(text.slice(nameStart, nameEnd))) continue;
    if (matchesAt(text, RESULT, nameStart)) continue;
    const setting = spanOfValue(text, nameStart, nameEnd, settingForms);
    const value = setting ?? spanOfValue(text, nameStart, nameEnd, proseForms);
    if (value === null) continue;
    spans.push(value);
    // A word of prose can contain the name of a setting.
    UNMISTAKABLE.lastIndex = setting === null ? value.start : value.end;
  }
}
