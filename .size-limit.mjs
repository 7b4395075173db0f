// What an import adds to a program, minified and compressed: the rows are in tools/budgets.json. `size-limit --json` prints bytes.
import { readFileSync } from 'node:fs';

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
  };
}

const budgets = JSON.parse(readFileSync(new URL('tools/budgets.json', import.meta.url), 'utf8'));

export default budgets.map((budget) => ({ ...budget, modifyEsbuildConfig }));
