import { describe, expect, test } from 'vitest';
import { editQuery } from '../src/index.js';

const appended = (input: string, kind: 'query' | 'url' | null = null) =>
  editQuery(input, { kind }).append('x', 'y').toString();

describe('where the query is', () => {
  test.each([
    ['https://example.org', 'https://example.org?x=y'],
    ['https://example.org/?', 'https://example.org/?&x=y'.replace('&', '')],
    ['HTTP://h/a?b#c?d', 'HTTP://h/a?b&x=y#c?d'],
    ['../a/b', '../a/b?x=y'],
    ['?a', '?a&x=y'],
    ['#a?b', '?x=y#a?b'],
    ['//h', '//h?x=y'],
    ['mailto:a@b?subject=c', 'mailto:a@b?subject=c&x=y'],
    ['\\a?b', '\\a?b&x=y'],
    ['??a', '??a&x=y'],
    ['/a?b?c', '/a?b?c&x=y'],
    ['/a=b&c', '/a=b&c?x=y'],
    ['https://h/?a \n', 'https://h/?a&x=y \n'],
    ['https://h/ ', 'https://h/?x=y '],
    ['a=1&b', 'a=1&b&x=y'],
    ['a=b/c?d', 'a=b/c?d&x=y'],
    ['a', 'a&x=y'],
    ['', 'x=y'],
  ])('%j gives %j', (input, output) => {
    expect(appended(input)).toBe(output);
  });

  test('the kind decides where it is given', () => {
    expect(appended('a', 'url')).toBe('a?x=y');
    expect(appended('a=b', 'url')).toBe('a=b?x=y');
    expect(appended('', 'url')).toBe('?x=y');
    expect(appended('?a', 'query')).toBe('?a&x=y');
    expect(appended('a#b', 'query')).toBe('a#b&x=y');
    expect(editQuery('?a', { kind: 'query' }).get('?a')).toBe('');
  });

  test('in a URL tabs and newlines are what the URL parser takes them for: nothing', () => {
    const editor = editQuery('https://h/?a\n%4\t1=b\r&\n&c');
    expect(editor.pairs()).toEqual([...new URL('https://h/?a\n%4\t1=b\r&\n&c').searchParams]);
    expect(editor.set('c', 'd').toString()).toBe('https://h/?a\n%4\t1=b\r&\n&c=d');
    expect(editQuery({ query: 'a\nb' }).pairs()).toEqual([['a\nb', '']]);
  });

  test('properties on Object.prototype change nothing', () => {
    Object.assign(Object.prototype, { href: 'https://h/?z', kind: 'url', space: '+', encodeSet: null });
    try {
      expect(editQuery({ query: 'a' }, {}).append(' ', '').toString()).toBe('a&%20=');
      expect(editQuery('a=b', {}).has('a')).toBe(true);
    } finally {
      for (const name of ['href', 'kind', 'space', 'encodeSet']) Reflect.deleteProperty(Object.prototype, name);
    }
  });
});
