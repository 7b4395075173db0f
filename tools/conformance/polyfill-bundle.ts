import type { Plugin } from 'esbuild';
import { entrySource } from '../../config/package-folders.mjs';
import { bundle } from '../measure/bundle.ts';

/** Replaces the names of packages by their sources, built or not. */
const fromSource: Plugin = {
  name: 'url-packages-from-source',
  setup({ onResolve }) {
    onResolve({ filter: /^@url\// }, ({ path }) => {
      const [, name, subpath = 'index'] = path.split('/') as [string, string, string?];
      return { path: entrySource(name, subpath) };
    });
  },
};

/** Returns a program, which may import from the packages, as one script for a realm that has only ECMAScript. */
export function bundleProgram(program: string): Promise<string> {
  return bundle(program, import.meta.dirname, {
    format: 'iife',
    target: 'es2020',
    platform: 'neutral',
    plugins: [fromSource],
  });
}
