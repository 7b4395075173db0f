import { globSync } from 'node:fs';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { read, root } from '../../config/workspace.ts';
import { firstCalls, type PublicCall, publicCalls, resultOf } from './public-functions.ts';
import { words } from './words.ts';

// Additional members of Object.prototype must not change results. The test adds each name that occurs in published code, and the first array
// indices.

const texts = [
  ...words(`
  http://h:x/ bücher.example a=1&b&a=%zz [::1.2.3.4] 10.0.0.0/8 file://C|/a`),
  'http://u:p@EX%41MPLE.org:80/a/../b c?d=é&d=+%ff#f',
];

/** Values that a program may put on a prototype. */
const values: readonly unknown[] = ['utf-8', ['k', 'v'], () => 'x', true, false];

/** Names that the library of legacy encodings reads from a prototype. */
const readMode = /^@url\/percent percentEncodeAfterEncoding\(encoding/;

function publishedNames(): string[] {
  const files = globSync('packages/*/*/dist/esm/**/*.js', { cwd: root });
  const words = files.flatMap((file) => read(file).match(/(?<![\w$\\])[A-Za-z_$][\w$]*/g) ?? []);
  const indices = Array.from({ length: 12 }, (_, index) => String(index));
  return [...new Set([...words, ...indices])].filter((name) => !(name in Object.prototype));
}

/** Converts any result to text. An error has no stack. */
function describeValue(value: unknown): string {
  return inspect(value, { depth: 6, breakLength: Number.POSITIVE_INFINITY, maxArrayLength: null });
}

/** Returns the result of each call for each text. */
function results(list: readonly PublicCall[]): unknown[][] {
  return list.map((call) => texts.map((text) => resultOf(call, text)));
}

function polluted<T>(names: readonly string[], value: unknown, run: () => T): T {
  for (const name of names) {
    // A literal would inherit the names themselves, "get" among them.
    const descriptor = Object.assign(Object.create(null), { value, writable: true, configurable: true });
    Object.defineProperty(Object.prototype, name, descriptor);
  }
  try {
    return run();
  } finally {
    for (const name of names) Reflect.deleteProperty(Object.prototype, name);
  }
}

/** Returns the names that change the result of a call, with those calls. Tries all names together, and then halves. */
function harmful(names: readonly string[], value: unknown): string[] {
  const given = polluted(names, value, () => results(calls));
  const different = calls.filter((_, index) =>
    texts.some((_, at) => describeValue(given[index]![at]) !== expected[index]![at]),
  );
  if (different.length === 0) return [];
  if (names.length === 1)
    return different
      .filter(({ name }) => !(names[0] === 'mode' && readMode.test(name)))
      .map((call) => `Object.prototype.${names[0]} changes ${call.name}`);
  const half = names.length >> 1;
  return [...harmful(names.slice(0, half), value), ...harmful(names.slice(half), value)];
}

Error.stackTraceLimit = 0;
const names = publishedNames();
const calls = firstCalls();
const expected = results(calls).map((all) => all.map((value) => describeValue(value)));

test('thousands of names are tried', () => {
  expect(names.length).toBeGreaterThan(2000);
  expect(calls.length).toBeGreaterThan(80);
});

test('every exported function is called', () => {
  const { uncovered } = publicCalls();
  expect(uncovered, 'functions for which call-shapes.ts has no arguments').toEqual([]);
  const called = calls.filter(({ prepare }) => texts.some((text) => prepare(text) !== null));
  expect(calls.filter((call) => !called.includes(call)).map(({ name }) => name)).toEqual([]);
});

test.each(values)('%s on Object.prototype changes no result', (value) => {
  const found: string[] = [];
  for (let start = 0; start < names.length; start += 1000)
    found.push(...harmful(names.slice(start, start + 1000), value));
  expect(found).toEqual([]);
});
