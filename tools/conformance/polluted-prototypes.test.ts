import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageFolders, root } from '../../config/package-folders.mjs';
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
  const names = new Set<string>();
  for (const packageFolder of packageFolders()) {
    if (packageFolder === 'packages/cli') continue;
    const folder = join(root, packageFolder, 'dist', 'esm');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.js')) continue;
      const code = readFileSync(join(folder, file), 'utf8');
      for (const [word] of code.matchAll(/(?<![\w$\\])[A-Za-z_$][\w$]*/g)) names.add(word);
    }
  }
  for (let index = 0; index < 12; index++) names.add(String(index));
  return [...names].filter((name) => !(name in Object.prototype));
}

/** Converts any value to text without using its prototype. */
function describeValue(value: unknown, depth = 0): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? 'function' : String(value);
  if (depth > 6) return '…';
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  const entries = Object.entries(value).map(([key, item]) => `${key}: ${describeValue(item, depth + 1)}`);
  return `{${entries.join(', ')}}`;
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
  for (let start = 0; start < names.length; start += 250)
    found.push(...harmful(names.slice(start, start + 250), value));
  expect(found).toEqual([]);
});
