// What an import adds to a program, minified and compressed: the rows are in tools/checks/budgets.json. `size-limit --json` prints bytes.
import { readFileSync } from 'node:fs';

/** Leaves out the imports that a row ignores and does not use: every package says that it has no side effects. */
function ignorePackages(ignored) {
  const names = new RegExp(`^(?:${ignored.map((name) => name.replace('*', '[^/]+')).join('|')})(?:/|$)`);
  return {
    name: 'ignore-packages',
    setup: (build) => build.onResolve({ filter: names }, () => ({ external: true, sideEffects: false })),
  };
}

/** Bundles as users of the packages do: bundlers lower private fields only for engines that are older than 2021. */
export function modifyEsbuildConfig(config) {
  return {
    ...config,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2020',
    supported: { 'class-private-field': true },
    // Without the paths of tsconfig.json, which lead to the sources, so that the build is measured.
    tsconfigRaw: {},
    logLevel: 'error',
    plugins: config.external ? [ignorePackages(config.external)] : [],
  };
}

const budgets = JSON.parse(readFileSync(new URL('tools/checks/budgets.json', import.meta.url), 'utf8'));

export default budgets.map((budget) => ({ ...budget, modifyEsbuildConfig }));
