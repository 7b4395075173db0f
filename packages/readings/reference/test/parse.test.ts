import { createModelURL, type ModelURL, type ParserMode, parseReference } from '@url/reference';
import { describe, expect, test } from 'vitest';

type Components = Omit<Partial<ModelURL>, 'authority'> & { authority?: Partial<NonNullable<ModelURL['authority']>> };

const root = '/' as const;

function expectParsed(input: string, mode: ParserMode, components: Components | null): void {
  const expected = components && createModelURL(components as Partial<ModelURL>);
  if (components !== null) expect(expected).not.toBeNull();
  expect(parseReference(input, { mode })).toEqual(expected);
}

describe('parseReference in every mode', () => {
  const cases: [string, Components | null][] = [
    ['', {}],
    ['a', { file: 'a' }],
    ['a/', { dirs: ['a'] }],
    ['a//b', { dirs: ['a', ''], file: 'b' }],
    ['/', { pathRoot: root }],
    ['/a/../b', { pathRoot: root, dirs: ['a', '..'], file: 'b' }],
    ['//', { authority: {} }],
    ['///', { authority: {}, pathRoot: root }],
    ['////a', { authority: {}, pathRoot: root, dirs: [''], file: 'a' }],
    ['//h', { authority: { host: 'h' } }],
    ['//h?a', { authority: { host: 'h' }, query: 'a' }],
    ['//h/a?b#c?d#e', { authority: { host: 'h' }, pathRoot: root, file: 'a', query: 'b', fragment: 'c?d#e' }],
    ['#a?b', { fragment: 'a?b' }],
    ['?#', { query: '', fragment: '' }],
    ['//u:p:q@r@h:80', { authority: { username: 'u', password: 'p:q@r', host: 'h', port: 80 } }],
    ['//u@r:p@hh:', { authority: { username: 'u@r', password: 'p', host: 'hh', port: '' } }],
    ['//@h', { authority: { username: '', host: 'h' } }],
    ['//[::1]:65535', { authority: { host: '[::1]', port: 65535 } }],
    ['//h:65536', null],
    ['//h:8a', null],
    ['//:80', null],
    ['//u@', null],
    ['//u@:80', null],
    ['//a b', null],
    ['//a\0b', null],
    ['//[', null],
    ['//[::1', null],
    ['//[::1]x', null],
    ['//[fe80::1%25eth0]', null],
    ['//a^b', null],
    ['//a%zzé', { authority: { host: 'a%zzé' } }],
    ['1a:b', { file: '1a:b' }],
    [' \u0000a\t\n/\rb \u001f', { dirs: ['a'], file: 'b' }],
    ['\u00a0a', { file: '\u00a0a' }],
    ['\ud800💩', { file: '\ufffd💩' }],
    ['foo:', { scheme: 'foo' }],
    ['foo:a/b\\c', { scheme: 'foo', dirs: ['a'], file: 'b\\c' }],
    ['foo:\\\\h', { scheme: 'foo', file: '\\\\h' }],
    ['foo://h\\a', null],
    ['foo:/c:/a', { scheme: 'foo', pathRoot: root, dirs: ['c:'], file: 'a' }],
    ['c:/a', { scheme: 'c', pathRoot: root, file: 'a' }],
    ['HTTP:\\\\h\\a', { scheme: 'HTTP', authority: { host: 'h' }, pathRoot: root, file: 'a' }],
    ['http:/c|/a', { scheme: 'http', pathRoot: root, dirs: ['c|'], file: 'a' }],
    ['http:a', { scheme: 'http', file: 'a' }],
    ['File:c|', { scheme: 'File', drive: 'c|' }],
    ['file:c:a', { scheme: 'file', file: 'c:a' }],
    ['file:/c:?a', { scheme: 'file', drive: 'c:', query: 'a' }],
    ['file://c|\\a', { scheme: 'file', authority: {}, drive: 'c|', pathRoot: root, file: 'a' }],
    ['file:///c:/', { scheme: 'file', authority: {}, drive: 'c:', pathRoot: root }],
    ['file:////c:/', { scheme: 'file', authority: {}, pathRoot: root, dirs: ['', 'c:'] }],
    ['file://h/c:/a', { scheme: 'file', authority: { host: 'h' }, drive: 'c:', pathRoot: root, file: 'a' }],
    ['file://h/c:a', { scheme: 'file', authority: { host: 'h' }, pathRoot: root, file: 'c:a' }],
    ['file:/a/c:/b', { scheme: 'file', pathRoot: root, dirs: ['a', 'c:'], file: 'b' }],
  ];

  test.each(cases)('reads %j', (input, expected) => {
    for (const mode of ['web', 'file', 'generic'] as const) expectParsed(input, mode, expected);
  });
});

describe('parseReference, as the mode says', () => {
  const cases: [string, ParserMode, Components | null][] = [
    ['\\a\\b', 'web', { pathRoot: root, dirs: ['a'], file: 'b' }],
    ['\\a\\b', 'file', { pathRoot: root, dirs: ['a'], file: 'b' }],
    ['\\a\\b', 'generic', { file: '\\a\\b' }],
    ['/\\h', 'web', { authority: { host: 'h' } }],
    ['//h\\@g', 'web', { authority: { host: 'h' }, pathRoot: root, file: '@g' }],
    ['//h\\@g', 'generic', { authority: { username: 'h\\', host: 'g' } }],
    ['?a\\b', 'web', { query: 'a\\b' }],
    ['/c:/a', 'file', { drive: 'c:', pathRoot: root, file: 'a' }],
    ['/c:/a', 'web', { pathRoot: root, dirs: ['c:'], file: 'a' }],
    ['c|', 'file', { drive: 'c|' }],
    ['c|', 'generic', { file: 'c|' }],
    ['//c:/a', 'file', { authority: {}, drive: 'c:', pathRoot: root, file: 'a' }],
    ['//c:/a', 'web', { authority: { host: 'c', port: '' }, pathRoot: root, file: 'a' }],
    ['//c|/a', 'web', null],
    ['//h/c|', 'file', { authority: { host: 'h' }, drive: 'c|' }],
    ['//h/c|', 'web', { authority: { host: 'h' }, pathRoot: root, file: 'c|' }],
  ];

  test.each(cases)('reads %j in the %s mode', (input, mode, expected) => {
    expectParsed(input, mode, expected);
  });

  test('which is web unless given', () => {
    expect(parseReference('a\\b')).toEqual(parseReference('a\\b', { mode: 'web' }));
  });
});
