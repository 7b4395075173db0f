// `vitest run --config vitest.node20.config.ts`, by Node 20: the tests of `@url/fetch` on the oldest Node that it supports, with the undici that runs on it.
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { packageFolder, sourceOf } from './config/package-folders.mjs';

const fetch = packageFolder('fetch');

function resolve(specifier: string): string | undefined {
  if (specifier === 'undici') return fileURLToPath(new URL(`${fetch}/node_modules/undici-7/index.js`, import.meta.url));
  return sourceOf(specifier);
}

export default defineConfig({
  plugins: [{ name: 'url-packages-from-source', enforce: 'pre', resolveId: resolve }],
  test: {
    testTimeout: 0,
    hookTimeout: 0,
    setupFiles: ['./config/property-seed.ts'],
    include: [`${fetch}/test/**/*.test.ts`],
    // The first starts programs in TypeScript, which Node 20 does not run. The second is what all tests do here.
    exclude: [...configDefaults.exclude, '**/namespace.test.ts', '**/undici-7.test.ts'],
    reporters: ['./tools/checks/test-summary.ts'],
  },
});
