// What SECURITY.md promises: in a heap of 1 GB, parsing an input of any length succeeds or throws a RangeError, and a change that fails leaves the URL.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { packageFolder, root } from '../../config/package-folders.mjs';

const polyfill = pathToFileURL(join(root, packageFolder('polyfill'), 'dist', 'esm', 'index.js')).href;

/** Runs a program in a process with a heap of 1 GB, and returns what it prints. */
function run(program: string): string {
  const text = `import { URL } from '${polyfill}';\n${program}`;
  const args = ['--max-old-space-size=1024', '--input-type=module', '--eval', text];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout.trim();
}

test.each([
  ['reverse solidi', `'http://h/' + '\\\\a'.repeat(2 ** 24)`, 2 ** 25 + 9],
  ['spaces of an opaque path', `'x:' + ' '.repeat(2 ** 29 - 40) + '?'`, 2 ** 29 - 35],
  ['"@"', `'http://' + '@'.repeat(2 ** 24) + 'h/'`, 3 * (2 ** 24 - 1) + 10],
])('%s', (_, input, length) => {
  expect(Number(run(`console.log(new URL(${input}).href.length)`))).toBe(length);
});

test('a list that makes the URL too long throws, and the URL stays', () => {
  const lines = run(`
    const url = new URL('http://h/' + 'a'.repeat(2 ** 29 - 33));
    try { url.searchParams.append('a', 'b'); } catch (error) { console.log(error.name); }
    console.log(url.href.length, url.host);`);
  expect(lines.split('\n')).toEqual(['RangeError', `${2 ** 29 - 24} h`]);
});
