import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { entrySource } from '../../config/package-folders.mjs';
import { projectRoot } from './wpt.ts';

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

/**
 * Bundles a program into one script for a realm that has only ECMAScript.
 *
 * @param program statements that may import from the packages
 * @returns the script's text
 */
export async function bundleProgram(program: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: join(projectRoot, 'tools', 'conformance'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    plugins: [fromSource],
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}
