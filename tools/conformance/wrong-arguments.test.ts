// Replaces each argument of the exported functions by each kind of value, and adds one more argument, which may be the options. The function
// must return, or throw our TypeError that names the argument.
import { parseURL } from '@url/parser';
import { expect, test } from 'vitest';
import { publicCalls, workingArguments } from './public-functions.ts';

/** The functions that reject arguments of other types. `compare` checks what it passes to a reader. */
const checked =
  /^@url\/(?:address|build|data(?![-/])|compare(?![-/]| [\w.-]+\.read\b)|compare\/(?:plain|recordings)|display|encodings|file-path|form-urlencoded|formats|host|idna|infra|links|query|parser|pattern\/tools|percent|public-suffixes|record|redact|reference|search-params|serializer|site|uri)\b/;

/** Web IDL converts the arguments: every value becomes a string, or its conversion throws. */
const converting = /^@url\/(?:infra to(?:DOM|USV)String|search-params new URLSearchParams)\b/;

/** Readers of `@url/query/read` receive a value and report with a function that `readQuery` passes. */
const readers = /^@url\/query\/read (?:boolean|integer|number|string)\(/;

/** A value of each kind. Each call gets a new one, because a setter changes its record. */
const kinds: readonly (readonly [name: string, create: () => unknown])[] = [
  ['text of a host', () => '127.0.0.1'],
  ['text that is not a host', () => '127.0.0.1 '],
  ['text of a URL', () => 'https://127.0.0.1/'],
  ['a parsed host', () => [0, 0, 0, 0, 0, 0, 0, 1]],
  ['a URL object', () => new URL('https://127.0.0.1/')],
  ['a record', () => parseURL('https://127.0.0.1/')],
  ['an incomplete record', () => ({ scheme: 'http' })],
  ['undefined', () => undefined],
  ['null', () => null],
  ['a number', () => 42.5],
  ['a bigint', () => 1n],
  ['a symbol', () => Symbol('a')],
  ['a boolean', () => true],
  ['a function', () => () => 'a'],
  ['an object', () => ({ unknown: 1 })],
  ['an empty object', () => ({})],
  ['an object without prototype', () => Object.create(null)],
  ['an array', () => ['a', undefined]],
];

const ours = /^Cannot (use the argument|create a host policy: |fill |serialize )/;

const calls = publicCalls().calls.filter(
  ({ name }) => checked.test(name) && !converting.test(name) && !readers.test(name),
);

test('every entry of these packages', () => {
  const entries = calls.map(({ name }) => name.slice(0, name.indexOf(' ')));
  expect(entries).toEqual(expect.arrayContaining(['@url/display', '@url/query/read', '@url/site/with-list']));
});

test('text is not a code point, a byte, a port or an offset', () => {
  const wantsNumber = calls.filter(({ name }) => /^@url\/(?:infra|percent|record) .*\(code point\)/.test(name));
  const answered = wantsNumber.filter(({ call }) => {
    try {
      return call(['5', '5']) !== undefined;
    } catch {
      return false;
    }
  });
  expect(wantsNumber.length).toBeGreaterThan(9);
  expect(answered.map(({ name }) => name)).toEqual([]);
});

test.each(calls)('$name', async (publicCall) => {
  const args = workingArguments(publicCall)!;
  const wrong: string[] = [];
  // The first argument of a method is its object.
  const first = / new /.test(publicCall.name) ? 1 : 0;
  for (let index = first; index <= args.length; index++) {
    for (const [kind, create] of kinds) {
      try {
        await publicCall.call([...args.slice(0, index), create(), ...args.slice(index + 1)]);
      } catch (error) {
        const isOurs = error instanceof TypeError && ours.test(error.message);
        if (!isOurs) wrong.push(`${kind} at ${index}: ${error}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
