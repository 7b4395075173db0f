import { endOfQuoted } from './header-spans.js';
import { type IsSecretName, UNMISTAKABLE } from './secret-names.js';
import type { Span } from './spans.js';

type Forms = readonly (readonly [RegExp, RegExp])[];

/**
 * The forms in which programs write a setting: a name with a little of the text before it, and what is between the name and the value. The group is
 * the quote before the value. Prose contains "token: " and "token = ", and so do programs.
 */
const FORMS: Forms = [
  // A quote before a "," or ")" is the end of a text: print("token:", token). Python and Rust write "b" or "Some(" before a quote.
  [/$/, /\\{0,7}["']?\]?\s*(?:[:=]?=|[:=]|[=-]>)\s*(?:\[|[bu]|Some\()?(\\{0,7}["'])(?!\s*[,+)](?:\s|$))/iy],
  // "name":"token","value":"secret"
  [/$/, /\\{0,7}["']?[,\s]{1,80}\\{0,7}["']?value\\{0,7}["']?\s*[:=]\s*(?!\s)(\\{0,7}["'])?/iy],
  [/$/, /=(?![\s=>])|\\{0,7}["']:\s*(?=\d)/y],
  // A struct of Go: {Name:me Token:secret}
  [/[\s{][\w.-]+$/, /:(?=[^\s:/"'`{[(<>=,;])/y],
  // A header field: X-Any-Token: secret
  [/\w-[\w.-]+$/, /:[ \t]+(?=[^\s"'{[|>=])/y],
  // The last word of a line in YAML, INI or HCL. A line of code ends in punctuation.
  [
    /(?:^|[\r\n])[ \t<>*-]{0,40}["'[]?[\w.-]+$|[_-]\w+$|p\w*$/i,
    /["'\]]?(?::[ \t]+(?:[|>][+-]?\s+|[!&]\S+[ \t]+)?|[ \t]*=>?[ \t]+(?!\S*[()[\]{};,"']))(?=[^\s"'{[|>=]\S*(?:[ \t]+#|[ \t]*(?:[\r\n]|$)))/y,
  ],
  // An option or a variable: --token secret, ENV API_TOKEN secret
  [
    /(?:^|[\s"'[(])--?[\w-]+$|\b(?:env|set(?:env)?) \w+_\w+$/i,
    /(?:\\{0,7}["'],\s*|[ \t]+)(?:(\\{0,7}["'])|(?=[^\s-]))/y,
  ],
  // A call: setPassword("secret"), setItem("token", "secret")
  [/\b(?:set|with)[\w-]*$/i, /\(\s*(\\{0,7}["'])(?=[^\s"']+["'])/y],
  [/\b(?:set\w*|define|put\w*|append|getenv|fetch)\(\s*["'][\w.-]*$/i, /["'],\s*(["'])(?=[^\s"']+["'])/y],
  // An element of XML
  [/<(?:[\w-]+:)?[\w.-]+$/, /(?:\s[^<>]{0,99})?>(?=[^<>]+<\/)/y],
];

/** Forms of prose, in which only a quoted or a strong value is a value: "password for me is secret1", "password -> secret1", "using token 1a2b…". */
const PROSE: Forms = [
  [
    /$/,
    /(?: for (?:user )?\S{1,64})?(?: (?:is|was|has been|set|changed|reset)){0,3} (?:to|is|was|now):? (?:(["'])(?=[^\s"']{4,}["']))?/iy,
  ],
  [/pass\w*$|pwd$/i, /(?: ?(?:[=:|]|[=-]>))?[ \t](?:\| )?/y],
  [/token$|key$/i, /(?: ?(?:[=:|]|[=-]>))?[ \t](?=[\w.~+/-]{16})/y],
];

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

/** How far the start of a name is sought. */
const LONGEST_NAME = 64;

/** How much of the text before a name decides about its form. */
const LONGEST_INDENTATION = 42;

function endOf(text: string, start: number, quote: string | undefined): number {
  if (quote !== undefined) return endOfQuoted(text, start, quote);
  const isElement = text.charAt(start - 1) === '>';
  const end = isElement ? END_OF_ELEMENT : text.charAt(start) === '{' ? END_OF_BRACES : END_OF_WORD;
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
function isValue(text: string, start: number, forms: Forms): boolean {
  return forms === FORMS ? !matchesAt(text, NOT_A_VALUE, start) : matchesAt(text, STRONG, start);
}

/** Returns the value of the setting whose name is at the offsets, or `null` if it is not a setting in these forms. */
function spanOfValue(text: string, nameStart: number, nameEnd: number, forms: Forms): Span | null {
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
    const setting = spanOfValue(text, nameStart, nameEnd, FORMS);
    const value = setting ?? spanOfValue(text, nameStart, nameEnd, PROSE);
    if (value === null) continue;
    spans.push(value);
    // A word of prose can contain the name of a setting.
    UNMISTAKABLE.lastIndex = setting === null ? value.start : value.end;
  }
}
