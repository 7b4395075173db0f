import { expect, test } from 'vitest';
import { grid } from '../src/comparison.js';

test('columns are aligned, whatever the cells are made of', () => {
  const rows = [
    ['', 'a', 'b'],
    ['≠', '古い', 'c'],
    ['', 'e\u0301', ''],
    ['', '', '\u202dא\u202c'],
  ];
  expect(grid(rows)).toEqual(['   a     b', '≠  古い  c', '   e\u0301', '         \u202dא\u202c']);
});
