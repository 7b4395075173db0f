import { createURLRecord } from '@url/record';
import { describe, expect, test } from 'vitest';
import { machineURLOf, StateMachine } from '../../spec/state-machine.ts';
import { parseURL } from '../../src/index.js';
import { testRows } from './rows.ts';

const base = 'file://host/C:/a/b?q#f';

describe('file state', () => {
  testRows([
    // A drive letter alone is not shortened.
    ['x', 'file:///C:', { path: '/C:/x' }],
    ['file:', null, { host: '', path: '/' }],
    ['file:a', null, { host: '', path: '/a' }],
    ['file:?x', null, { host: '', path: '/', query: 'x' }],
    ['', base, { host: 'host', path: '/C:/a/b', query: 'q', fragment: null }],
    ['?x', base, { host: 'host', path: '/C:/a/b', query: 'x' }],
    ['#x', base, { path: '/C:/a/b', query: 'q', fragment: 'x' }],
    ['x', base, { host: 'host', path: '/C:/a/x', query: null }],
    ['..', base, { path: '/C:/' }],
    ['../../..', base, { path: '/C:/' }],
    ['D|/x', base, { host: 'host', path: '/D:/x' }],
    ['D|x', base, { host: 'host', path: '/C:/a/D|x' }],
    ['file:x', base, { host: 'host', path: '/C:/a/x' }],
    ['file:x', 'http://h/', { host: '', path: '/x' }],
  ]);
});

describe('file slash state', () => {
  testRows([
    ['file:/a', null, { host: '', path: '/a' }],
    ['file:\\a', null, { host: '', path: '/a' }],
    ['/x', base, { host: 'host', path: '/C:/x' }],
    ['/D:/x', base, { host: 'host', path: '/D:/x' }],
    ['/x', 'file:///a', { host: '', path: '/x' }],
    ['/../x', base, { path: '/C:/x' }],
    ['//', base, { host: '', path: '/' }],
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
