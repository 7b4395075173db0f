// How large a program is that imports something, after a bundler and a minifier.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';

export interface Size {
  readonly minified: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** @param folder from which `@url/*` resolves to the built packages */
export async function sizeOf(code: string, folder: string): Promise<Size> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2020',
    // As it is published: bundlers lower private fields only for engines that are older than 2021.
    supported: { 'class-private-field': true },
    platform: 'neutral',
    // Without the paths of tsconfig.json, which lead to the sources, so that the build is measured.
    tsconfigRaw: {},
    mainFields: ['module', 'main'],
    logLevel: 'silent',
  });
  const bytes = outputFiles[0]!.contents;
  return {
    minified: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  };
}
