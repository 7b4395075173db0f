import { expect, test } from 'vitest';
import { setThePassword, setTheUsername } from '../src/set-credentials.js';
import { parseURL } from '../src/url-parser.js';

test('both are percent-encoded with the userinfo percent-encode set', () => {
  const url = parseURL('http://a:b@h/')!;
  setTheUsername(url, 'é:@/%41');
  setThePassword(url, '');
  expect([url.username, url.password]).toEqual(['%C3%A9%3A%40%2F%41', '']);
});

test('a text in place of a record is refused, and its password is not shown', () => {
  const text = 'https://me:secret@h/' as never;
  for (const set of [setTheUsername, setThePassword]) {
    expect(() => set(text, 'x')).toThrow(new TypeError('Cannot use the argument url: a text is not a URL record'));
  }
});
