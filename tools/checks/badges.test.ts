import { describe, expect, test } from 'vitest';
import { badgesFor } from './badges.ts';

const facts = { licence: 'MIT', node: '>=14', standard: '2026-07-02' };
const readme = (...results: string[]) =>
  `<!-- engines -->\n| engine | our classes |\n| --- | --- |\n${results.map((result) => `| x | ${result} |\n`).join('')}<!-- /engines -->`;

describe('the badges of the README', () => {
  test('state the figures, with "-" and " " escaped as the images need it', () => {
    expect(badgesFor({ ...facts, readme: readme('2/2', '2/2') }).split('\n')).toEqual([
      '[![URL Standard: 2026-07-02](https://img.shields.io/badge/URL_Standard-2026--07--02-blue)](docs/standard.md)',
      '[![web-platform-tests: 2/2](https://img.shields.io/badge/web--platform--tests-2%2F2-green)](#engines)',
      '[![polyfill on Node: ≥ 14](https://img.shields.io/badge/polyfill_on_Node-%E2%89%A5_14-blue)](#engines)',
      '[![licence: MIT](https://img.shields.io/badge/licence-MIT-blue)](LICENSE)',
    ]);
  });

  test('are red if a test fails in every engine', () => {
    expect(badgesFor({ ...facts, readme: readme('1/2') })).toContain('tests-1%2F2-red');
  });

  test.each([[[]], [['2/2', '1/2']]])('cannot state %j', (results) => {
    expect(() => badgesFor({ ...facts, readme: readme(...results) })).toThrow('engines: ');
  });
});
