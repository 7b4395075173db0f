import { expect, test } from 'vitest';
import { linesWith, problemsOf } from './rules.ts';

const rule = { home: 'a.ts', use: 'pattern of a', finds: 'xn--', allowed: { 'b.ts': 'its own' } };

test('lines of code repeat a rule, and comments do not', () => {
  expect(linesWith(rule, "const a = 'xn--';\n// xn--\n * xn--\nb(/xn--/);")).toEqual([1, 4]);
});

test('the home and the allowed places may contain the rule', () => {
  const sources = new Map([
    ['a.ts', "'xn--'"],
    ['b.ts', "'xn--'"],
    ['c.ts', '// xn--'],
  ]);
  expect(problemsOf(rule, sources)).toEqual([]);
});

test('another place, an entry that is not needed and an empty home are problems', () => {
  const sources = new Map([
    ['a.ts', ''],
    ['b.ts', ''],
    ['c.ts', "\n'xn--'"],
  ]);
  expect(problemsOf(rule, sources)).toEqual([
    '1: a.ts does not contain the rule',
    '1: c.ts:2 repeats the rule: use pattern of a',
    '1: b.ts does not repeat the rule: remove it',
  ]);
});
