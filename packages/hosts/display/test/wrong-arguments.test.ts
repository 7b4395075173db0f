import { expect, test } from 'vitest';
import * as display from '../src/index.js';

const functions = Object.entries(display).filter(([, value]) => typeof value === 'function') as [
  string,
  (input: unknown, options?: unknown) => unknown,
][];

/** A record without its query, which is not a record. */
const incomplete = { scheme: 'a', username: '', password: '', host: 'b', port: null, path: '', fragment: null };

const notInputs = [undefined, null, true, -1, 1.5, Symbol('a'), {}, { scheme: 'a' }, incomplete, [], [1], () => 1];

test.each(functions)('%s throws a TypeError that names the argument', (_, call) => {
  for (const input of notInputs) {
    expect(() => call(input)).toThrow(/^Cannot use the argument (?:url|domain|host|label): /);
    expect(() => call(input)).toThrow(TypeError);
  }
});

test.each(functions)('%s throws for unknown options and values of another kind', (_, call) => {
  expect(() => call('a', { level2: 1 })).toThrow('"level2" is not an option');
  expect(() => call('a', 5)).toThrow('5 is not an object');
  expect(() => call('a', null)).not.toThrow();
});

test.each([
  [() => display.displayURL('a:', { level: 'all' as never }), 'level: "all" is not full or readable or host or site'],
  [() => display.displayURL('a:', { width: Number.NaN }), 'width: NaN is not a number'],
  [() => display.displayDomain('a', { knownNames: 'b' as never }), 'knownNames: "b" is not a list of strings'],
  [() => display.checkLabel('a', { topLevelDomain: 1 as never }), 'topLevelDomain: 1 is not a string'],
])('an option of another kind', (call, message) => expect(call).toThrow(message));
