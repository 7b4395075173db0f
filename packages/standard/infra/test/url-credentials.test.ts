import { expect, test } from 'vitest';
import { findCredentialSpans } from '../src/url-credentials.js';

const found = (text: string) => findCredentialSpans(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['https://me:secret@exa mple/', ['me', 'secret']],
  ['https:me:pa/ss@h', ['me', 'pa/ss']],
  ['//me@h', ['me']],
  ['x://a:b c@h', ['a', 'b c']],
  ['https://h/@me', []],
  ['no host', []],
])('%j', (text, expected) => expect(found(text)).toEqual(expected));

test('a caller decides where a URL ends', () => {
  const spans = findCredentialSpans('https://h bob@example.org', () => true);
  expect(spans).toEqual([]);
});
