import { describe, expect, test } from 'vitest';
import { createURLRecord } from '../src/create-url-record.js';
import { serializeHostOf } from '../src/serialization.js';
import { serializeURL } from '../src/url-serializer.js';

const fields = {
  scheme: 'https',
  username: 'u',
  password: 'p',
  host: 'h',
  port: 81,
  path: '/a',
  hasOpaquePath: false,
  query: 'b',
  fragment: 'c',
  blobURLEntry: null,
};

describe.each([
  ['a record', () => createURLRecord(fields)],
  ['an object literal', () => fields],
])('of %s', (_, make) => {
  test('the URL, with and without its fragment', () => {
    expect(serializeURL(make())).toBe('https://u:p@h:81/a?b#c');
    expect(serializeURL(make(), { excludeFragment: true })).toBe('https://u:p@h:81/a?b');
    expect(serializeURL(make(), { excludeFragment: false })).toBe('https://u:p@h:81/a?b#c');
  });

  test('the host', () => {
    expect(serializeHostOf(make())).toBe('h');
  });
});

test('null gives null', () => expect(serializeURL(null)).toBeNull());

test('a path that would be read as an authority gets "/." before it', () => {
  expect(serializeURL(createURLRecord({ scheme: 'web+demo', path: '//not-a-host/' }))).toBe('web+demo:/.//not-a-host/');
});

test('without a host there is no host to serialize', () => {
  const url = createURLRecord({ scheme: 'mailto', path: 'a', hasOpaquePath: true });
  expect(serializeHostOf(url)).toBe('');
});
