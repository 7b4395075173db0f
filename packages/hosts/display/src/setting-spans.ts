import { endOfQuoted } from './header-spans.js';
import type { IsSecretName } from './secret-names.js';
import type { Span } from './spans.js';

/**
 * The end of a name that is unmistakable, and what precedes its value. The groups are that end, the quote before the value, and the ":" before the only word of a
 * line. Prose contains "token: ", so any other value after ":" must be quoted.
 */
const SETTING =
  /(pass(?:wor|w)d|passphrase|pwd|secret|token|(?:access|account|api|private|secret)[-_]?key|credential|signature)(?:\\{0,7}["'])?(?:\s*(?::|=>?)\s*(\\{0,7}["'])|=(?![\s=>]|(?:true|false|null|none|undefined)\b)|(:[ \t]+)(?=[^\s"'{[|>]\S*[ \t]*(?:[\r\n]|$)))/gi;

const END_OF_WORD = /[\s"'`<>&;]|,\s*[\w.-]+=|\\["']|$/g;

/** A value in braces, as connection strings of ODBC contain it. */
const END_OF_BRACES = /[}\r\n]|$/g;

/** How far the start of a name is sought. */
const LONGEST_NAME = 64;

function endOf(text: string, start: number, quote: string | undefined): number {
  if (quote !== undefined) return endOfQuoted(text, start, quote);
  const pattern = text.charAt(start) === '{' ? END_OF_BRACES : END_OF_WORD;
  pattern.lastIndex = start;
  return pattern.exec(text)!.index;
}

/** Returns the start of the name that ends in a match. */
function startOfName(text: string, end: number): number {
  let start = end;
  while (start > 0 && end - start < LONGEST_NAME && /[\w.-]/.test(text.charAt(start - 1))) start--;
  return start;
}

/** Tests whether only an indentation, or what YAML and curl write before a name, precedes an offset in its line. */
function isLineStart(text: string, offset: number): boolean {
  return /(?:^|[\r\n])[ \t<>*-]{0,40}$/.test(text.slice(Math.max(0, offset - 42), offset));
}

/**
 * Finds the values of settings: in environment variables, logs, JSON and connection strings. In a path, query or fragment, other characters end a value.
 *
 * @param text any text
 * @param isSecret tests a name
 * @param spans the list to which the values are added
 */
export function findSettingSpans(text: string, isSecret: IsSecretName, spans: Span[]): void {
  SETTING.lastIndex = 0;
  for (let match = SETTING.exec(text); match !== null; match = SETTING.exec(text)) {
    const start = SETTING.lastIndex;
    const nameStart = startOfName(text, match.index);
    const name = text.slice(nameStart, match.index + match[1]!.length);
    if (/[/?&#]/.test(text.charAt(nameStart - 1)) || !isSecret(name)) continue;
    if (match[3] !== undefined && !isLineStart(text, nameStart)) continue;
    const end = endOf(text, start, match[2]);
    spans.push({ start, end });
    SETTING.lastIndex = end;
  }
}
