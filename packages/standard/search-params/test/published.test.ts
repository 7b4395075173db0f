import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** A folder in which the package is installed. */
const consumer = fileURLToPath(new URL('../../../../tools/conformance', import.meta.url));

test('in Node, ESM and CommonJS get the same class', () => {
  const program = `
    import { createRequire } from 'node:module';
    import { URLSearchParams } from '@url/search-params';
    const other = createRequire(process.cwd() + '/')('@url/search-params').URLSearchParams;
    console.log(URLSearchParams === other, other.prototype.get.call(new URLSearchParams('a=1'), 'a'));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: consumer,
    encoding: 'utf8',
  });
  expect(output).toBe('true 1\n');
});
