import type { Options } from 'tsup';

/**
 * How every package is built: one flat module an entry, as ESM in dist/esm and as CommonJS in dist/cjs. The declarations
 * come from `tsc` and are put into both folders by emit-types.mjs, since each format needs its own.
 *
 * ES2020, and of later syntax private fields: lowered they would be WeakMaps, which take 20 times as long to fill.
 */
export function flatModules(entry: string[], options: Options = {}): Options[] {
  return (['esm', 'cjs'] as const).map((format) => ({
    entry,
    format,
    target: 'es2020',
    platform: 'neutral',
    outDir: `dist/${format}`,
    outExtension: () => ({ js: '.js' }),
    clean: true,
    splitting: true,
    // With the sources in the map, so that a stack trace and a debugger show TypeScript.
    sourcemap: true,
    ...options,
    esbuildOptions(esbuild, context) {
      esbuild.supported = { ...esbuild.supported, 'class-private-field': true };
      options.esbuildOptions?.(esbuild, context);
    },
  }));
}
