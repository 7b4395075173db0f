import { describe, expect, test } from 'vitest';
import { redact } from '../src/index.js';

/** What the tables write as "…" is the replacement. */
const redacted = (text: string, names?: string[]) => redact(text, { replacement: '…', ...(names ? { names } : {}) });

describe('settings', () => {
  test.each([
    ["user=me password='a secret' sslmode=require", "user=me password='…' sslmode=require"],
    ['h:6379,password=secret,ssl=True', 'h:6379,password=…,ssl=True'],
    ['DB_PASSWORD=secret\nAWS_SECRET_ACCESS_KEY=secret\nPORT=80', 'DB_PASSWORD=…\nAWS_SECRET_ACCESS_KEY=…\nPORT=80'],
    ['export GITHUB_TOKEN="secret"', 'export GITHUB_TOKEN="…"'],
    ['//registry.npmjs.org/:_authToken=secret', '//registry.npmjs.org/:_authToken=…'],
    ['level=info token=secret user=me', 'level=info token=… user=me'],
    ['spring.datasource.password=secret', 'spring.datasource.password=…'],
    ['AccountName=a;AccountKey=secret==;Suffix=h', 'AccountName=a;AccountKey=…;Suffix=h'],
    ['Uid=me; Pwd={a;secret}; Encrypt=no', 'Uid=me; Pwd=…}; Encrypt=no'],
    [
      'jdbc:sqlserver://h;user=me;password={a;secret};encrypt=true',
      'jdbc:sqlserver://h;user=me;password=…};encrypt=true',
    ],
    ['{"message":"{\\"accessToken\\":\\"secret\\"}"}', '{"message":"{\\"accessToken\\":\\"…\\"}"}'],
    ["{ user: 'me', clientSecret: 'secret' }", "{ user: 'me', clientSecret: '…' }"],
    ['{"client_secret"=>"secret"}', '{"client_secret"=>"…"}'],
    ['body: grant_type=password&password=secret&scope=a', 'body: grant_type=password&password=…&scope=a'],
    ['const token = "secret";', 'const token = "…";'],
    ['env:\n  - DB_PASSWORD: secret\n    PORT: 80\n', 'env:\n  - DB_PASSWORD: …\n    PORT: 80\n'],
    ['> X-Any-Token: secret\r\n> Host: h', '> X-Any-Token: …\r\n> Host: h'],
    ['password: |\n  secret\n', 'password: |\n  …\n'],
    ['10:11:12 INFO db_password: secret', '10:11:12 INFO db_password: …'],
    ["config['password'] = 'secret'", "config['password'] = '…'"],
    ['[password] => secret', '[password] => …'],
    ['password := "secret"', 'password := "…"'],
    ['{"password":1234,"password2":"secret"}', '{"password":…,"password2":"…"}'],
    ['DB_PASS=secret {"user":"me","pass":"secret"}', 'DB_PASS=… {"user":"me","pass":"…"}'],
    ['//h/:_auth=secret', '//h/:_auth=…'],
    ['SECRET_KEY=secret ENCRYPTION_KEY=secret', 'SECRET_KEY=… ENCRYPTION_KEY=…'],
    ['password=null-and-void', 'password=…'],
    ['password is hunter2', 'password is …'],
    ['password has been reset to hunter2', 'password has been reset to …'],
    ['password -> hunter2, Password : hunter2', 'password -> … Password : …'],
    ['INFO secret key = 0123456789abcdef', 'INFO secret key = …'],
    ['{"auths":{"h":{"auth":"bWU6c2VjcmV0MTIz"}}}', '{"auths":{"h":{"auth":"…"}}}'],
  ])('%j becomes %j', (text, expected) => expect(redacted(text)).toBe(expected));

  test.each([
    'Auth: https://login.example1.com/path',
    'https://h/?training-session=5&user.sid=12&my-auth=none&usersession=1',
    'exit code=200 key=3 session=1 sid=5',
    '{"code":"ENOENT","key":"a"}',
    'const token = getToken(); if (token === secret) return;',
    'invalid token: foo',
    'tokens: 5',
    'the password: at least 8 characters',
    'max_tokens=100 tokenizer=bpe password_policy=strict',
    'has_password=true secret=null',
    'https://h/token=1',
    'https://h/a?tokens=1',
    'SELECT * FROM a WHERE token = ?',
    '{"password": true, "token": string}',
    '["username","password","email"]',
    'arn:aws:secretsmanager:us-east-1:1:secret:db',
    'PublicKeyToken=b77a5c561934e089',
    'next_page_token=abc {"nextPageToken":"abc"}',
    'password is set to expire in 7 days',
    'password hashing took 120ms; password sha256 hash; password 2026-11-23T10:11:12Z',
    'password = hash2(value);',
    'setPassword(encoder.encode(raw)); setPassword("too short"); getPassword("name")',
    "Access denied for user 'root'@'localhost' (using password: YES)",
    'error: password: required',
    'session_id=12 sid=abc session=<abc> auth=none auth: disabled',
  ])('%j has none', (text) => expect(redacted(text)).toBe(text));

  test('the names are those of the rules', () => {
    expect(redacted('password=a token=b', ['token'])).toBe('password=a token=…');
    expect(redacted('password=a', [])).toBe('password=a');
  });
});

describe('names in queries', () => {
  test.each(
    [
      ['reset_token', 'accessToken', 'x-oss-signature', 'SAMLResponse', 'client-secret', 'newPassword', 'ApiKey'],
    ].flat(),
  )('%s is found by its end, case and separators do not count', (name) =>
    expect(redacted(`https://h/?a=1&${name}=secret;&b=2`)).toBe(`https://h/?a=1&${name}=…&b=2`),
  );

  test('a name of the rules that is not common has to match whole', () => {
    expect(redacted('/?api_q=1&Q=2', ['q'])).toBe('/?api_q=1&Q=…');
  });
});

describe('escapes in JSON and HTML', () => {
  test.each([
    ['{"url":"/x?a=1\\u0026token=secret\\u0026b=2"}', '{"url":"/x?a=1\\u0026token=…\\u0026b=2"}'],
    ['{"url":"/x?a\\u003d1\\u0026token\\u003dsecret"}', '{"url":"/x?a\\u003d1\\u0026token\\u003d…"}'],
    ['{"url":"https:\\u002f\\u002fme:secret\\u0040h"}', '{"url":"https:\\u002f\\u002f…:…\\u0040h"}'],
    ['"{\\"u\\":\\"/?a=1\\\\u0026sig\\\\u003dsecret\\"}"', '"{\\"u\\":\\"/?a=1\\\\u0026sig\\\\u003d…\\"}"'],
    [
      '<a href="https:&#x2F;&#x2F;me:secret@h&#x2F;?token&#x3D;secret">',
      '<a href="https:&#x2F;&#x2F;…:…@h&#x2F;?token&#x3D;…">',
    ],
    ['/?a=1&#38;token=secret', '/?a=1&#38;token=…'],
  ])('%j becomes %j', (text, expected) => expect(redacted(text)).toBe(expected));

  test.each(['{"a":"\\u0041\\u003d\\u0040"}', '&#61;&#64;&#233;', '\\x40'])('%j has none', (text) =>
    expect(redacted(text)).toBe(text),
  );
});

describe('connection strings that are not URLs', () => {
  test.each([['jdbc:oracle:thin:me/secret@//h:1521/x', 'jdbc:oracle:thin:…/…@//h:1521/x']])(
    '%j becomes %j',
    (text, expected) => expect(redacted(text)).toBe(expected),
  );

  test.each(['jdbc:oracle:thin:@//h:1521/x', 'bob@tcp(h)', 'image: postgres:16@sha256:0123', 'redis:7@sha512:0'])(
    '%j has none',
    (text) => expect(redacted(text)).toBe(text),
  );
});

test('a password after an empty port or with an encoded delimiter is hidden', () => {
  expect(redacted('postgres://me:#secret@h/x')).toBe('postgres://…:…@h/x');
  expect(redacted('/?r=smtp%3A%2F%2Fme%3Ap%2540secret%252F%40h%2F')).toBe('/?r=smtp%3A%2F%2F…%3A…%40h%2F');
  expect(redacted('file:///C:/a@b')).toBe('file:///C:/a@b');
});

test('names and header fields that are kept', () => {
  const keep = ['sync_token', 'Password', 'x-api-key'];
  const text =
    '/?syncToken=1&token=secret&password=2 next_sync_token="3" db_password="secret"\nX-Api-Key: 4\nCookie: secret';
  expect(redact(text, { keep, replacement: '…' })).toBe(
    '/?syncToken=1&token=…&password=2 next_sync_token="…" db_password="…"\nX-Api-Key: 4\nCookie: …',
  );
});

test('a name of the rules matches although tokens of pages are kept by default', () => {
  expect(redacted('/?page_token=secret', ['page_token'])).toBe('/?page_token=…');
});

test('headers of other programs', () => {
  expect(redacted('PRIVATE-TOKEN: secret\nX-Vault-Token: secret\nHost: h')).toBe(
    'PRIVATE-TOKEN: …\nX-Vault-Token: …\nHost: h',
  );
  expect(redacted('{"Authorization"=>"Bearer secret", "a"=>"b"}')).toBe('{"Authorization"=>"…", "a"=>"b"}');
});
