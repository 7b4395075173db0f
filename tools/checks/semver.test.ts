import { describe, expect, test } from 'vitest';
import { levelBetween, levelIn, levelProblem, removedDeclarations } from './semver.ts';

function report(...lines: readonly string[]): string {
  return `## API\n\n\`\`\`ts\n\n${lines.join('\n')}\n\`\`\`\n`;
}

describe('removedDeclarations', () => {
  const before = report(
    '// @public',
    'export function a(x: string): number;',
    'export interface B {',
    '    c: 1;',
    '}',
  );
  test.each([
    ['an export that is gone', report('export interface B {', 'c: 1;', '}'), ['export function a(x: string): number;']],
    ['a member that is gone', report('export function a(x: string): number;', 'export interface B {', '}'), ['c: 1;']],
    [
      'a new export',
      report('export function a(x: string): number;', 'export interface B {', 'c: 1;', 'd: 1;', '}'),
      [],
    ],
  ])('%s', (_, after, removed) => expect(removedDeclarations(before, after)).toEqual(removed));
});

test.each([
  ['1.2.3', '2.0.0', 'major'],
  ['1.2.3', '1.3.0', 'minor'],
  ['1.2.3', '1.2.4', 'patch'],
  ['1.2.3', '1.2.3', 'none'],
] as const)('from %s to %s is %s', (before, after, level) => expect(levelBetween(before, after)).toBe(level));

test('levelIn is the highest level of all changesets', () => {
  const changesets = ["---\n'@url/a': patch\n'@url/b': major\n---\n", '---\n"@url/a": minor\n---\n'];
  expect(['@url/a', '@url/b', '@url/c'].map((name) => levelIn(changesets, name))).toEqual(['minor', 'major', 'none']);
});

test.each([
  ['1.0.0', 'minor', ['x'], 'the changeset is "minor", but has to be "major", because this is removed or changed: x'],
  ['1.0.0', 'major', ['x', 'y'], null],
  ['0.2.0', 'patch', ['x', 'y'], /"patch", but has to be "minor".*: x, and 1 more$/],
  ['0.2.0', 'minor', ['x'], null],
  ['1.0.0', 'none', [], null],
] as const)('%s, %s, %j', (released, level, removed, problem) => {
  const found = levelProblem(released, level, removed);
  if (problem instanceof RegExp) expect(found).toMatch(problem);
  else expect(found).toBe(problem);
});
