import { describe } from 'vitest';
import { testOverrides, testRows } from './rows.ts';

describe('fragment state', () => {
  testRows([
    ['http://h/#a', null, { fragment: 'a' }],
    ['http://h/#', null, { fragment: '' }],
    ['http://h/#a#b?c', null, { query: null, fragment: 'a#b?c' }],
    ['http://h/# "<>`', null, { fragment: '%20%22%3C%3E%60' }],
    ["http://h/#{}|^\\'", null, { fragment: "{}|^\\'" }],
    ['http://h/#é\u{1f4a9}', null, { fragment: '%C3%A9%F0%9F%92%A9' }],
    ['http://h/#%zz', null, { fragment: '%zz' }],
    ['http://h/#a b#', null, { fragment: 'a%20b#' }],
    ['x:y#a b', null, { fragment: 'a%20b' }],
    ['http://h/#\ud800', null, { fragment: '%EF%BF%BD' }],
  ]);
});

describe('a state override changes the fragment', () => {
  testOverrides([
    ['http://h/#a', 'fragment state', '#b', 'http://h/#a#b'],
    ['http://h/', 'fragment state', 'a b', 'http://h/#a%20b'],
    ['x:y#', 'fragment state', '', 'x:y#'],
  ]);
});
