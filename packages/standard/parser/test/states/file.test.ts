import { createURLRecord } from '@url/record';
import { describe, expect, test } from 'vitest';
import { machineURLOf, StateMachine } from '../../spec/state-machine.ts';
import { parseURL } from '../../src/index.js';
import { testRows } from './rows.ts';

const base = 'file://host/C:/a/b?q#f';

describe('file state', () => {
  testRows([
    ['x', 'file:///C:', { path: '/C:/x' }, 'a drive letter alone is not shortened'],
    ['file:', null, { host: '', path: '/' }, 'the shortest file URL'],
    ['file:a', null, { host: '', path: '/a' }, 'no slash is needed'],
    ['file:?x', null, { host: '', path: '/', query: 'x' }, 'a query needs no path'],
    ['', base, { host: 'host', path: '/C:/a/b', query: 'q', fragment: null }, 'all but the fragment'],
    ['?x', base, { host: 'host', path: '/C:/a/b', query: 'x' }, 'replaces the query'],
    ['#x', base, { path: '/C:/a/b', query: 'q', fragment: 'x' }, 'replaces the fragment'],
    ['x', base, { host: 'host', path: '/C:/a/x', query: null }, 'replaces the last segment'],
    ['..', base, { path: '/C:/' }, 'removes a segment'],
    ['../../..', base, { path: '/C:/' }, 'keeps the drive letter'],
    ['D|/x', base, { host: 'host', path: '/D:/x' }, 'a drive letter replaces the path'],
    ['D|x', base, { host: 'host', path: '/C:/a/D|x' }, '"D|x" is not a drive letter'],
    ['file:x', base, { host: 'host', path: '/C:/a/x' }, 'the scheme of the base'],
    ['file:x', 'http://h/', { host: '', path: '/x' }, 'a base with another scheme'],
  ]);
});

describe('file slash state', () => {
  testRows([
    ['file:/a', null, { host: '', path: '/a' }, 'one slash'],
    ['file:\\a', null, { host: '', path: '/a' }, '"\\" is "/"'],
    ['/x', base, { host: 'host', path: '/C:/x' }, 'keeps host and drive'],
    ['/D:/x', base, { host: 'host', path: '/D:/x' }, 'its own drive letter'],
    ['/x', 'file:///a', { host: '', path: '/x' }, 'a base without a drive letter'],
    ['/../x', base, { path: '/C:/x' }, 'keeps the drive letter'],
    ['//', base, { host: '', path: '/' }, 'the empty host'],
  ]);
});

// The protocol setter makes such a record of http://h/C|/x, and a program any other.
describe('a base whose path starts with a drive letter that is not normalized', () => {
  const paths = ['/C|', '/C|/x', '/C|/', '/C|/D|/x', '//C|', '/C:/x', '/x/C|', '/C|x/y'];
  const inputs = [
    '',
    'z',
    '..',
    '../..',
    '../D|',
    '../D|/..',
    '../../D|/../z',
    './z',
    '/z',
    '/D|',
    'D|/z',
    '?z',
    '#z',
    'file:z',
  ];
  const rows = paths.flatMap((path) => inputs.map((input) => [input, path] as const));

  test.each(rows)('%j against %j', (input, path) => {
    const base = createURLRecord({ scheme: 'file', host: 'h', path });
    const expected = new StateMachine(input, { base: machineURLOf(base) }).run();
    for (const onValidationError of [null, () => {}])
      expect(machineURLOf(parseURL(input, { base, onValidationError })!)).toEqual(expected);
    expect(base.path).toBe(path);
  });
});
