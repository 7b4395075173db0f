import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../config/workspace.ts';
import { reasonsIn } from './test-summary.ts';

test('reasonsIn takes the reasons out of the output of a file, and leaves everything else', () => {
  const output = 'a\nskipped: no data\ntoascii.json: skipped: no network (x: y)\nskipped:\n1 skipped\n';
  expect(reasonsIn(output)).toEqual({
    reasons: ['no data', 'no network (x: y)'],
    rest: 'a\nskipped:\n1 skipped\n',
  });
});

test.each([
  [[], 'Not everything ran:\n  no data\n  no network\n  a.test.js: 2 skipped\n  b.test.js: 1 skipped\n'],
  [['--testNamePattern=passes'], 'Not everything ran:\n  no data\n'],
])('a run with %j says what was skipped', (options, summary) => {
  const folder = mkdtempSync(join(root, '.cache', 'summary-'));
  const write = (name: string, text: string) =>
    writeFileSync(join(folder, name), `import { test } from 'vitest';\ntest('passes', () => {});\n${text}`);
  write('a.test.js', "console.warn('skipped: no data');\ntest.skip('x', () => {});\ntest.skip('y', () => {});\n");
  write('b.test.js', "console.warn('skipped: no data');\ntest.skip('b: skipped: no network', () => {});\n");
  const reporter = `--reporter=${join(root, 'tools/checks/test-summary.ts')}`;
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--root', folder, reporter, ...options];
  const { stdout, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  rmSync(folder, { recursive: true });
  expect(status).toBe(0);
  expect(stdout).toMatch(/Tests .* passed/);
  expect(stdout.slice(stdout.indexOf('Not everything ran'))).toBe(summary);
});
