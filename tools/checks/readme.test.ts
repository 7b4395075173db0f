import { expect, test } from 'vitest';
import { badgesFor, checkSizes } from './readme.ts';

const facts = { licence: 'MIT', node: '>=14', standard: '2026-07-02' };
const readme = (...results: string[]) =>
  `<!-- engines -->\n| engine | our classes |\n| --- | --- |\n${results.map((result) => `| x | ${result} |\n`).join('')}<!-- /engines -->`;

test('badgesFor is red if a test fails in every engine', () => {
  expect(badgesFor({ ...facts, engines: readme('1/2') })).toContain('tests-1%2F2-red');
});

test.each([[[]], [['2/2', '1/2']]])('badgesFor cannot state %j', (results) => {
  expect(() => badgesFor({ ...facts, engines: readme(...results) })).toThrow('engines: ');
});

const measured = new Map([
  ['form', 733],
  ['@url/host', 15_020],
]);

test.each([
  ['It takes 0.7 kB<!-- size: form -->.', []],
  ['It takes 730 B<!-- size: form -->.', []],
  ['It takes 1.3 kB<!-- size: form -->.', [/measured size is 733 B/]],
  ['It takes 15 kB<!-- size: host -->.', [/does not have a row/]],
  ['It takes 15 kB.', [/no comment/]],
  ['It takes 15 B.', []],
  ['<!-- package: written by x -->\n`@url/host` 15.0 kB gzip\n<!-- /package -->', []],
  ['<!-- package: written by x -->\n`@url/host` 12.0 kB gzip\n<!-- /package -->', [/measured size is 15.0 kB/]],
  ['```ts\n// 15 kB\n```\n', []],
  ['<!-- bundlers -->\n| 15 kB |\n<!-- /bundlers -->', []],
])('the sizes in %j', (text, expected) => {
  const { problems } = checkSizes(text, measured);
  expect(problems).toHaveLength(expected.length);
  for (const [index, pattern] of expected.entries()) expect(problems[index]).toMatch(pattern);
});

test('checkSizes writes the measured sizes', () => {
  expect(checkSizes('It takes 1 kB<!-- size: form --> here, `@url/host` 1 kB.', measured).text).toBe(
    'It takes 733 B<!-- size: form --> here, `@url/host` 15.0 kB.',
  );
});
