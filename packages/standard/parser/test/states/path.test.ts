import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appendSegments } from '../../src/states/path.js';
import { testRows } from './rows.ts';

describe('path state', () => {
  testRows([
    ['http://h/a/b', null, { path: '/a/b' }],
    ['http://h/a//b/', null, { path: '/a//b/' }],
    ['http://h/a\\b', null, { path: '/a/b' }],
    ['http://h/ "#', null, { path: '/%20%22', fragment: '' }],
    ['http://h/<>^`{}|', null, { path: '/%3C%3E%5E%60%7B%7D|' }],
    ['http://h/é\u{1f4a9}\ud800', null, { path: '/%C3%A9%F0%9F%92%A9%EF%BF%BD' }],
    ['http://h/%7e%zz', null, { path: '/%7e%zz' }],
    ['http://h/a/./b', null, { path: '/a/b' }],
    ['http://h/a/../b', null, { path: '/b' }],
    ['http://h/a/b/..', null, { path: '/a/' }],
    ['http://h/a/b/.', null, { path: '/a/b/' }],
    ['http://h/../../a', null, { path: '/a' }],
    ['http://h/a/%2E%2e/b/.%2e/%2e/c', null, { path: '/c' }],
    ['http://h/a b/../c', null, { path: '/c' }],
    ['http://h/a/b c/../../d e/./f', null, { path: '/d%20e/f' }],
    ['http://h/.../..a/.b/a..', null, { path: '/.../..a/.b/a..' }],
    ['http://h/a//../b', null, { path: '/a/b' }],
    // Only a file URL keeps a drive letter.
    ['http://h/C:/../x', null, { path: '/x' }],
    ['http://h/C|/..', null, { path: '/' }],
    ['x://h/C:/../y', null, { path: '/y' }],
    ['x:/C:/../y', null, { path: '/y' }],
    ['files://h/C:/../x', null, { path: '/x' }],
    ['file:x/y', null, { path: '/x/y' }],
    ['x:/..//a', null, { host: null, path: '//a' }],
    ['x:/a/..//b', null, { host: null, path: '//b' }],
    ['x:/a\\b/../c', null, { path: '/c' }],
    ['file:///C|/a/../../b', null, { path: '/C:/b' }],
    ['file:///a/../C|/../b', null, { path: '/C:/b' }],
    ['file:///a/C|/../b', null, { path: '/a/b' }],
    ['file:///C|a', null, { path: '/C|a' }],
  ]);
});

describe('appendSegments', () => {
  test.each<[path: string, run: string, isFile: boolean, result: string]>([
    ['/a', '/b', false, '/a/b'],
    ['/a/b', '/../c', false, '/a/c'],
    ['/a/b', '/../../../c', false, '/c'],
    ['', '/..', false, '/'],
    ['/a', '/.', false, '/a/'],
    ['', '/C|/..', true, '/C:/'],
    ['/C:', '/../x', true, '/C:/x'],
    ['/a', '/C|', true, '/a/C|'],
  ])('%j and %j, a file path: %j, give %j', (path, run, isFile, result) => {
    expect(appendSegments(path, run, isFile)).toBe(result);
  });

  test('is one step for runs that follow each other', () => {
    const segment = fc.constantFrom('a', 'b', '', '.', '..', '%2e', '%2E.', '...', 'C:');
    const run = fc.array(segment, { minLength: 1 }).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(run, run, (first, second) => {
        // A dot segment at the end of a run leaves an empty one, which is there no longer if the run goes on.
        fc.pre(!/\/(?:\.|%2e){1,2}$/i.test(first));
        const atOnce = appendSegments('', first + second, false);
        expect(appendSegments(appendSegments('', first, false), second, false)).toBe(atOnce);
      }),
    );
  });
});
