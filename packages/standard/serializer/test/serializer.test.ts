import { basicURLParse, parseURL } from '@url/parser';
import type { URLRecord } from '@url/record';
import { describe, expect, test } from 'vitest';
import { serializePath, serializeURL } from '../src/index.js';

/** As someone would write it who does not know of `createURLRecord`. */
const literal: URLRecord = {
  scheme: 'http',
  username: '',
  password: '',
  host: 'h',
  port: null,
  path: '/',
  hasOpaquePath: false,
  query: null,
  fragment: 'f',
  blobURLEntry: null,
};

describe('serializeURL', () => {
  test('gives the string again until something changes', () => {
    const url = parseURL('http://EXAMPLE.org/a?b#c')!;
    expect(serializeURL(url)).toBe('http://example.org/a?b#c');
    expect(serializeURL(url)).toBe('http://example.org/a?b#c');
    basicURLParse('8080', { url, stateOverride: 'port state' });
    expect(serializeURL(url)).toBe('http://example.org:8080/a?b#c');
    url.query = null;
    expect(serializeURL(url)).toBe('http://example.org:8080/a#c');
  });

  test('can leave out the fragment, before and after the whole was made', () => {
    const url = parseURL('http://h/#f')!;
    expect(serializeURL(url, { excludeFragment: true })).toBe('http://h/');
    expect(serializeURL(url, { excludeFragment: false })).toBe('http://h/#f');
    expect(serializeURL(url, { excludeFragment: true })).toBe('http://h/');
  });

  test('remembers nothing of an object literal, which cannot tell that it changed', () => {
    const url = { ...literal };
    expect(serializeURL(url)).toBe('http://h/#f');
    url.path = '/a';
    expect(serializeURL(url)).toBe('http://h/a#f');
    expect(url).toEqual({ ...literal, path: '/a' });
  });
});

test('the null of a parser that failed comes out again, and a record gives a string', () => {
  const failed = parseURL('http://exa mple/');
  expect([serializeURL(failed), serializePath(failed), serializeURL(failed, { excludeFragment: true })]).toEqual([
    null,
    null,
    null,
  ]);
  const text: string = serializeURL(literal);
  expect(text).toMatch(/^http:/);
});
