// The forms of settings, which name their secret, as in secret-forms.ts.
import type { Form } from './secret-forms.js';

/**
 * The ends of names that mean nothing else, whatever precedes them, if they are in the list of names. Case and the separators "-", "_" and "." do not count.
 */
export const nameEnds: readonly RegExp[] = [
  // Keys: `account_key=<<secret>> apiKey=<<secret>>`
  /(?:access|account|api|encryption|private|secret|signing)[-_. ]?key/,
  // Passwords: `newPassword=<<secret>> DB_PASSWD=<<secret>> PGPASSWORD=<<secret>> pwd=<<secret>>`
  //   `password_policy=strict`
  /pass(?:wor|w)d|passphrase|pwd/,
  // Tokens and others: `reset_token=<<secret>> client-secret=<<secret>> x_signature=<<secret>> id_jwt=<<secret>>`
  //   `max_tokens=100 next_page_token=abc`
  /secret|token|jwt|authorization|credential|signature/,
  // Login of npm: `//registry.example/:_auth=<<secret>>`
  /\b_auth(?==)/,
  // The word "pass": `DB_PASS=<<secret>> {"pass":"<<secret>>"}`
  //   `pass: <<S3cr3tQ7>>`
  //   `pass=12 fail=0 bypass=1`
  /(?:[_.-]|\b(?=pass(?:\W{1,5}["']|=(?!\d+\b)|:[ \t]+(?!\d+\b))))pass(?![a-z])/,
];

/** Ends of the names of sessions in settings. The value must have at least 16 characters and a digit. */
export const sessionNameEnds: readonly RegExp[] = [
  // Session: `connect.sid=<<s%3A0123456789abcdef>>; Path=/`
  //   `{"session_id":"<<0123456789abcdef>>"}`
  //   `session_id=12 sid=abc auth=none`
  /sess(?:ion(?:[-_]?id)?|id)|\bsid|\bauth/,
];

/**
 * The ways in which programs write a setting. A row is the name with a little of the text before it, and what is between the name and the value. The
 * group is the quote before the value.
 */
export const settingForms: readonly Form[] = [
  // Quoted value: `{"user":"me","password":"<<a \" secret>>","n":1}`
  //   `{"message":"{\"password\":\"<<a\\\"secret>>\"}"}`
  //   `user=me password='<<it''s secret>>' sslmode=require`
  //   `Config { password: Some("<<secret>>") }`
  //   `console.log("token:", token)`
  [/$/, /\\{0,7}["']?\]?\s*(?:[:=]?=|[:=]|[=-]>)\s*(?:\[|[bu]|Some\()?(\\{0,7}["'])(?!\s*[,+)](?:\s|$))/iy],
  // Name and value apart: `{"name":"API_TOKEN","value":"<<secret>>"}`
  //   `- name: DB_PASSWORD<LF>  value: "<<secret>>"`
  [/$/, /\\{0,7}["']?[,\s]{1,80}\\{0,7}["']?value\\{0,7}["']?\s*[:=]\s*(?!\s)(\\{0,7}["'])?/iy],
  // After "=": `host=h user=me password=<<secret>> dbname=x`
  //   `Endpoint=sb://h/;SharedAccessKey=<<secret=>>`
  //   `{"password":<<1234>>,"n":1}`
  //   `if (token === secret) return;`
  [/$/, /=(?![\s=>])|\\{0,7}["']:\s*(?=\d)/y],
  // Structure of Go: `&{User:me Password:<<secret>> Port:1}`
  [/[\s{][\w.-]+$/, /:(?=[^\s:/"'`{[(<>=,;])/y],
  // Field of a header: `GET /x X-Any-Token: <<secret>> 200`
  [/\w-[\w.-]+$/, /:[ \t]+(?=[^\s"'{[|>=])/y],
  // Last word of a line: `[client]<LF>password = <<secret>><LF>port = 80`
  //   `env:<LF>  - DB_PASSWORD: <<secret>><LF>    PORT: 80`
  //   `password: <<secret>>  # change it`
  //   `password: |<LF>  <<secret>>`
  //   `token = getToken();`
  //   `the tests pass: TestA`
  [
    /(?:^|[\r\n])[ \t<>*-]{0,40}["'[]?[\w.-]+$|[_-]\w+$|p(?!ass$)\w*$/i,
    /["'\]]?(?::[ \t]+(?:[|>][+-]?\s+|[!&]\S+[ \t]+)?|[ \t]*=>?[ \t]+(?!\S*[()[\]{};,"']))(?=[^\s"'{[|>=]\S*(?:[ \t]+#|[ \t]*(?:[\r\n]|$)))/y,
  ],
  // Option or variable: `wget --user me --password <<secret>> https://h/`
  //   `keytool --storage-pass "<<a secret>>" -v`
  //   `ENV API_TOKEN <<secret>>`
  //   `use --token to authenticate`
  [
    /(?:^|[\s"'[(])--?[\w-]+$|\b(?:env|set(?:env)?) \w+_\w+$/i,
    /(?:\\{0,7}["'],\s*|[ \t]+)(?:(\\{0,7}["'])|(?=[^\s-]))/y,
  ],
  // Call of a setter: `config.setPassword("<<secret>>");`
  //   `client.withApiKey( '<<secret>>' )`
  //   `getPassword("name")`
  [/\b(?:set|with)[\w-]*$/i, /\(\s*(\\{0,7}["'])(?=[^\s"']+["'])/y],
  // Call with a name: `localStorage.setItem("token", "<<secret>>")`
  //   `define('DB_PASSWORD', '<<secret>>');`
  //   `errors.add("password", "is too short")`
  [/\b(?:set\w*|define|put\w*|append|getenv|fetch)\(\s*["'][\w.-]*$/i, /["'],\s*(["'])(?=[^\s"']+["'])/y],
  // Element of XML: `<a:Password Type="b"><<a secret>></a:Password>`
  //   `<password><![CDATA[<<a <secret>>]]></password>`
  //   `<label for="password">Password</label>`
  [/<(?:[\w-]+:)?[\w.-]+$/, /(?:\s[^<>]{0,99})?>(?:<!\[CDATA\[|(?=[^<>]+<\/))/y],
];

/** Forms of prose, in which only a quoted or a strong value is a value: at least six characters with a letter and a digit. */
export const proseForms: readonly Form[] = [
  // Sentence: `password for me is now <<hunter2>>`
  //   `The password for user me was reset to "<<secret>>".`
  //   `the password is required, and the token is base64-encoded`
  [
    /$/,
    /(?: for (?:user )?\S{1,64})?(?: (?:is|was|has been|set|changed|reset)){0,3} (?:to|is|was|now):? (?:(["'])(?=[^\s"']{4,}["']))?/iy,
  ],
  // Word after "password": `user me, password <<hunter2>> ok`
  //   `| password | <<hunter2>> |`
  //   `Failed password for invalid user admin from 10.1.2.3 port 41234 ssh2`
  [/pass\w+$|[_.-]pass$|pwd$/i, /(?: ?(?:[=:|]|[=-]>))?[ \t](?:\| )?/y],
  // Long word after "token" or "key": `using token <<0123456789abcdef>> for h`
  //   `unexpected token: end of input`
  [/token$|key$/i, /(?: ?(?:[=:|]|[=-]>))?[ \t](?=[\w.~+/-]{16})/y],
];

/** Placeholders, which stay, except in the credentials and the query of a URL, where parsers return them as the value. */
export const placeholderForms: readonly RegExp[] = [
  // Variable of a shell: `password="$PASSWORD" x=1`
  //   `export PASSWORD=$(cat x) DB_PASSWORD="${PASSWORD}"`
  //   `password="$env:PASSWORD" token="${{ secrets.TOKEN }}"`
  /\$(?:[A-Z_]+|\{\{?[\w.]*\}{0,2}|\(\w+|env:\w+)/,
  // Variable that is named for a secret: `env db_password="$db_password"`
  /\$(?:[a-z]+_)*(?:password|token|secret|key)/i,
  // Variable of Ruby: `set password="#{password}"`
  /#\{\w+\}/,
  // Template: `password="{{ .Values.password | quote }}"`
  /\$?\{\{(?:[-\s\w.|$]*\}\})?/,
  // Conversion: `password="%s" token="%(token)s" secret="%SECRET%"`
  /%[dqsv]|%\(\w+\)s|%[A-Z_]+%/,
  // Variable of Node: `token: process.env.GITHUB_TOKEN,`
  //   `const token="import.meta.env.TOKEN"`
  /(?:process|import\.meta)\.env\.\w+/,
  // Asterisks and dots: `password="********" token="..."`
  /\*+|\.{3}/,
  // Name in angle brackets: `password="<password>" token="<your-api-key>"`
  /<[a-z _-]*(?:pass|pwd|token|secret|key|redacted|hidden|masked)[a-z _-]*>/i,
  // Redacted before: `password="[FILTERED]" token="REDACTED"`
  /\[?(?:redacted|filtered|masked)\]?/i,
];

/** Values after the name of a header field. A row is what is between the two. */
export const headerForms: readonly RegExp[] = [
  // Header field: `Cookie: <<a=b; c=d>>`
  //   `curl -H "Authorization: <<Bearer secret>>" https://h/`
  //   `HTTP_COOKIE: <<a=b>>`
  /:/,
  // Pair: `authorization=<<Bearer secret>> a=b`
  //   `HTTP_COOKIE="<<a=b>>"`
  //   `{"Authorization"=>"<<Bearer secret>>", "a"=>"b"}`
  /=(?:>[ \t]*)?(?=QUOTE|SCHEME)/,
  // HTTP archive: `{"name":"Cookie","value":"<<a=b>>"}`
  /,\s*QUOTEvalueQUOTE\s*:/,
  // Member of a list: `["Authorization","<<Bearer secret>>"]`
  /,\s*(?=QUOTESCHEME)/,
];

/** Escapes of ASCII, which are decoded before secrets are sought, and how their group is read: by its radix, or as a name. */
export const escapeForms: readonly (readonly [escape: RegExp, radix: 10 | 16 | 'name'])[] = [
  // JSON, JavaScript, logs of nginx: `{"url":"/?a=1\u0026token=<<secret>>\u0026b=2"}`
  //   `request "\x22authorization\x22: \x22<<secret>>\x22"`
  [/\\{1,7}(?:u00|x)([0-7][\da-f])/, 16],
  // HTML, hexadecimal: `<a href="/?token&#x3D;<<secret>>">`
  [/&#x0*([0-7][\da-f]);/, 16],
  // HTML, decimal: `{&#34;password&#34;:&#34;<<secret>>&#34;}`
  [/&#0*(1[01]\d|12[0-7]|\d\d);/, 10],
  // HTML, named: `{&quot;password&quot;:&quot;<<secret>>&quot;}`
  [/&(quot|amp|apos|lt|gt);/, 'name'],
];
