// `vitest run --config vitest.engine-url.config.ts`: the tests of the packages over the parser, with what these packages import under the export
// condition `engine-url`. The replaced packages come from their builds, and all others from their sources.
import { basename, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { entrySource, packageFolder, packageFolders, root } from './config/package-folders.mjs';
import { allPackages } from './config/workspace.ts';

const names = new Set(packageFolders().map((folder) => basename(folder)));

/** The builds, by their specifiers: of the replaced packages, and of the polyfill, which contains the code that it uses. */
const builds = new Map(
  allPackages()
    .filter(({ shortName, entries }) => shortName === 'polyfill' || entries.some(({ engine }) => engine !== null))
    .flatMap(({ folder, entries }) =>
      entries.map((entry) => [entry.specifier, join(root, folder, (entry.engine ?? entry).import.default)]),
    ),
);

function resolve(specifier: string): string | undefined {
  const [, name, subpath = 'index'] = specifier.split('/');
  return builds.get(specifier) ?? (names.has(name!) ? entrySource(name!, subpath) : undefined);
}

export default defineConfig({
  plugins: [
    {
      name: 'url-packages-with-engine-url',
      enforce: 'pre',
      resolveId: (specifier) => (specifier.startsWith('@url/') ? resolve(specifier) : undefined),
    },
  ],
  test: {
    testTimeout: 0,
    hookTimeout: 0,
    setupFiles: ['./config/property-seed.ts'],
    runner: './tools/conformance/engine-url-runner.ts',
    include: [
      'packages/tasks/*/test/**/*.test.ts',
      `${packageFolder('address')}/test/**/*.test.ts`,
      `${packageFolder('site')}/test/**/*.test.ts`,
    ],
    exclude: ['**/node_modules/**'],
    reporters: ['./tools/checks/test-summary.ts'],
  },
});
