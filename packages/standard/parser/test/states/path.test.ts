import { basicURLParse } from '@url/parser';
import { createURLRecord } from '@url/record';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testRows } from './rows.ts';

describe('path state', () => {
  testRows([
    ['http://h/a/b', null, { path: '/a/b' }, 'segments'],
    ['http://h/a//b/', null, { path: '/a//b/' }, 'empty segments are kept'],
    ['http://h/a\\b', null, { path: '/a/b' }, '"\\" is "/"'],
    ['http://h/ "#', null, { path: '/%20%22', fragment: '' }, 'a space and a quote are encoded'],
    ['http://h/<>^`{}|', null, { path: '/%3C%3E%5E%60%7B%7D|' }, '"|" is not encoded'],
    ['http://h/é\u{1f4a9}\ud800', null, { path: '/%C3%A9%F0%9F%92%A9%EF%BF%BD' }, 'UTF-8'],
    ['http://h/%7e%zz', null, { path: '/%7e%zz' }, '"%" is kept'],
    ['http://h/a/./b', null, { path: '/a/b' }, '"." is dropped'],
    ['http://h/a/../b', null, { path: '/b' }, '".." removes a segment'],
    ['http://h/a/b/..', null, { path: '/a/' }, '".." at the end leaves "/"'],
    ['http://h/a/b/.', null, { path: '/a/b/' }, '"." at the end leaves "/"'],
    ['http://h/../../a', null, { path: '/a' }, 'not above the root'],
    ['http://h/a/%2E%2e/b/.%2e/%2e/c', null, { path: '/c' }, '"%2e" is a dot'],
    ['http://h/a b/../c', null, { path: '/c' }, 'an encoded segment goes'],
    ['http://h/a/b c/../../d e/./f', null, { path: '/d%20e/f' }, 'encoded segments before and after'],
    ['http://h/.../..a/.b/a..', null, { path: '/.../..a/.b/a..' }, 'three dots are text'],
    ['http://h/a//../b', null, { path: '/a/b' }, 'an empty segment goes'],
    ['http://h/C:/../x', null, { path: '/x' }, 'only a file URL keeps a drive letter'],
    ['http://h/C|/..', null, { path: '/' }, '"C|" is a segment here'],
    ['x://h/C:/../y', null, { path: '/y' }, 'not in other URLs'],
    ['x:/C:/../y', null, { path: '/y' }, 'nor in a path without a host'],
    ['files://h/C:/../x', null, { path: '/x' }, '"files" is not "file"'],
    ['file:x/y', null, { path: '/x/y' }, 'without a base'],
    ['x:/..//a', null, { host: null, path: '//a' }, 'no "/." in the record'],
    ['x:/a/..//b', null, { host: null, path: '//b' }, 'also after ".."'],
    ['x:/a\\b/../c', null, { path: '/c' }, '"\\" is text'],
    ['file:///C|/a/../../b', null, { path: '/C:/b' }, 'the drive letter is kept'],
    ['file:///a/../C|/../b', null, { path: '/C:/b' }, 'it is the first segment after ".."'],
    ['file:///a/C|/../b', null, { path: '/a/b' }, 'only as the first segment'],
    ['file:///C|a', null, { path: '/C|a' }, '"C|a" is not a drive letter'],
  ]);
});

describe('a state override appends to the path', () => {
  const appended = (path: string, run: string): string => {
    const url = createURLRecord({ scheme: 'x', host: 'h', path });
    return basicURLParse(run, { url, stateOverride: 'path start state' })!.path;
  };

  test('runs that follow each other give what one run gives', () => {
    const segment = fc.constantFrom('a', 'b', '', '.', '..', '%2e', '%2E.', '...', 'C:');
    const run = fc.array(segment, { minLength: 1 }).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(run, run, (first, second) => {
        // A dot segment at the end of a run leaves an empty one, which is there no longer if the run goes on.
        fc.pre(!/\/(?:\.|%2e){1,2}$/i.test(first));
        const atOnce = appended('', first + second);
        expect(appended(appended('', first), second)).toBe(atOnce);
      }),
    );
  });
});
