import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root, sourceOf } from './config/package-folders.mjs';

const include = ['packages/**/test/**/*.test.ts', '{config,tools}/**/*.test.ts'];

/** Tests that replace a module, a global object or a member of one. Each runs with its own modules and globals. */
const isolated = globSync(include, { cwd: root, exclude: ['**/node_modules/**'] }).filter((file) =>
  /\bvi\.|\.prototype|globalThis|process\.env/.test(readFileSync(join(root, file), 'utf8')),
);

export default defineConfig({
  plugins: [
    {
      name: 'url-packages-from-source',
      enforce: 'pre',
      resolveId: sourceOf,
    },
  ],
  test: {
    // A busy machine must not fail a test. Properties are bounded by their number of runs, and whoever runs the tests bounds the time of all.
    testTimeout: 0,
    hookTimeout: 0,
    setupFiles: ['./config/property-seed.ts'],
    // Vitest leaves one processor free, which on a machine with two is half of them.
    maxWorkers: availableParallelism(),
    // All other files of a worker share the modules that they import: importing them again for each file took half of the time.
    projects: [
      {
        extends: true,
        test: { name: 'shared', include, exclude: ['**/node_modules/**', ...isolated], isolate: false },
      },
      { extends: true, test: { name: 'isolated', include: isolated, isolate: true } },
    ],
    reporters: ['./tools/checks/test-summary.ts'],
  },
});
