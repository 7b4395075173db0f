import { describe, expect, test } from 'vitest';
import { redact } from '../src/index.js';

/** What the tables write as "…" is the replacement. */
const redacted = (text: string) => redact(text, { replacement: '…' });

describe('tokens without a name', () => {
  test.each([
    ['AUTH se1cretsecret', 'AUTH …'],
    [
      '-----BEGIN PRIVATE KEY-----\nsecret\n-----END PRIVATE KEY-----',
      '-----BEGIN PRIVATE KEY-----…-----END PRIVATE KEY-----',
    ],
    ['-----BEGIN RSA PRIVATE KEY-----\nsecret', '-----BEGIN RSA PRIVATE KEY-----…'],
  ])('%j becomes %j', (text, expected) => expect(redacted(text)).toBe(expected));

  test.each([
    'Basic JavaScript over HTTP/1.1',
    'WWW-Authenticate: Bearer error="invalid_token"',
    '250-AUTH PLAIN LOGIN CRAM-MD5',
    'AUTH SCRAM-SHA-256',
    'AUTH /api/v1/login',
    'web1 LOGIN alice success',
    '5 LOGIN attempts failed',
    'npm_config_registry, glibc-minimal-langpack-2.34 and sk-fading-circle',
    'https://api.slack.com/messaging/webhooks and https://core.telegram.org/bots/api',
    '-----BEGIN CERTIFICATE-----\nabc\n-----END CERTIFICATE-----',
  ])('%j has none', (text) => expect(redacted(text)).toBe(text));
});

describe('arguments of commands', () => {
  test.each([
    ["curl -sSu 'me:a secret' https://h/", "curl -sSu '…:…' https://h/"],
    ['curl --user=me:secret --proxy-user me:secret h', 'curl --user=…:… --proxy-user …:… h'],
    ['["app","--api-key","secret"]', '["app","--api-key","…"]'],
    ['EXPDP scott/tiger@db', 'EXPDP …/…@db'],
    ['SQLPlus scott/tiger@db', 'SQLPlus …/…@db'],
    ['jdbc:Oracle:thin:scott/tiger@db', 'jdbc:Oracle:thin:…/…@db'],
    ['ALTER USER x Identified By "s3cret"', 'ALTER USER x Identified By "…"'],
    ['user x pAssword "abc"', 'user x pAssword "…"'],
    ["CREATE ROLE me PASSWORD 'secret'", "CREATE ROLE me PASSWORD '…'"],
    ['curl -u admin:admin http://h/', 'curl -u …:… http://h/'],
    ['curl -k -uadmin:secret http://h/', 'curl -k -u…:… http://h/'],
    ['mysql -psecret', 'mysql -p…'],
    ['redis-cli -a secret', 'redis-cli -a …'],
  ])('%j becomes %j', (text, expected) => expect(redacted(text)).toBe(expected));

  test.each([
    'docker run -u 1000:1000 -p 8080:80 nginx',
    'docker run --user node:node -it nginx',
    'psql -U me -p 5432',
    'mysql -u root -p',
    'curl --user-agent a:b https://h/',
    'sqlmap -u https://h/',
    'git push -u origin a:b',
    'date -u +%H:%M',
    'Use --token to authenticate, or the --password flag.',
    '--api-key string   the key',
    'docker login --password-stdin h',
    'machine learning with password authentication',
    'mysql -u root -p$MYSQL_PASSWORD x',
    `redis-cli -a \${REDIS_PASSWORD} ping`,
  ])('%j has none', (text) => expect(redacted(text)).toBe(text));

  test('they stay if the rules say so', () => {
    expect(redact('curl -u me:secret h', { credentials: false })).toBe('curl -u me:secret h');
  });
});

describe('protocols', () => {
  test.each([
    ['C: A12 LOGIN "me" "secret"\r\n', 'C: A12 LOGIN "me" "…"\r\n'],
    ['---> PASS secret', '---> PASS …'],
    ['USER me\r\nPASS secret\r\n', 'USER me\r\nPASS …\r\n'],
    ['1.2 [0 h:1] "AUTH" "secret"', '1.2 [0 h:1] "AUTH" "…"'],
    ['1.2 [0 h:1] "auth" "me" "secret"', '1.2 [0 h:1] "auth" "me" "…"'],
    ['a=0123456789abcdef; httponly, b=0123456789abcdef==; HttpOnly', 'a=…; httponly, b=…; HttpOnly'],
  ])('%j becomes %j', (text, expected) => expect(redacted(text)).toBe(expected));

  test.each([
    'web1 LOGIN from 10.1.2.3',
    'a1 LOGIN attempt failed for me',
    'LOGIN PAGE loaded',
    '--- PASS: TestA (0.00s)',
    'AUTH failed: reset',
    'a=0123456789abcdef; Path=/',
  ])('%j has none', (text) => expect(redacted(text)).toBe(text));
});
