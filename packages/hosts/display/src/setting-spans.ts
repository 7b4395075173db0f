import { endOfQuoted } from './header-spans.js';
import { normalizeName } from './named-value-spans.js';
import type { Span } from './spans.js';

/**
 * The end of a name that is unmistakable, and what precedes its value. The groups are that end, and the quote before the value. Without "=" the value must be
 * quoted, because prose contains "token: ".
 */
const SETTING =
  /(pass(?:wor|w)d|passphrase|pwd|secret|token|(?:access|account|api|private|secret)[-_]?key|credential|signature)(?:\\{0,7}["'])?(?:\s*(?::|=>?)\s*(\\{0,7}["'])|=(?![\s=>]|(?:true|false|null|none|undefined)\b))/gi;

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

/**
 * Finds the values of settings: in environment variables, logs, JSON and connection strings.
 *
 * @param text any text
 * @param sought the names, normalized
 * @param spans the list to which the values are added
 */
export function findSettingSpans(text: string, sought: ReadonlySet<string>, spans: Span[]): void {
  SETTING.lastIndex = 0;
  for (let match = SETTING.exec(text); match !== null; match = SETTING.exec(text)) {
    if (!sought.has(normalizeName(match[1]!)) || isInURL(text, match.index)) continue;
    const start = SETTING.lastIndex;
    const end = endOf(text, start, match[2]);
    spans.push({ start, end });
    SETTING.lastIndex = end;
  }
}

/** Tests whether a name belongs to a path, query or fragment, in which other characters end a value. */
function isInURL(text: string, end: number): boolean {
  let start = end;
  while (start > 0 && end - start < LONGEST_NAME && /[\w.-]/.test(text.charAt(start - 1))) start--;
  return /[/?&#]/.test(text.charAt(start - 1));
}
