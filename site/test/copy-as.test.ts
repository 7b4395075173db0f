import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { analyze } from '../src/playground/analysis.ts';
import { toBugReport, toCommand, toJSON, toTestRow, toTypeScript } from '../src/playground/copy-as.ts';
import { readFragment, writeFragment } from '../src/playground/state.ts';

describe('a link', () => {
  test.each([
    ['http://h/?a=b&c#d', 'https://base/', 'steps', 7, ''],
    ['\t\u202e\ud83c\udf32 +%', '', '', 0, '/:a?b&c=d'],
    ['', '', '', 0, ''],
  ])('restores %j, %j, pane %j, step %i and pattern %j', (input, base, pane, step, pattern) => {
    const state = { input, base, pane, step, pattern };
    expect(readFragment(`#${writeFragment(state)}`)).toEqual(state);
  });

  test('without an input restores nothing', () => {
    expect(readFragment('')).toBeNull();
    expect(readFragment('#section')).toBeNull();
  });

  test('with a step that is not a number starts at the first', () => {
    expect(readFragment('input=a&step=x')!.step).toBe(0);
    expect(readFragment('input=a&step=-1')!.step).toBe(0);
  });
});

describe('an input copied as a command reaches the program as it was', () => {
  test.each(["it's", 'a\\b', 'a\tb\nc', '$(id)', '`id` "x" !', '\u202e', "\u0001'\\"])('%j', (input) => {
    const command = toCommand(analyze(input, '')).replace(/^url parse -- /, 'printf %s ');
    expect(execFileSync('bash', ['-c', command], { encoding: 'utf8' })).toBe(input);
  });
});

test('TypeScript contains the input and the result in ASCII', () => {
  const lines = toTypeScript(analyze("http://h/'é\u202e", 'http://b/'));
  expect(lines).toContain("parseURL('http://h/\\'\\u00e9\\u202e', { base: 'http://b/' })");
  expect(lines).toContain("// => 'http://h/\\'%C3%A9%E2%80%AE'");
});

test('JSON contains components and errors', () => {
  const { host, errors } = JSON.parse(toJSON(analyze('http://u@h/', '')));
  expect(host).toBe('h');
  expect(errors).toEqual([expect.objectContaining({ type: 'invalid-credentials', start: 7, end: 9 })]);
});

describe('a test row', () => {
  test('has the members of urltestdata.json', () => {
    expect(JSON.parse(toTestRow(analyze('http://h:81/p?q#f', '')).replace(/,\n$/, ''))).toEqual({
      input: 'http://h:81/p?q#f',
      base: null,
      href: 'http://h:81/p?q#f',
      protocol: 'http:',
      username: '',
      password: '',
      host: 'h:81',
      hostname: 'h',
      port: '81',
      pathname: '/p',
      search: '?q',
      hash: '#f',
    });
  });

  test('says that an input fails', () => {
    expect(JSON.parse(toTestRow(analyze('http://h:x', 'http://b/')).replace(/,\n$/, ''))).toEqual({
      input: 'http://h:x',
      base: 'http://b/',
      failure: true,
    });
  });
});

test('a bug report says whether the browser differs', () => {
  const analysis = analyze('http://h', '');
  expect(toBugReport(analysis, { name: 'X 1', href: 'http://h' }, 'about:blank')).toContain('They differ.');
  expect(toBugReport(analysis, { name: 'X 1', href: 'http://h/' }, 'about:blank')).toContain('Both agree.');
  expect(toBugReport(analysis, { name: 'X 1', href: null }, 'about:blank')).toContain('X 1: throws');
});
