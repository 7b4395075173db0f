import { expect, test } from 'vitest';
import { distinctURLs } from './memory.ts';

test('there are as many URLs as are asked for, no two of them the same, and all of them parse', () => {
  const urls = distinctURLs(['https://a.example/', 'https://b.example/#f', 'https://c.example/?q'], 20);
  expect(urls.slice(0, 3)).toEqual(['https://a.example/', 'https://b.example/#f', 'https://c.example/?q']);
  expect(new Set(urls).size).toBe(20);
  expect(urls.filter((url) => !URL.canParse(url))).toEqual([]);
});
