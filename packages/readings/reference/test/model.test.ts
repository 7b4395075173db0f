import {
  createAuthority,
  createModelURL,
  emptyURL,
  hasOpaquePath,
  isFileURL,
  isWebURL,
  type ModelURL,
  order,
  parseReference,
} from '@url/reference';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelURL } from './arbitraries.ts';

describe('createAuthority', () => {
  test.each([
    [{ password: 'p', host: 'h' }],
    [{ username: 'u' }],
    [{ port: 80 }],
    [{ port: '' as const }],
    [{ host: '' }],
    [{ host: 'h', port: 65536 }],
    [{ host: 'h', port: -1 }],
    [{ host: 'h', port: 1.5 }],
    [{ host: 'h', port: Number.NaN }],
  ])('refuses %j', (components) => {
    expect(createAuthority(components)).toBeNull();
  });

  test('takes none, some and all components', () => {
    expect(createAuthority({})).toEqual({ username: null, password: null, host: null, port: null });
    expect(createAuthority({ username: '', host: 'h', port: 0 })).toEqual({
      username: '',
      password: null,
      host: 'h',
      port: 0,
    });
    expect(createAuthority({ username: 'u', password: '', host: 'h', port: '' })?.password).toBe('');
  });
});

describe('createModelURL', () => {
  test.each<[Partial<ModelURL>]>([
    [{ scheme: '' }],
    [{ scheme: '1a' }],
    [{ scheme: 'a:' }],
    [{ scheme: 'é' }],
    [{ scheme: 'a\n' }],
    [{ drive: 'c' }],
    [{ drive: 'c:/' }],
    [{ file: '' }],
    [{ authority: createAuthority({ host: 'h' }), file: 'a' }],
    [{ authority: createAuthority({}), dirs: ['a'] }],
    [{ drive: 'c:', dirs: [''] }],
    [{ authority: { username: 'u', password: null, host: null, port: null } }],
    [{ pathRoot: 'x' as '/' }],
  ])('refuses %j', (components) => {
    expect(createModelURL(components)).toBeNull();
  });

  test('gives values that do not change', () => {
    const dirs = ['a'];
    const url = createModelURL({ authority: createAuthority({ host: 'h' }), pathRoot: '/', dirs })!;
    dirs.push('b');
    expect(url.dirs).toEqual(['a']);
    for (const value of [url, url.authority, url.dirs]) expect(Object.isFrozen(value)).toBe(true);
  });

  test('has the components in their order', () => {
    fc.assert(
      fc.property(modelURL, (url) => {
        const keys = ['scheme', 'authority', 'drive', 'pathRoot', 'dirs', 'file', 'query', 'fragment'];
        expect(Object.keys(url)).toEqual(keys);
        expect(Object.keys(url.authority ?? emptyAuthority)).toEqual(Object.keys(emptyAuthority));
      }),
    );
  });
});

const emptyAuthority = createAuthority({})!;

test('the empty URL has nothing', () => {
  expect(emptyURL).toEqual(createModelURL({}));
  expect(order(emptyURL)).toBe('fragment');
});

describe('the shape of a URL', () => {
  test.each([
    ['http:', true, false, false],
    ['WSS://h', true, false, false],
    ['ftp:a', true, false, false],
    ['FILE:', false, true, false],
    ['foo:', false, false, true],
    ['foo:a/b', false, false, true],
    ['foo:/a', false, false, false],
    ['foo://', false, false, false],
    ['a', false, false, false],
    ['', false, false, false],
  ])('of %s', (input, web, file, opaque) => {
    const url = parseReference(input)!;
    expect([isWebURL(url), isFileURL(url), hasOpaquePath(url)]).toEqual([web, file, opaque]);
  });
});
