import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** A command is run, not imported: one ESM file for Node, with only this package's own code in it. */
export default defineConfig({
  entry: ['src/url.ts'],
  format: 'esm',
  target: 'node22',
  platform: 'node',
  outDir: 'dist/esm',
  outExtension: () => ({ js: '.js' }),
  clean: true,
  sourcemap: true,
  define: { COMMAND_VERSION: JSON.stringify(version) },
});
