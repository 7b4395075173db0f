import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const unshare = ['-n', '-m', ...(process.getuid?.() === 0 ? [] : ['-U', '-r'])];
const hasNamespaces = spawnSync('unshare', [...unshare, 'ip', 'link', 'set', 'lo', 'up']).status === 0;
const isBuilt = existsSync(pathOf('../dist/esm/index.js'));
const why = hasNamespaces ? 'the package is not built' : 'this machine does not allow namespaces';
const isSkipped = !(hasNamespaces && isBuilt);

describe.skipIf(isSkipped)(`public addresses in a namespace${isSkipped ? ` (skipped: ${why})` : ''}`, () => {
  test('every scenario of every client, by the resolver of the system', () => {
    const args = [process.execPath, '--no-warnings', pathOf('namespace-program.ts'), pathOf('namespace-clients.ts')];
    const { stdout, stderr } = spawnSync('unshare', [...unshare, ...args], { encoding: 'utf8', maxBuffer: 2 ** 26 });
    expect(stderr).toBe('');
    const outcomes = JSON.parse(stdout) as { readonly isRight: boolean; readonly isLeak: boolean }[];
    expect(outcomes.filter(({ isRight, isLeak }) => isLeak || !isRight)).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(200);
  });
});
