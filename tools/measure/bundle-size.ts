import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';

/** Returns the minified and gzipped size of a module with its imports. */
export async function bundleSize(contents: string, resolveDir: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
    // Without the paths of tsconfig.json, which lead to the sources.
    tsconfigRaw: {},
    ...options,
    write: false,
  });
  return `${(gzipSync(outputFiles[0]!.contents, { level: 9 }).length / 1000).toFixed(1)} kB`;
}
