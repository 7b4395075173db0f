import { basicURLParse, parseURL } from '@url/whatwg-url';
import { expect, test } from 'vitest';

test.each([
  ['latin1', '%E9%80'],
  ['Shift_JIS', '%26%23233%3B%26%238364%3B'],
  [' GBK\n', '%A8%A6%80'],
  ['utf8', '%C3%A9%E2%82%AC'],
  [null, '%C3%A9%E2%82%AC'],
  ['', '%C3%A9%E2%82%AC'],
])('encodes the query of a special URL in %j', (encoding, query) => {
  expect(parseURL('http://h/é?é€#é', { encoding })).toMatchObject({
    path: ['%C3%A9'],
    query,
    fragment: '%C3%A9',
  });
});

test('encodes other queries in UTF-8', () => {
  for (const input of ['ws://h/?é', 'a:b?é', 'a://h/?é'])
    expect(parseURL(input, { encoding: 'latin1' })?.query).toBe('%C3%A9');
});

test('encodes a query that is set', () => {
  const url = { ...parseURL('http://h/')!, query: '' };
  basicURLParse('é', { url, stateOverride: 'query', encoding: 'latin1' });
  expect(url.query).toBe('%E9');
});

test.each(['UTF-16LE', 'replacement', 'nonsense', ' '])('throws a RangeError for a query in %j', (encoding) => {
  for (const input of ['http://h/?é', 'http://h/?a', 'http://h/?', 'http:?'])
    expect(() => parseURL(input, { encoding, baseURL: parseURL('http://h/') })).toThrow(RangeError);
  const url = { ...parseURL('http://h/')!, query: '' };
  expect(() => basicURLParse('', { url, stateOverride: 'query', encoding })).toThrow(`Unknown encoding "${encoding}"`);
});

test('does not ask for the encoding of a URL without a query of its own', () => {
  const baseURL = parseURL('http://h/?a');
  for (const input of ['http://h/é', '#?', 'http://h/#?é', 'ws://h/?é', 'a:?é'])
    expect(parseURL(input, { encoding: 'nonsense', baseURL })).not.toBeNull();
  expect(parseURL('', { encoding: 'nonsense', baseURL })?.query).toBe('a');
});
