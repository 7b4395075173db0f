import { describe, expect, test } from 'vitest';
import { redact } from '../src/index.js';

const placeholders = [
  '$PASSWORD',
  `\${PASSWORD}`,
  `\${db.password}`,
  '$password',
  '$db_token',
  '$(cat',
  `\${{ secrets.TOKEN }}`,
  '{{ secret }}',
  '{{secret}}',
  '{{ .Values.password | quote }}',
  '%s',
  '%v',
  '%(password)s',
  '%PASSWORD%',
  '<password>',
  '<your-api-key>',
  'process.env.TOKEN',
  'import.meta.env.TOKEN',
  '********',
  '<redacted>',
  '$env:PASSWORD',
  '#{password}',
  '...',
  '[FILTERED]',
  'REDACTED',
];

describe.each(placeholders)('%s is not a secret', (value) => {
  test.each([
    `{"password":"${value}","n":1}`,
    `password="${value}" x=1`,
    `curl -H "Authorization: Bearer ${value}" https://h/`,
  ])('%j stays', (text) => expect(redact(text)).toBe(text));
});

test.each([
  '$ecret1',
  '$uperSecret',
  '$S3CRET',
  '$supersecret',
  `\${PASSWORD:-secret}`,
  '$$',
  '<hunter>',
  '<hunter2>',
  '%sa',
  '{secret}',
  '{{a}}b',
  'a$PASSWORD',
  '$1',
  'xxxx',
  'xprocess.env.TOKEN',
  '**secret**',
  '[secret]',
  'xx',
  '....',
  '$(cat a)b',
])('%s can be a secret', (value) => {
  expect(redact(`{"password":"${value}","n":1}`)).toBe('{"password":"REDACTED","n":1}');
});

test.each([
  ['https://me:$PASSWORD@h/', 'https://REDACTED:REDACTED@h/'],
  ['https://h/?password=$ECRET&token=%s', 'https://h/?password=REDACTED&token=REDACTED'],
])('a URL contains its credentials and its query, whatever they look like: %s', (text, redacted) => {
  expect(redact(text)).toBe(redacted);
});

test.each([
  ['mysql -u root -pTopSecret $DB_NAME', 'mysql -u root -pREDACTED $DB_NAME'],
  ['mysql -h h -pmy-token $DATABASE < a.sql', 'mysql -h h -pREDACTED $DATABASE < a.sql'],
  ['redis-cli -a mytoken:"%s"', 'redis-cli -a REDACTED"%s"'],
  ['curl -u me:secret1 $URL', 'curl -u REDACTED:REDACTED $URL'],
])('a secret before a placeholder is a secret: %s', (text, redacted) => expect(redact(text)).toBe(redacted));

test('the username before a placeholder stays', () => {
  expect(redact('curl -u me:$PASSWORD https://h/')).toBe('curl -u me:$PASSWORD https://h/');
});

test('a long value takes linear time', () => {
  const value = `<${'pass'.repeat(1 << 16)}`;
  expect(redact(`{"password":"${value}"}`)).toBe('{"password":"REDACTED"}');
});
