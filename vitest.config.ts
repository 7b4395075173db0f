import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `@url/host` is packages/host/src/index.ts, `@url/parser/explain` packages/parser/src/explain.ts (or explain/index.ts). */
function sourceOf(specifier: string): string | undefined {
  const [, name, subpath = 'index'] = specifier.split('/');
  const source = fileURLToPath(new URL(`./packages/${name}/src/${subpath}`, import.meta.url));
  return [`${source}.ts`, `${source}/index.ts`].find((file) => existsSync(file));
}

export default defineConfig({
  plugins: [
    {
      name: 'url-packages-from-source',
      enforce: 'pre',
      resolveId: (specifier) => (specifier.startsWith('@url/') ? sourceOf(specifier) : undefined),
    },
  ],
  test: {
    include: ['packages/*/test/**/*.test.ts', 'tools/**/*.test.ts'],
    testTimeout: 60_000,
    reporters: ['./tools/test-summary.ts'],
  },
});
