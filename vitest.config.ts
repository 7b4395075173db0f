import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `@url/host` is packages/host/src/index.ts, `@url/idna/display` packages/idna/src/display.ts (or display/index.ts). */
function sourceOf(specifier: string): string {
  const [, name, subpath = 'index'] = specifier.split('/');
  const source = fileURLToPath(new URL(`./packages/${name}/src/${subpath}`, import.meta.url));
  return existsSync(`${source}.ts`) ? `${source}.ts` : `${source}/index.ts`;
}

export default defineConfig({
  plugins: [
    {
      name: 'url-packages-from-source',
      enforce: 'pre',
      resolveId: (specifier) => (specifier.startsWith('@url/') ? sourceOf(specifier) : null),
    },
  ],
  test: {
    include: ['packages/*/test/**/*.test.ts', 'tools/**/*.test.ts'],
    testTimeout: 60_000,
    reporters: process.env['CI'] ? ['default'] : ['dot'],
  },
});
