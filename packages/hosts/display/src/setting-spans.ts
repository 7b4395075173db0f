import { endOfQuoted } from './header-spans.js';
import { type IsSecretName, UNMISTAKABLE } from './secret-names.js';
import type { Span } from './spans.js';

/**
 * The forms in which programs write a setting: a name with a little of the text before it, and what is between the name and the value. The group is
 * the quote before the value. Prose contains "token: " and "token = ", and so do programs.
 */
const FORMS: readonly (readonly [RegExp, RegExp])[] = [
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
  // An element of XML
  [/<(?:[\w-]+:)?[\w.-]+$/, /(?:\s[^<>]{0,99})?>(?=[^<>]+<\/)/y],
];

/** Literals, a type in help, and words after the name of an option in prose: "use --token to authenticate". */
const NOT_A_VALUE =
  /(?:true|false|null|nil|none|undefined|string|and|flag|for|if|in|is|of|on|option|or|the|to|with)(?![^\s,;)}\]"'&.])/iy;

const END_OF_WORD = /[\s"'`<>&;]|,(?:"|\s*[\w.-]+=)|\\["']|$/g;

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

/** Returns the value of the setting whose name is at the offsets, or `null` if it is not a setting. */
function spanOfValue(text: string, nameStart: number, nameEnd: number): Span | null {
  const before = text.slice(Math.max(0, nameStart - LONGEST_INDENTATION), nameEnd);
  for (let i = 0; i < FORMS.length; i++) {
    const after = FORMS[i]![1];
    after.lastIndex = nameEnd;
    const match = FORMS[i]![0].test(before) ? after.exec(text) : null;
    if (match === null) continue;
    const start = after.lastIndex;
    NOT_A_VALUE.lastIndex = start;
    return match[1] === undefined && NOT_A_VALUE.test(text) ? null : { start, end: endOf(text, start, match[1]) };
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
    const value = spanOfValue(text, nameStart, nameEnd);
    if (value === null) continue;
    spans.push(value);
    UNMISTAKABLE.lastIndex = value.end;
  }
}
