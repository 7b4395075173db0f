import { parseURL } from '@url/parser';
import { expect, test } from 'vitest';
import { serializeOrigin } from '../src/origin.js';

test.each([
  ['ftp://h:21/', 'ftp://h'],
  ['http://u:p@h:8080/a?b#c', 'http://h:8080'],
  ['https://[::1]/', 'https://[::1]'],
  ['ws://0x7f.1/', 'ws://127.0.0.1'],
  ['wss://h/', 'wss://h'],
  ['file:///a', 'null'],
  ['mailto:me', 'null'],
  ['foo://h/', 'null'],
  ['blob:https://H:443/id', 'https://h'],
  ['blob:http://h:1/', 'http://h:1'],
  ['blob:file:///a', 'null'],
  ['blob:ftp://h/', 'null'],
  ['blob:blob:https://h/', 'null'],
  ['blob:', 'null'],
  ['blob:d3958f5c-0777-0845-9dcf-2cb28783acaf', 'null'],
])('%s: %s', (input, origin) => expect(serializeOrigin(parseURL(input)!)).toBe(origin));

test('the entry of a blob URL knows its origin', () => {
  const url = parseURL('blob:https://h/id', {
    resolveBlobURL: ({ path }) => (path === 'https://h/id' ? { environment: { origin: 'https://elsewhere' } } : null),
  })!;
  expect(serializeOrigin(url)).toBe('https://elsewhere');
  expect(serializeOrigin(parseURL('blob:https://h/other', { resolveBlobURL: () => null })!)).toBe('https://h');
});

test('the null of a parser that failed is null, and not the string that an opaque origin has', () => {
  expect(serializeOrigin(parseURL('http://exa mple/'))).toBeNull();
});
