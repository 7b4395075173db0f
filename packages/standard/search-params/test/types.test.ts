import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { URLSearchParams, type URLSearchParamsInit } from '../src/index.js';

test('an object of ours is one of the DOM, and one of the DOM is ours', () => {
  const compiler = fileURLToPath(new URL('../../../../node_modules/typescript/bin/tsc', import.meta.url));
  const project = fileURLToPath(new URL('./types/tsconfig.json', import.meta.url));
  // Throws with the compiler's errors if there are any.
  expect(execFileSync(process.execPath, [compiler, '--noEmit', '-p', project], { encoding: 'utf8' })).toBe('');
});

test('the constructor takes strings, pairs, records and params', () => {
  const inits: URLSearchParamsInit[] = [
    'a=1',
    [['a', '1']],
    { a: '1' },
    new URLSearchParams('a=1'),
    new Map([['a', '1']]),
  ];
  for (const init of inits) expect(new URLSearchParams(init).toString()).toBe('a=1');
  // @ts-expect-error a number is neither
  expect(new URLSearchParams(1).toString()).toBe('1=');
});
