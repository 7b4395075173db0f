import { expect, test } from 'vitest';
import { checkProseSizes } from './prose-sizes.ts';

const measured = new Map([
  ['form', 733],
  ['host parser', 15_020],
]);

test.each([
  ['It takes 0.7 kB<!-- size: form -->.', []],
  ['It takes 730 B<!-- size: form -->.', []],
  ['It takes 1.3 kB<!-- size: form -->.', [/733 B is measured/]],
  ['It takes 15 kB<!-- size: host -->.', [/lacks a row/]],
  ['It takes 15 kB.', [/no comment/]],
  ['```ts\n// 15 kB\n```\n', []],
  ['<!-- bundlers -->\n| 15 kB |\n<!-- /bundlers -->', []],
])('%j', (readme, expected) => {
  const { problems } = checkProseSizes(readme, measured, 0.1);
  expect(problems).toHaveLength(expected.length);
  for (const [index, pattern] of expected.entries()) expect(problems[index]).toMatch(pattern);
});

test('writes what was measured', () => {
  expect(checkProseSizes('It takes 1 kB<!-- size: form --> here.', measured, 0.1).text).toBe(
    'It takes 733 B<!-- size: form --> here.',
  );
});
