import { describe, expect, test } from 'vitest';
import { redact } from '../src/index.js';

const placeholders = [
  ...[
    '$PASSWORD',
    '$1',
    `\${PASSWORD}`,
    `\${db.password}`,
    '$password',
    '$db_token',
    '$(cat',
    `\${{ secrets.TOKEN }}`,
    '{{ secret }}',
  ],
  ...[
    '{{secret}}',
    '{{ .Values.password | quote }}',
    '%s',
    '%v',
    '%(password)s',
    '%PASSWORD%',
    '<password>',
    '<your-api-key>',
  ],
  ...[
    'process.env.TOKEN',
    'import.meta.env.TOKEN',
    '********',
    '<redacted>',
    '$env:PASSWORD',
    '#{password}',
    'xxxx',
    '...',
    '[FILTERED]',
    'REDACTED',
  ],
];

describe.each(placeholders)('%s is not a secret', (value) => {
  test.each([
    `{"password":"${value}","n":1}`,
    `password="${value}" x=1`,
    `?token=${value}`,
    `curl -H "Authorization: Bearer ${value}" https://h/`,
  ])('%j stays', (text) => expect(redact(text)).toBe(text));
});

test.each([
  ...[
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
  ],
  ...['xprocess.env.TOKEN', '**secret**', '[secret]', 'xx', '....', '$(cat a)b'],
])('%s can be a secret', (value) => {
  expect(redact(`{"password":"${value}","n":1}`)).toBe('{"password":"REDACTED","n":1}');
});

test('a URL contains its credentials, whatever they look like', () => {
  expect(redact('https://me:$PASSWORD@h/')).toBe('https://REDACTED:REDACTED@h/');
});
