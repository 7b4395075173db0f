import { parseURL } from '@url/parser';
import { expect, test } from 'vitest';
import { adviceOn } from '../src/playground/advice.ts';
import { analyze } from '../src/playground/analysis.ts';
import { findDangers } from '../src/playground/dangers.ts';
import { changeOf } from '../src/playground/details.ts';
import { parseInput } from '../src/playground/parsed-input.ts';

const parsed = (input: string, base = '') => parseInput(input, base, { upTo: null, isWanted: true });

test.each([
  ['example.com', 'https://example.com'],
  ['//h/p', 'https://h/p'],
  ['///x', 'https://x'],
  ['\\\\server\\share', 'https://server\\share'],
  ['localhost:8080', 'http://localhost:8080'],
  ['C:\\Users\\me\\50% #1?', 'file:///C:/Users/me/50%25 %231%3F'],
  ['git@github.com:a/b.git', 'ssh://git@github.com/a/b.git'],
  ['me@host:8080/a', 'https://me@host:8080/a'],
  ['mailto:a@b', undefined],
  ['/a', null],
])('the advice on %j is %j', (input, advised) => {
  expect(adviceOn(parsed(input))?.input).toBe(advised);
});

test('what is advised parses', () => {
  const advised = adviceOn(parsed('C:\\Users\\me\\50% #1?'))!.input!;
  expect(parseURL(advised)).toMatchObject({ scheme: 'file', path: '/C:/Users/me/50%25%20%231%3F', query: null });
});

test.each([
  ['http://h/<<<', [[9, 12, 'U+003C']]],
  [
    'http://h/< >',
    [
      [9, 10, 'U+003C'],
      [10, 11, 'U+0020'],
      [11, 12, 'U+003E'],
    ],
  ],
  [
    'http:\\\\h',
    [
      [5, 5, '"//" is missing'],
      [5, 6, 'U+005C'],
      [6, 7, 'U+005C'],
    ],
  ],
  [' \t http://h/', [[0, 3, 'spaces or control characters']]],
] as const)('errors are joined only if one sentence is true of all: %j', (input, expected) => {
  const { errors } = parsed(input);
  expect(errors.map(({ start, end }) => [start, end])).toEqual(expected.map(([start, end]) => [start, end]));
  for (const [index, [, , named]] of expected.entries()) expect(errors[index]!.problem).toContain(named);
});

test.each([
  ['http://%65xample.com/', 'host', 'percent-decoded'],
  ['http://EXAMPLE.com/', 'host', 'lowercased'],
  ['http://h/a b', 'path', 'percent-encoded'],
  ['http://h/a/../b', 'path', 'normalized'],
  ['http://0x7f.1/', 'host', 'normalized'],
  ['http://h:80/', 'port', 'dropped'],
  ['http://h', 'path', 'added by the parser'],
  ['http://h/%41', 'path', 'unchanged'],
] as const)('what happened in %j to the %s: %s', (input, component, change) => {
  expect(changeOf(analyze(input, ''), component)).toBe(change);
});

test.each([
  ['/\\evil.com', 'https://good.com/a/b', 'path', 'added by the parser'],
  ['http://h', 'http://good.com/a/b', 'path', 'added by the parser'],
  ['file:', 'http://h/a', 'path', 'added by the parser'],
  ['file://', 'file:///', 'path', 'added by the parser'],
  ['file:', 'file:///C:/a', 'path', 'from the base'],
  ['https:x', 'http://h/a', 'path', 'added by the parser'],
  ['http:?q', 'http://h/a', 'path', 'from the base'],
  ['//other/x', 'https://h/a', 'scheme', 'from the base'],
  ['\\\\x', 'foo://h/a', 'host', 'from the base'],
  ['?a://b', 'https://h/a', 'path', 'from the base'],
  ['#f', 'mailto:a@b', 'path', 'from the base'],
] as const)('what happened in %j against %j to the %s: %s', (input, base, component, change) => {
  expect(changeOf(analyze(input, base), component)).toBe(change);
});

test.each([
  ['http://[2002:7f00:1::]/', 'contains 127.0.0.1, an address of your own machine (loopback, 127.0.0.0/8)'],
  ['http://[64:ff9b::a00:1]/', 'contains 10.0.0.1, an address of your own network (private use, 10.0.0.0/8)'],
  ['http://[2001:db8::1]/', 'an address for examples in documents (documentation, 2001:db8::/32)'],
  ['http://192.0.2.1/', 'an address for examples in documents (documentation, 192.0.2.0/24)'],
  ['http://10.0.0.1/', 'an address of your own network (private use, 10.0.0.0/8)'],
  ['http://[::1]/', 'an address of your own machine (loopback, ::1/128)'],
  ['http://240.0.0.1/', 'an address that cannot be reached from the internet (reserved, 240.0.0.0/4)'],
])('%s is %s', (input, sentence) => {
  const dangers = findDangers(parsed(input), { source: () => '', findLookalike: null });
  expect(
    dangers.flatMap(({ text }) => text.map((phrase) => (typeof phrase === 'string' ? phrase : phrase.code))).join(''),
  ).toContain(sentence);
});
