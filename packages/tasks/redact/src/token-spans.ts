import { endOfQuoted } from './header-spans.js';
import type { Span } from './spans.js';

/** How a form starts, and the rest of it. One search finds the starts of all forms. */
type Form = readonly [RegExp, RegExp];

/** Tokens with a well-known form. A digit, or two changes from lower to upper case, distinguish a token from a word of prose. */
const TOKENS: readonly Form[] = [
  // A JSON Web Token
  [/\beyJ/, /[\w-]{8,999}(?:\.[\w-]*){2,4}/],
  // The prefixes of GitHub, GitLab, Slack, Stripe, npm, PyPI, Google, SendGrid, OpenAI and AWS
  [
    /\b(?:gh[oprsu]_|github_pat_|gl(?:pat|ptt|dt|rt)-|xox\w-|[rs]k_(?:live|test)_|npm_|pypi-|AIza|ya29\.|SG\.|sk-(?=[\w-]{20}))/,
    /(?=[\w.~+/-]{0,99}?(?:\d|[a-z][A-Z]\w{0,99}?[a-z][A-Z]))[\w.-]{8,}/,
  ],
  [/\bA[KS]IA/, /[A-Z\d]{16}\b/],
];

/** Secrets after the start of a form. A secret ends at a quote if the start ends in one. The named group is the username before a password. */
const ARGUMENTS: readonly Form[] = [
  [
    /\b(?:[Bb]earer|BEARER|[Bb]asic|BASIC|AUTH(?:ENTICATE)?(?: PLAIN| LOGIN|(?! \/| \S*(?:MD5|SHA|AUTH|NTLM))))\s+/,
    /(?=[\w.~+/-]{0,99}?(?:\d|[a-z][A-Z]\w{0,99}?[a-z][A-Z]))[\w.~+/-]{8,}=*/,
  ],
  // Webhooks, and a bot of Telegram
  [/hooks\.slack\.com\/\w+\/|office\.com\/webhook\w*\//, /[\w@/-]+/],
  [/discord\w{0,9}\.com\/api\/\S{0,4}webhooks\/\d+\/|\/bot\d+:/, /[\w-]+/],
  [/BEGIN [A-Z ]{0,20}PRIVATE KEY[A-Z ]{0,9}-----(?!["'])/, /[\s\S]+?(?=-----END|$)/],
  // curl -u me:secret, where the username can be the password
  [
    /\bcurl\b.{0,199}?(?:\s-[uU]|(?:-\w{0,9}[uU]|--(?:proxy-)?user)[\s=,"'])[\s=,"']{0,9}/,
    /(?<user>[^\s:"'/@+]{0,99}):(?!\/\/)[^\s"'`<>|;&]+/,
  ],
  [
    /(?:^|[\s"'])(?:-\w{0,9}[uU]|--(?:proxy-)?user|--auth|https? -a)[\s=,"']{1,9}/,
    /(?!\d+:\d)(?<user>[^\s:"'/@+]{0,99}):(?!\/\/|\k<user>(?!\S))[^\s"'`<>|;&]+/,
  ],
  // docker login -u me -p secret
  [
    /\s(?:-[uU] ?|--user(?:name)?[ =])[^\s-]\S{0,99}\s+-[pP]\s?["']?|(?:sshpass -p ?|\bmysql.{0,99}? -p|redis-cli .{0,99}?-a )["']?/,
    /(?!\d{1,5}(?!\S)|\d+:\d|-)[^\s"'`<>|;&]+/,
  ],
  // Oracle
  [
    /[Oo][Rr][Aa][Cc][Ll][Ee]:\w{1,9}:|\b(?:[Ss][Qq][Ll][Pp][Ll][Uu][Ss]|[Ee][Xx][Pp][Dd]?[Pp]?|[Ii][Mm][Pp][Dd]?[Pp]?)\s+(?:-\w+\s+)?/,
    /(?<user>[^\s/@]{1,256})\/[^\s@]{1,256}(?=@)/,
  ],
  // Protocols: a1 LOGIN me secret, PASS secret, and the monitor of Redis
  [
    /(?:^|[\s"'>:])[A-Za-z]?\d{1,5} LOGIN (?!(?:from|as|by|via|for|failed|attempts?) )(?:"[^"]*"|[^\s"=]+) "?/,
    /[^\s"]+(?="?[ \t]*(?:[\r\n\\]|$))/,
  ],
  [/(?:C:|>) PASS |USER \S+\s+PASS /, /[^\s/(]+(?=[ \t]*(?:[\r\n\\]|$))/],
  [/"(?:AUTH|auth)" (?:"[^"]*" )?"/, /[^"]+/],
  // The file of logins of ftp and curl, and SQL
  [/(?:machine\s+\S+|default)\s+login\s+\S+\s+password\s+/, /\S+/],
  [
    /(?:[Ii][Dd][Ee][Nn][Tt][Ii][Ff][Ii][Ee][Dd] [Bb][Yy]|\b[Pp][Aa][Ss][Ss][Ww][Oo][Rr][Dd]) ["']/,
    /(?![\s+,):;.])[^"']+/,
  ],
];

/** A cookie that scripts of a page cannot read. */
const COOKIE = /(=)[^\s;,"'=&]{16,}={0,2}(?=;[^\r\n"]{0,200}?\bHttpOnly)/gi;

/** Matches the start of any form. */
let starts: RegExp | null = null;

let patterns: readonly RegExp[] = [];

/** Creates the expressions on first use. Group 1 precedes the secret. */
function createExpressions(): RegExp {
  patterns = [
    ...TOKENS.map((form) => new RegExp(`()${form[0].source}${form[1].source}`, 'y')),
    ...ARGUMENTS.map((form) => new RegExp(`(${form[0].source})${form[1].source}`, 'y')),
  ];
  return new RegExp([...TOKENS, ...ARGUMENTS].map((form) => form[0].source).join('|'), 'g');
}

/** Adds the secret of the match at or after an offset. Returns the end of the match, or `from` if the pattern does not match there. */
function addMatch(text: string, pattern: RegExp, from: number, spans: Span[]): number {
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  if (match === null) return from;
  const before = match[1]!;
  const start = match.index + before.length;
  const quote = /\\?["']$/.exec(before);
  const end = quote ? endOfQuoted(text, start, quote[0]) : pattern.lastIndex;
  const endOfName = start + (match[2] === undefined ? -1 : match[2].length);
  spans.push({ start, end: endOfName, isUsername: true }, { start: endOfName + 1, end });
  return pattern.lastIndex;
}

/**
 * Finds secrets without a name: tokens with well-known prefixes, webhooks, private keys, and arguments of commands.
 *
 * @param text any text
 * @param spans the list to which they are added
 */
export function findTokenSpans(text: string, spans: Span[]): void {
  if (!starts) starts = createExpressions();
  starts.lastIndex = 0;
  const ends: number[] = [];
  for (let found = starts.exec(text); found !== null; found = starts.exec(text)) {
    const from = found.index;
    starts.lastIndex = from + 1;
    patterns.forEach((pattern, i) => {
      if (from >= (ends[i] ?? 0)) ends[i] = addMatch(text, pattern, from, spans);
    });
  }
  if (!/HttpOnly/i.test(text)) return;
  for (let from = -1, end = 0; end > from; end = addMatch(text, COOKIE, from, spans)) from = end;
}
