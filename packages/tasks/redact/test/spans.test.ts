// What an empty replacement leaves of a secret.
import { parseURL } from '@url/parser';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redact } from '../src/index.js';

test('whatever parses has no credentials after it', () => {
  const pieces = [
    'https:',
    'http:',
    'x:',
    '/',
    '\\',
    '@',
    ':',
    'u',
    'p',
    '?',
    '#',
    '\n',
    '\t',
    '%40',
    'h',
    '[',
    ']',
    '1',
    '&',
    '=',
    ';',
  ];
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(''));
  const base = parseURL('https://b/');
  const hasCredentials = (text: string) => {
    const url = parseURL(redact(text, { replacement: '' }), { base });
    return url !== null && url.username + url.password !== '';
  };
  const property = fc.property(texts, (text) => {
    for (const input of [text, `https://${text}`, `https://u${text}@i`])
      expect(hasCredentials(input), input).toBe(false);
  });
  fc.assert(property, { numRuns: 6000 });
});

test.each([
  ['https://u@https:#@i', 'https://@:#@i'],
  ['https://u\nhttps:#@i', 'https://u\n:#@i'],
  ['https://uhttps:https:@#@https:\n@i', 'https://:#@https:\n@i'],
  ['https://me:sec/ret@h/', 'https://:@h/'],
  ['https:\\\\me:sec#ret@h/', 'https:\\\\:@h/'],
  ['https://me:secret@h/?token=a/b#token=c?d', 'https://:@h/?token=#token='],
])('an empty replacement keeps the end of an authority if credentials would arise: %j', (text, expected) => {
  expect(redact(text, { replacement: '' })).toBe(expected);
});
