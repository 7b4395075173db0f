import { describe } from 'vitest';
import { testOverrides, testRows } from './rows.ts';

describe('opaque path state', () => {
  testRows([
    ['x:', null, { path: '', hasOpaquePath: true, host: null }, 'an empty opaque path'],
    ['mailto:me@h', null, { path: 'me@h', hasOpaquePath: true }, 'an opaque path is one string'],
    ['x:a?b#c', null, { path: 'a', query: 'b', fragment: 'c' }, 'query and fragment follow'],
    ['x:#c', null, { path: '', fragment: 'c' }, 'a fragment follows'],
    ['x:a b', null, { path: 'a b' }, 'inner spaces are kept'],
    ['x:a ?b', null, { path: 'a%20', query: 'b' }, 'the last space is encoded'],
    ['x:a  #b', null, { path: 'a %20', fragment: 'b' }, 'only the last space is encoded'],
    ['x:a ', null, { path: 'a' }, 'a space at the end is trimmed'],
    ['x:é', null, { path: '%C3%A9' }, 'UTF-8'],
    ['x:\x7f\x01', null, { path: '%7F' }, 'controls'],
    ['x:"<>`{}\\|^', null, { path: '"<>`{}\\|^' }, 'these are not encoded'],
    ['x:a/../b', null, { path: 'a/../b' }, 'dots mean nothing'],
    ['x:%zz', null, { path: '%zz' }, '"%" is kept'],
    ['x:\ud800', null, { path: '%EF%BF%BD' }, 'a lone surrogate'],
  ]);
});

// The URLPattern Standard empties the path first: https://urlpattern.spec.whatwg.org/#canonicalize-an-opaque-pathname
describe('a state override changes an opaque path', () => {
  testOverrides([
    ['x:', 'opaque path state', 'a b', 'x:a b', 'sets a path'],
    ['x:a', 'opaque path state', '/../é', 'x:a/../%C3%A9', 'dots mean nothing'],
    ['x:', 'opaque path state', 'a ?b#c', 'x:a%20?b%23c', '"#" is encoded after "?"'],
    ['x:', 'opaque path state', 'a #b?c', 'x:a%20#b?c', '"?" after "#"'],
    ['x:a?b#c', 'opaque path state', '?d', 'x:a?d#c', 'only a query'],
    ['x:a', 'opaque path state', '\t', 'x:a', 'tabs are removed'],
    ['x:a', 'opaque path state', "?'", "x:a?'", 'the query is not special'],
  ]);
});
