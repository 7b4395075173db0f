import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transform } from 'sucrase';
import { minify } from 'terser';
import type { Options } from 'tsup';

/**
 * Inlines constants, which saves a program 200 to 400 bytes. A minifier cannot do that after the build, because the build declares constants as
 * variables. Everything else stays the same.
 */
const inlineConstants: NonNullable<Options['plugins']>[number] = {
  name: 'inline-constants',
  async renderChunk(code, { map }) {
    const result = await minify(code, {
      module: true,
      ecma: 2020,
      compress: { defaults: false, toplevel: true, reduce_vars: true, evaluate: true, unused: true },
      mangle: false,
      format: { beautify: true, indent_level: 2, ascii_only: true, comments: 'all', preserve_annotations: true },
      sourceMap: { content: map as string, asObject: true },
    });
    return { code: result.code!, map: result.map as object };
  },
};

/**
 * Makes a CommonJS module of an ES module, as tsup does for a build that it splits. tsup also replaces each `?.` and `??` with a call that
 * allocates closures: a guarded fetch took an eighth longer.
 */
const asCommonJS: NonNullable<Options['plugins']>[number] = {
  name: 'as-commonjs',
  renderChunk(code, { path }) {
    const result = transform(code, {
      transforms: ['imports'],
      disableESTransforms: true,
      filePath: path,
      sourceMapOptions: { compiledFilename: path },
    });
    return { code: result.code, map: result.sourceMap! };
  },
};

/**
 * Returns the build options of a package: one flat module for each entry, as ESM in dist/esm and as CommonJS in dist/cjs. emit-types.mjs writes
 * the declarations into both folders, because each format needs its own.
 *
 * The syntax is ES2020 with private fields: esbuild would lower them to WeakMaps, which are 20 times slower to fill.
 */
export function flatModules(entry: string[], options: Options = {}): Options[] {
  const isSplit = options.splitting ?? true;
  return (['esm', 'cjs'] as const).map((format) => ({
    entry,
    format: isSplit ? 'esm' : format,
    target: 'es2020',
    platform: 'neutral',
    outDir: `dist/${format}`,
    outExtension: () => ({ js: '.js' }),
    clean: true,
    splitting: true,
    // The maps contain the sources, so that stack traces and debuggers show TypeScript.
    sourcemap: true,
    plugins: format === 'cjs' && isSplit ? [inlineConstants, asCommonJS] : [inlineConstants],
    ...options,
    esbuildOptions(esbuild, context) {
      esbuild.supported = { ...esbuild.supported, 'class-private-field': true };
      options.esbuildOptions?.(esbuild, context);
    },
  }));
}

/**
 * Returns the build options of the modules that a package has under the export condition `engine-url`: those in src/engine. They share the package's
 * other modules, except modules that src/engine has under the same name.
 *
 * @param entries the names of the modules in src: `engine/index` for the package itself. If src/engine does not have that module, the entry is
 *   the package's own, with the modules of src/engine
 * @param replaced the names of the modules in src that those in src/engine replace: `domain` for src/domain.ts
 */
export function engineModules(entries: readonly string[], replaced: readonly string[] = []): Options[] {
  return flatModules([], {
    clean: false,
    entry: Object.fromEntries(entries.map((name) => [name, sourceOf(name)])),
    esbuildPlugins: [
      {
        name: 'engine-modules',
        setup({ onResolve }) {
          const source = join(process.cwd(), 'src');
          onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ path, resolveDir, importer }) => {
            const name = relative(source, join(resolveDir, path)).replace(/\.js$/, '');
            const module = join(source, 'engine', `${name}.ts`);
            // The replacing module may use what it replaces.
            return replaced.includes(name) && module !== importer ? { path: module } : null;
          });
        },
      },
    ],
  });
}

function sourceOf(name: string): string {
  const source = `src/${name}.ts`;
  return existsSync(source) ? source : source.replace('/engine/', '/');
}
