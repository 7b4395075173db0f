import { execFileSync } from 'node:child_process';
import { fileURLToPath, URL as NodeURL, URLSearchParams as NodeURLSearchParams } from 'node:url';
import { expect, expectTypeOf, test } from 'vitest';
import { URL, URLSearchParams } from '../src/index.js';

test("objects are assignable to Node's types and back", () => {
  const ours: URL = new NodeURL('http://h');
  const theirs: NodeURL = new URL('http://h');
  const ourParams: URLSearchParams = new NodeURLSearchParams('a=1');
  const theirParams: NodeURLSearchParams = new URLSearchParams('a=1');
  expectTypeOf(new URL('http://h').searchParams).toEqualTypeOf<URLSearchParams>();
  expect(`${ours} ${theirs} ${ourParams} ${theirParams}`).toBe('http://h/ http://h/ a=1 a=1');
});

test('a URL may be given where a string may', () => {
  expect(new URL('b', new NodeURL('http://h/a')).href).toBe('http://h/b');
  expect(new NodeURL('b', new URL('http://h/a')).href).toBe('http://h/b');
});

test("objects are assignable to the DOM's types and back, and no global is declared anew", () => {
  const compiler = fileURLToPath(new NodeURL('../../../../node_modules/typescript/bin/tsc', import.meta.url));
  const project = fileURLToPath(new NodeURL('./types/tsconfig.json', import.meta.url));
  // Throws with the compiler's errors if there are any.
  expect(execFileSync(process.execPath, [compiler, '--noEmit', '-p', project], { encoding: 'utf8' })).toBe('');
});
