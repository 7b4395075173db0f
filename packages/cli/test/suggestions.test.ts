import { expect, test } from 'vitest';
import { closestName, suggestion } from '../src/suggestions.js';

const names = ['get', 'parse', 'host', 'set', 'check', 'keep-port', 'sort', 'sort-ignore-case'];

test.each([
  ['prase', 'parse'],
  ['hots', 'host'],
  ['keys', 'get'],
  ['HOST', 'host'],
  ['port', 'keep-port'],
  ['sort', 'sort'],
  ['chek', 'check'],
  ['st', null],
  ['nothing', null],
  ['constructor', null],
])('%s → %s', (word, expected) => {
  expect(closestName(word, names)).toBe(expected);
});

test('is a part of a sentence', () => {
  expect(suggestion('prase', names)).toBe('. Did you mean "parse"?');
  expect(suggestion('prase', names, '--')).toBe('. Did you mean --parse?');
  expect(suggestion('x', names)).toBe('');
});
