import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { packageFolder, root } from '../../config/package-folders.mjs';

/** React Native's own module, which react-native-url-polyfill imports. */
const reactNative = "export const NativeModules = {}; export const Platform = { OS: 'ios', Version: '18' };";

/**
 * Resolves `@url/host` to the ESM that its package publishes, and other modules to their texts.
 *
 * @param checkout the root of this repository, or of another version with the same folders
 */
export function published(made: Readonly<Record<string, string>> = {}, checkout: string = root): Plugin {
  const texts: Readonly<Record<string, string>> = { 'react-native': reactNative, ...made };
  return {
    name: 'published-packages',
    setup({ initialOptions, onResolve, onLoad }) {
      onResolve({ filter: /^@url\// }, ({ path }) => {
        const [, name, subpath = 'index'] = path.split('/') as [string, string, string?];
        return { path: join(checkout, packageFolder(name), 'dist', 'esm', `${subpath}.js`) };
      });
      onResolve({ filter: /./ }, ({ path }) => (path in texts ? { path, namespace: 'made' } : null));
      const resolveDir = initialOptions.stdin?.resolveDir ?? root;
      onLoad({ filter: /./, namespace: 'made' }, ({ path }) => ({ contents: texts[path]!, resolveDir }));
    },
  };
}

/** Returns a module with its imports as one file. */
export async function bundle(contents: string, resolveDir: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    mainFields: ['module', 'main'],
    logLevel: 'error',
    ...options,
    write: false,
  });
  return outputFiles[0]!.text;
}

/** Returns the minified and gzipped size of a module with its imports. */
export async function bundleSize(contents: string, resolveDir: string, options: BuildOptions = {}): Promise<string> {
  const text = await bundle(contents, resolveDir, {
    minify: true,
    format: 'esm',
    platform: 'browser',
    mainFields: ['browser', 'module', 'main'],
    target: 'es2022',
    // Without the paths of tsconfig.json, which lead to the sources.
    tsconfigRaw: {},
    ...options,
  });
  return `${(gzipSync(text, { level: 9 }).length / 1000).toFixed(1)} kB`;
}
