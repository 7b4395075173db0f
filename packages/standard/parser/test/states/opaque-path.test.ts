import { describe } from 'vitest';
import { testOverrides, testRows } from './rows.ts';

describe('opaque path state', () => {
  testRows([
    ['x:', null, { path: '', hasOpaquePath: true, host: null }],
    ['mailto:me@h', null, { path: 'me@h', hasOpaquePath: true }],
    ['x:a?b#c', null, { path: 'a', query: 'b', fragment: 'c' }],
    ['x:#c', null, { path: '', fragment: 'c' }],
    ['x:a b', null, { path: 'a b' }],
    ['x:a ?b', null, { path: 'a%20', query: 'b' }],
    ['x:a  #b', null, { path: 'a %20', fragment: 'b' }],
    ['x:a ', null, { path: 'a' }],
    ['x:é', null, { path: '%C3%A9' }],
    ['x:\x7f\x01', null, { path: '%7F' }],
    ['x:"<>`{}\\|^', null, { path: '"<>`{}\\|^' }],
    ['x:a/../b', null, { path: 'a/../b' }],
    ['x:%zz', null, { path: '%zz' }],
    ['x:\ud800', null, { path: '%EF%BF%BD' }],
  ]);
});

// The URLPattern Standard empties the path first: https://urlpattern.spec.whatwg.org/#canonicalize-an-opaque-pathname
describe('a state override changes an opaque path', () => {
  testOverrides([
    ['x:', 'opaque path state', 'a b', 'x:a b'],
    ['x:a', 'opaque path state', '/../é', 'x:a/../%C3%A9'],
    ['x:', 'opaque path state', 'a ?b#c', 'x:a%20?b%23c'],
    ['x:', 'opaque path state', 'a #b?c', 'x:a%20#b?c'],
    ['x:a?b#c', 'opaque path state', '?d', 'x:a?d#c'],
    ['x:a', 'opaque path state', '\t', 'x:a'],
    ['x:a', 'opaque path state', "?'", "x:a?'"],
  ]);
});
