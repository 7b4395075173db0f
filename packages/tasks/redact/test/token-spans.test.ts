import { describe, expect, test } from 'vitest';
import { redact } from '../src/index.js';

/** What the tables write as "…" is the replacement. */
const redacted = (text: string) => redact(text, { replacement: '…' });

describe('tokens without a name', () => {
  test.each([
    ['got Bearer a1b2c3d4e5 from h', 'got Bearer … from h'],
    ['auth="Basic dXNlcjpwYXNz"', 'auth="Basic …"'],
    ['AUTH PLAIN AG1lAHNlY3JldA==', 'AUTH PLAIN …'],
    ['AUTH se1cretsecret', 'AUTH …'],
    ['session eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2VjcmV0, next', 'session …, next'],
    ['key ghp_0123456789abcdefghij leaked', 'key … leaked'],
    ['xoxb-123456789-abcdef and sk_live_0123456789', '… and …'],
    ['AKIAIOSFODNN7EXAMPLE', '…'],
    ['https://hooks.slack.com/services/T0/B0/secret?a=b', 'https://hooks.slack.com/services/…?a=b'],
    ['https://discord.com/api/webhooks/1/secret', 'https://discord.com/api/webhooks/1/…'],
    ['https://api.telegram.org/bot123456:secret/getMe', 'https://api.telegram.org/bot123456:…/getMe'],
    [
      '-----BEGIN PRIVATE KEY-----\nsecret\n-----END PRIVATE KEY-----',
      '-----BEGIN PRIVATE KEY-----…-----END PRIVATE KEY-----',
    ],
    ['-----BEGIN RSA PRIVATE KEY-----\nsecret', '-----BEGIN RSA PRIVATE KEY-----…'],
  ])('%j becomes %j', (text, expected) => expect(redacted(text)).toBe(expected));

  test.each([
    'Basic authentication, or a Bearer token',
    'Basic JavaScript over HTTP/1.1',
    'WWW-Authenticate: Bearer error="invalid_token"',
    '250-AUTH PLAIN LOGIN CRAM-MD5',
    'AUTH SCRAM-SHA-256',
    'AUTH /api/v1/login',
    'web1 LOGIN alice success',
    '5 LOGIN attempts failed',
    'tokens begin with ghp_ or sk_live_',
    'npm_config_registry, glibc-minimal-langpack-2.34 and sk-fading-circle',
    'https://api.slack.com/messaging/webhooks and https://core.telegram.org/bots/api',
    '-----BEGIN CERTIFICATE-----\nabc\n-----END CERTIFICATE-----',
  ])('%j has none', (text) => expect(redacted(text)).toBe(text));
});

describe('arguments of commands', () => {
  test.each([
    ['curl -u me:secret https://h/', 'curl -u …:… https://h/'],
    ["curl -sSu 'me:a secret' https://h/", "curl -sSu '…:…' https://h/"],
    ['curl --user=me:secret --proxy-user me:secret h', 'curl --user=…:… --proxy-user …:… h'],
    ['["curl","-u","me:secret"]', '["curl","-u","…:…"]'],
    ['http -a me:secret h', 'http -a …:… h'],
    ['docker login -u me -p secret registry.example', 'docker login -u me -p … registry.example'],
    ['mysql -h db -pS3cr3t x', 'mysql -h db -p… x'],
    ["sshpass -p 'a secret' ssh h", "sshpass -p '…' ssh h"],
    ['redis-cli -h db -a secret ping', 'redis-cli -h db -a … ping'],
    ['sqlplus -S me/secret@//h:1521/x', 'sqlplus -S …/…@//h:1521/x'],
    ['wget --user me --password secret https://h/', 'wget --user me --password … https://h/'],
    ['["app","--api-key","secret"]', '["app","--api-key","…"]'],
    ['keytool --storage-pass "a secret" -v', 'keytool --storage-pass "…" -v'],
    ['ENV API_TOKEN secret', 'ENV API_TOKEN …'],
    ['machine h login me password secret', 'machine h login me password …'],
    ['EXPDP scott/tiger@db', 'EXPDP …/…@db'],
    ['SQLPlus scott/tiger@db', 'SQLPlus …/…@db'],
    ['jdbc:Oracle:thin:scott/tiger@db', 'jdbc:Oracle:thin:…/…@db'],
    ['ALTER USER x Identified By "s3cret"', 'ALTER USER x Identified By "…"'],
    ['user x pAssword "abc"', 'user x pAssword "…"'],
    ["ALTER USER me IDENTIFIED BY 'secret'", "ALTER USER me IDENTIFIED BY '…'"],
    ["CREATE ROLE me PASSWORD 'secret'", "CREATE ROLE me PASSWORD '…'"],
    ['curl -u admin:admin http://h/', 'curl -u …:… http://h/'],
    ['curl -k -uadmin:secret http://h/', 'curl -k -u…:… http://h/'],
    ['mysql -psecret', 'mysql -p…'],
    ['redis-cli -a secret', 'redis-cli -a …'],
  ])('%j becomes %j', (text, expected) => expect(redacted(text)).toBe(expected));

  test.each([
    'docker run -u 1000:1000 -p 8080:80 nginx',
    'docker run --user node:node -it nginx',
    'docker run -u node -p 3000:3000 nginx',
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
    'PASS src/a.test.ts',
    'curl -u admin:$PASSWORD http://h/',
    'mysql -u root -p$MYSQL_PASSWORD x',
    `redis-cli -a \${REDIS_PASSWORD} ping`,
  ])('%j has none', (text) => expect(redacted(text)).toBe(text));

  test('they stay if the rules say so', () => {
    expect(redact('curl -u me:secret h', { credentials: false })).toBe('curl -u me:secret h');
  });
});

describe('protocols', () => {
  test.each([
    ['a1 LOGIN me secret', 'a1 LOGIN me …'],
    ['C: A12 LOGIN "me" "secret"\r\n', 'C: A12 LOGIN "me" "…"\r\n'],
    ['C: PASS secret', 'C: PASS …'],
    ['---> PASS secret', '---> PASS …'],
    ['USER me\r\nPASS secret\r\n', 'USER me\r\nPASS …\r\n'],
    ['1.2 [0 h:1] "AUTH" "secret"', '1.2 [0 h:1] "AUTH" "…"'],
    ['1.2 [0 h:1] "auth" "me" "secret"', '1.2 [0 h:1] "auth" "me" "…"'],
    ['set-cookie2 a=0123456789abcdef; Path=/; HttpOnly', 'set-cookie2 a=…; Path=/; HttpOnly'],
    ['a=0123456789abcdef; httponly, b=0123456789abcdef==; HttpOnly', 'a=…; httponly, b=…; HttpOnly'],
  ])('%j becomes %j', (text, expected) => expect(redacted(text)).toBe(expected));

  test.each([
    'a1 OK LOGIN completed',
    'web1 LOGIN from 10.1.2.3',
    'a1 LOGIN attempt failed for me',
    'LOGIN PAGE loaded',
    '--- PASS: TestA (0.00s)',
    'AUTH failed: reset',
    'theme=dark; Path=/; HttpOnly',
    'a=0123456789abcdef; Path=/',
  ])('%j has none', (text) => expect(redacted(text)).toBe(text));
});
