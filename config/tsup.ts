import type { Options } from 'tsup';

/**
 * Returns the build options of a package: one flat module for each entry, as ESM in dist/esm and as CommonJS in dist/cjs. emit-types.mjs writes
 * the declarations into both folders, because each format needs its own.
 *
 * The syntax is ES2020 with private fields: esbuild would lower them to WeakMaps, which are 20 times slower to fill.
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
    // The maps contain the sources, so that stack traces and debuggers show TypeScript.
    sourcemap: true,
    ...options,
    esbuildOptions(esbuild, context) {
      esbuild.supported = { ...esbuild.supported, 'class-private-field': true };
      options.esbuildOptions?.(esbuild, context);
    },
  }));
}
