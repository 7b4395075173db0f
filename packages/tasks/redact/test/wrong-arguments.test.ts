import { parseURL } from '@url/parser';
import { expect, test } from 'vitest';
import { type RedactionRules, redact } from '../src/index.js';

/** A record without its query, which is not a record. */
const incomplete = { scheme: 'a', username: '', password: '', host: 'b', port: null, path: '', fragment: null };

test.each([
  ...[undefined, null, true, -1, 1.5, Symbol('a'), {}, { scheme: 'a' }, incomplete, [], [1], () => 1],
  ...[undefined, Number.NaN, -1, 2 ** 32, [1, 2, 3], {}, true].map((host) => ({ ...parseURL('https://h/')!, host })),
])('input %# throws a TypeError that names the argument', (input) => {
  expect(() => redact(input as never)).toThrow(/^Cannot use the argument input: /);
  expect(() => redact(input as never)).toThrow(TypeError);
});

test.each([
  [{ level: 1 }, '"level" is not an option'],
  [5, '5 is not an object'],
  [{ names: 'token' }, 'names: "token" is not a list of strings'],
  [{ headers: [1] }, 'headers: an array is not a list of strings'],
  [{ credentials: 1 }, 'credentials: 1 is not a boolean'],
])('rules %j throw', (rules, message) =>
  expect(() => redact('a', rules as unknown as RedactionRules)).toThrow(message),
);

test('null means no rules', () => expect(redact('token=1', null)).toBe('token=REDACTED'));
