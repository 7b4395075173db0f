import { endOfQuoted } from './header-spans.js';
import type { Span } from './spans.js';

/**
 * Secrets without a name. Group 1 precedes the secret, which ends at a quote if group 1 ends in one. Group 2 is the username before a password. A
 * digit, or two changes from lower to upper case, distinguish a token from a word of prose.
 */
const PATTERNS = [
  // A JSON Web Token
  /()\beyJ[\w-]{8,999}(?:\.[\w-]*){2,4}/g,
  // The prefixes of GitHub, GitLab, Slack, Stripe, npm, PyPI, Google, SendGrid, OpenAI and AWS
  /()\b(?:gh[oprsu]_|github_pat_|gl(?:pat|ptt|dt|rt)-|xox\w-|[rs]k_(?:live|test)_|npm_|pypi-|AIza|ya29\.|SG\.|sk-(?=[\w-]{20}))(?=[\w.~+/-]{0,99}?(?:\d|[a-z][A-Z]\w{0,99}?[a-z][A-Z]))[\w.-]{8,}/g,
  /()\bA[KS]IA[A-Z\d]{16}\b/g,
  /\b((?:[Bb]earer|BEARER|[Bb]asic|AUTH(?:ENTICATE)? (?:PLAIN|LOGIN))\s+)(?=[\w.~+/-]{0,99}?(?:\d|[a-z][A-Z]\w{0,99}?[a-z][A-Z]))[\w.~+/-]{8,}=*/g,
  // Webhooks, and a bot of Telegram
  /(hooks\.slack\.com\/\w+\/|office\.com\/webhook\w*\/)[\w@/-]+/g,
  /(discord\w*\.com\/api\/\S{0,4}webhooks\/\d+\/|\/bot\d+:)[\w-]+/g,
  /(BEGIN [A-Z ]{0,20}PRIVATE KEY[A-Z ]{0,9}-----(?!["']))[\s\S]+?(?=-----END|$)/g,
  // curl -u me:secret
  /((?:^|[\s"'])(?:-\w{0,9}[uU]|--(?:proxy-)?user|--auth|https? -a)[\s=,"']{1,9})(?!\d+:\d)([^\s:"'/@+]{0,99}):(?!\/\/|\2(?!\S))[^\s"'`<>|;&]+/g,
  // docker login -u me -p secret
  /(\s(?:-[uU] ?|--user(?:name)?[ =])[^\s-]\S{0,99}\s+-[pP]\s?["']?|(?:sshpass -p ?|\bmysql.{0,99}? -p|redis-cli .{0,99}?-a )["']?)(?!\d{1,5}(?!\S)|\d+:\d|-)[^\s"'`<>|;&]+/g,
  // Oracle
  /(oracle:\w{1,9}:|\b(?:sqlplus|expd?p?|impd?p?)\s+(?:-\w+\s+)?)([^\s/@]{1,256})\/[^\s@]{1,256}(?=@)/gi,
  // MySQL for Go: me:secret@tcp(h)/db
  /(^|[\s"'`=])([^\s"'`=:]{0,256}):[^\s"'`]{1,256}(?=@(?:tcp|udp|unix)\()/gi,
  // The file of logins of ftp and curl, and SQL
  /((?:machine\s+\S+|default)\s+login\s+\S+\s+password\s+)\S+/g,
  /((?:identified by|\bpassword) ["'])(?![\s+,):;.])[^"']+/gi,
];

/**
 * Finds secrets without a name: tokens with well-known prefixes, webhooks, private keys, and arguments of commands.
 *
 * @param text any text
 * @param spans the list to which they are added
 */
export function findTokenSpans(text: string, spans: Span[]): void {
  for (const pattern of PATTERNS) {
    // matchAll would copy the expression, which takes longer than a search of a line.
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const before = match[1]!;
      const start = match.index + before.length;
      const quote = /\\?["']$/.exec(before);
      const end = quote ? endOfQuoted(text, start, quote[0]) : match.index + match[0].length;
      const endOfName = start + (match[2] === undefined ? -1 : match[2].length);
      spans.push({ start, end: endOfName }, { start: endOfName + 1, end });
    }
  }
}
