// `vitest run --config vitest.engine-url.config.ts`: the tests of the packages over the parser and over forms, with what these packages import under the export
// condition `engine-url`. The replaced packages of the standard come from their builds, and all others from their sources, with the modules that src/engine replaces.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { packageFolder, root, sourceOf } from './config/package-folders.mjs';
import { allPackages } from './config/workspace.ts';

/** The builds, by their specifiers: of the replaced packages of the standard, and of the polyfill, which contains the code that it uses. */
const builds = new Map(
  allPackages()
    .filter(({ shortName, entries }) => shortName === 'polyfill' || entries.some(({ engine }) => engine !== null))
    .filter(({ folder }) => dirname(folder) === 'packages/standard')
    .flatMap(({ folder, entries }) =>
      entries.map((entry) => [entry.specifier, join(root, folder, (entry.engine ?? entry).import.default)]),
    ),
);

function resolve(specifier: string): string | undefined {
  return builds.get(specifier) ?? sourceOf(specifier);
}

/** The module of src/engine that replaces a module of a package, such as `../src/canonicalize.js`. */
function replacement(specifier: string, importer: string | undefined): string | undefined {
  if (importer === undefined || !specifier.startsWith('.') || /[\\/]engine[\\/]/.test(importer)) return undefined;
  const module = join(dirname(importer), specifier).replace(/\.js$/, '.ts');
  const engine = join(dirname(module), 'engine', basename(module));
  return basename(module) !== 'index.ts' && existsSync(engine) ? engine : undefined;
}

export default defineConfig({
  plugins: [
    {
      name: 'url-packages-with-engine-url',
      enforce: 'pre',
      resolveId: (specifier, importer) =>
        specifier.startsWith('@url/') ? resolve(specifier) : replacement(specifier, importer),
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
      `${packageFolder('display')}/test/**/*.test.ts`,
      `${packageFolder('search-params')}/test/**/*.test.ts`,
    ],
    exclude: ['**/node_modules/**'],
    reporters: ['./tools/checks/test-summary.ts'],
  },
});
