import { expect, test } from 'vitest';
import { displayURL, type URLDisplayOptions } from '../src/index.js';

const textOf = (input: string, options: URLDisplayOptions) => displayURL(input, options).text;

test.each([
  ['https://h.example/caf%C3%A9', 'https://h.example/café'],
  ['https://h.example/%28a%29_%61%7E', 'https://h.example/(a)_a~'],
  ['https://h.example/(a', 'https://h.example/(a'],
  ['https://h.example/a)', 'https://h.example/a%29'],
  ['https://h.example/%7Ba%7D%7D', 'https://h.example/{a}%7D'],
  ['https://h.example/a.', 'https://h.example/a%2E'],
  ['https://h.example/a.?', 'https://h.example/a.?'],
  ['https://h.example/a%2Fb%3Fc%23d?e=%26%3D%2B#f', 'https://h.example/a%2Fb%3Fc%23d?e=%26%3D%2B#f'],
  ['https://h.example/a%20b', 'https://h.example/a%20b'],
  ['https://h.example/%FF%25%2541', 'https://h.example/%FF%%2541'],
  ['https://h.example/%E2%80%AEa', 'https://h.example/%E2%80%AEa'],
  ['https://h.example/p%61yp%D0%B0l', 'https://h.example/payp%D0%B0l'],
  ['https://h.example/#a%3F(', 'https://h.example/#a%3F('],
  ['https://me:secret@h.example/', 'https://h.example/'],
  ['https://h.example/%D7%90/%D7%91', 'https://h.example/א/ב'],
  ['https://xn--4dbrk0ce.example/%D7%90/a?%C3%A9', 'https://ישראל.example/%D7%90/a?é'],
  ['mailto:a%20b%28c', 'mailto:a%20b(c'],
  ['no URL', 'no%20URL'],
])('shows %j as %j', (url, expected) => {
  expect(textOf(url, { level: 'readable' })).toBe(expected);
  expect(textOf(expected, { level: 'readable' })).toBe(expected);
});

test('has the ranges of its parts', () => {
  const { text, ranges } = displayURL('https://h.example:81/%28?%C3%A9#%2E', { level: 'readable' });
  const { path, query, fragment } = ranges;
  expect([path, query, fragment].map((range) => text.slice(range!.start, range!.end))).toEqual(['/(', 'é', '%2E']);
});

test('may be shortened', () => {
  expect(textOf('https://h.example/%28%28%28%28%28%28', { level: 'readable', width: 21 })).toBe(
    'https://h.example/(…(',
  );
});
