// The forms of secrets outside of the credentials and parameters of URLs, one row each. The comment before a row names the form and shows it: "<<" and ">>"
// enclose what is replaced, "<LF>" is a line break, and an example without them stays. The tests run every example, and docs/redact.md lists them.

/** How a form starts, and the rest of it. */
export type Form = readonly [start: RegExp, rest: RegExp];

/** Tokens that their prefix identifies. A digit, or two changes from lower to upper case, distinguish a token from a word of prose. */
export const tokenForms: readonly Form[] = [
  // JSON Web Token: `session <<eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2VjcmV0>>, next`
  [/\beyJ/, /[\w-]{8,999}(?:\.[\w-]*){2,4}/],
  // Prefixes of GitHub, GitLab, Slack, Stripe, npm, PyPI, Google, SendGrid, OpenAI: `key <<ghp_0123456789abcdefghij>> leaked`
  //   `<<xoxb-123456789-abcdef>> and <<sk_live_0123456789>>`
  //   `tokens begin with ghp_ or sk_live_`
  [
    /\b(?:gh[oprsu]_|github_pat_|gl(?:pat|ptt|dt|rt)-|xox\w-|[rs]k_(?:live|test)_|npm_|pypi-|AIza|ya29\.|SG\.|sk-(?=[\w-]{20}))/,
    /(?=[\w.~+/-]{0,99}?(?:\d|[a-z][A-Z]\w{0,99}?[a-z][A-Z]))[\w.-]{8,}/,
  ],
  // Access key of AWS: `<<AKIAIOSFODNN7EXAMPLE>>`
  [/\bA[KS]IA/, /[A-Z\d]{16}\b/],
];

/** Secrets in arguments of commands, in protocols and in files. A secret ends at a quote if one precedes it. The groups are the username, and what is between it and the password. */
export const argumentForms: readonly Form[] = [
  // HTTP authentication: `got Bearer <<a1b2c3d4e5>> from h`
  //   `auth="Basic <<dXNlcjpwYXNz>>"`
  //   `AUTH PLAIN <<AG1lAHNlY3JldA==>>`
  //   `Basic authentication, or a Bearer token`
  [
    /\b(?:[Bb]earer|BEARER|[Bb]asic|BASIC|AUTH(?:ENTICATE)?(?: PLAIN| LOGIN|(?! \/| \S*(?:MD5|SHA|AUTH|NTLM))))\s+/,
    /(?=[\w.~+/-]{0,99}?(?:\d|[a-z][A-Z]\w{0,99}?[a-z][A-Z]))[\w.~+/-]{8,}=*/,
  ],
  // Webhook of Slack or Office: `https://hooks.slack.com/services/<<T0/B0/secret>>?a=b`
  [/hooks\.slack\.com\/\w+\/|office\.com\/webhook\w*\//, /[\w@/-]+/],
  // Webhook of Discord, bot of Telegram: `https://discord.com/api/webhooks/1/<<secret>>`
  //   `https://api.telegram.org/bot123456:<<secret>>/getMe`
  [/discord\w{0,9}\.com\/api\/\S{0,4}webhooks\/\d+\/|\/bot\d+:/, /[\w-]+/],
  // Private key in PEM: `-----BEGIN RSA PRIVATE KEY-----<<<LF>secret<LF>>>-----END RSA PRIVATE KEY-----`
  [/BEGIN [A-Z ]{0,20}PRIVATE KEY[A-Z ]{0,9}-----(?!["'])/, /[\s\S]+?(?=-----END|$)/],
  // User of curl: `curl -u <<me>>:<<secret>> https://h/`
  //   `curl -sSu '<<me@example.org>>:<<a secret>>' https://h/`
  //   `curl --user <<me@example.org/token>>:<<secret>> https://h/`
  //   `curl -u <<me+x>>:'<<a secret>>' https://h/`
  //   `curl -u "<<me>>":"<<secret>>" https://h/`
  //   `curl -u <<secret>>: https://h/`
  //   `curl -u <<admin>>:<<admin>> --proxy-user <<me>>:<<secret>> https://h/`
  //   `["curl","-u","<<me>>:<<secret>>"]`
  //   `curl --user-agent a:b -u : https://h/`
  //   `curl -u admin:$PASSWORD http://h/`
  [
    /\bcurl\b.{0,199}?(?:\s-[uU]|(?:-\w{0,9}[uU]|--(?:proxy-)?user)[\s=,"'])[\s=,"']{0,9}/,
    /(?<user>[^\s:"'`]{0,255})(?<between>["']?:(?!\/\/)["']?)[^\s"'`<>|;&]*/,
  ],
  // User of another program: `http -a <<me>>:<<secret>> h`
  //   `docker run --user node:node -u 1000:1000 nginx`
  [
    /(?:^|[\s"'])(?:-\w{0,9}[uU]|--(?:proxy-)?user|--auth|https? -a)[\s=,"']{1,9}/,
    /(?!\d+:\d)(?<user>[^\s:"'/@+]{0,99})(?<between>:)(?!\/\/|\k<user>(?!\S))[^\s"'`<>|;&]+/,
  ],
  // Password of docker, mysql, sshpass, redis-cli: `docker login -u me -p <<secret>> registry.example`
  //   `mysql -h db -p<<S3cr3t>> x`
  //   `sshpass -p '<<a secret>>' ssh h`
  //   `redis-cli -h db -a <<secret>> ping`
  //   `docker run -u node -p 3000:3000 nginx`
  [
    /\s(?:-[uU] ?|--user(?:name)?[ =])[^\s-]\S{0,99}\s+-[pP]\s?["']?|(?:sshpass -p ?|\bmysql.{0,99}? -p|redis-cli .{0,99}?-a )["']?/,
    /(?!\d{1,5}(?!\S)|\d+:\d|-)[^\s"'`<>|;&]+/,
  ],
  // Oracle: `sqlplus -S <<me>>/<<secret>>@//h:1521/x`
  //   `jdbc:oracle:thin:<<me>>/<<secret>>@h:1521:SID`
  //   `jdbc:oracle:thin:@//h:1521/x`
  [
    /[Oo][Rr][Aa][Cc][Ll][Ee]:\w{1,9}:|\b(?:[Ss][Qq][Ll][Pp][Ll][Uu][Ss]|[Ee][Xx][Pp][Dd]?[Pp]?|[Ii][Mm][Pp][Dd]?[Pp]?)\s+(?:-\w+\s+)?/,
    /(?<user>[^\s/@]{1,256})(?<between>\/)[^\s@]{1,256}(?=@)/,
  ],
  // IMAP: `a1 LOGIN me <<secret>>`
  //   `C: A12 LOGIN "me" "<<secret>>"`
  //   `a1 OK LOGIN completed`
  [
    /(?:^|[\s"'>:])[A-Za-z]?\d{1,5} LOGIN (?!(?:from|as|by|via|for|failed|attempts?) )(?:"[^"]*"|[^\s"=]+) "?/,
    /[^\s"]+(?="?[ \t]*(?:[\r\n\\]|$))/,
  ],
  // FTP and POP3: `C: PASS <<secret>>`
  //   `USER me<LF>PASS <<secret>>`
  //   `PASS src/a.test.ts`
  [/(?:C:|>) PASS |USER \S+\s+PASS /, /[^\s/(]+(?=[ \t]*(?:[\r\n\\]|$))/],
  // Monitor of Redis: `1.2 [0 h:1] "AUTH" "me" "<<secret>>"`
  [/"(?:AUTH|auth)" (?:"[^"]*" )?"/, /[^"]+/],
  // The file .netrc: `machine h login me password <<secret>>`
  [/(?:machine\s+\S+|default)\s+login\s+\S+\s+password\s+/, /\S+/],
  // SQL: `ALTER USER me IDENTIFIED BY '<<secret>>'`
  //   `CREATE ROLE me PASSWORD '<<it''s secret>>' LOGIN`
  [
    /(?:[Ii][Dd][Ee][Nn][Tt][Ii][Ff][Ii][Ee][Dd] [Bb][Yy]|\b[Pp][Aa][Ss][Ss][Ww][Oo][Rr][Dd]) ["']/,
    /(?![\s+,):;.])[^\r\n]/,
  ],
];

/** Cookies that scripts of a page cannot read. */
export const cookieForms: readonly Form[] = [
  // Cookie: `set-cookie2 a=<<0123456789abcdef>>; Path=/; HttpOnly`
  //   `theme=dark; Path=/; HttpOnly`
  [/=/, /[^\s;,"'=&]{16,}={0,2}(?=;[^\r\n"]{0,200}?\bHttpOnly)/i],
];

/** The text after the "@", the username and the password before it, and an expression that a password matches and a name does not. */
export type LoginForm = readonly [after: RegExp, login: RegExp, password: RegExp];

/** A username and a password. Times, and names of fields and schemes before a mail address, are not usernames. */
const LOGIN =
  /(?:^|[^\w.+/-])(?!(?:\d+|sips?|tel|xmpp|acct|mailto|e-?mail|from|to|b?cc|by|sender|owner|author|contact|group|image|job|name|queue|topic|smtp):)([\w.+-]{0,64}):([^\s"'`,;:/()<>[\]\\{|}]{1,128})$/i;

/** Usernames and passwords before a host without a scheme. */
export const loginForms: readonly LoginForm[] = [
  // Driver for Go: `<<me>>:<<secret>>@tcp(127.0.0.1:3306)/db`
  //   `DSN=<<me>>:<<se:cr@et>>@unix(/tmp/a)/db x`
  [/(?:tcp|udp|unix)\(/iy, /(?:^|[\s"'`=])([^\s"'`=:]{0,256}):([^\s"'`]{1,256})$/, /./],
  // Login at a port, a path or an address: `see <<me>>:<<secret>>@h:5432`
  //   `sip:bob@h:5060 and image: postgres:16@sha256:0123`
  [
    /(?!sha\d)[\w.-]+(?::\d{2,5}(?![\w.])|\/\w)|(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?![\w.-])/iy,
    LOGIN,
    /./,
  ],
  // Login with a strong password: `<<me>>:<<Secret12>>@h`
  //   `note:bob@example.org`
  [/\w/y, LOGIN, /[!$%^&*#]|(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8}/],
];
