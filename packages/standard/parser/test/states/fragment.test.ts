import { describe } from 'vitest';
import { testOverrides, testRows } from './rows.ts';

describe('fragment state', () => {
  testRows([
    ['http://h/#a', null, { fragment: 'a' }, 'a fragment'],
    ['http://h/#', null, { fragment: '' }, 'an empty one is not null'],
    ['http://h/#a#b?c', null, { query: null, fragment: 'a#b?c' }, '"?" and "#" are text'],
    ['http://h/# "<>`', null, { fragment: '%20%22%3C%3E%60' }, 'the fragment set'],
    ["http://h/#{}|^\\'", null, { fragment: "{}|^\\'" }, 'outside of the set'],
    ['http://h/#é\u{1f4a9}', null, { fragment: '%C3%A9%F0%9F%92%A9' }, 'UTF-8'],
    ['http://h/#%zz', null, { fragment: '%zz' }, '"%" is kept'],
    ['http://h/#a b#', null, { fragment: 'a%20b#' }, 'a space before "#"'],
    ['x:y#a b', null, { fragment: 'a%20b' }, 'after an opaque path'],
    ['http://h/#\ud800', null, { fragment: '%EF%BF%BD' }, 'a lone surrogate'],
  ]);
});

describe('a state override changes the fragment', () => {
  testOverrides([
    ['http://h/#a', 'fragment state', '#b', 'http://h/#a#b', 'appends'],
    ['http://h/', 'fragment state', 'a b', 'http://h/#a%20b', 'creates a fragment'],
    ['x:y#', 'fragment state', '', 'x:y#', 'stays empty'],
  ]);
});
