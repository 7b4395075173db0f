import { minify } from 'terser';
import type { Options } from 'tsup';
import { tablesLast } from './tables-last.ts';
import { flatModules } from './tsup.ts';

type BuildPlugin = NonNullable<Options['esbuildPlugins']>[number];
type ChunkPlugin = NonNullable<Options['plugins']>[number];

/** Sources that replace modules in the build, by file name of the module. */
export type Replacements = Readonly<Record<string, string>>;

/** Returns the source of a module whose function requires its package or file on the first call. */
export function requireWhenCalled(specifier: string, name: string): string {
  return `export const ${name} = (...values) => require('${specifier}').${name}(...values);`;
}

function replaceModules(replacements: Replacements): BuildPlugin {
  return {
    name: 'replace-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\./ }, ({ path, namespace }) => {
        // A file that is required when it is needed.
        if (namespace === 'replaced') return { path, external: true };
        const name = path.replace(/^.*\//, '');
        return name in replacements ? { path: name, namespace: 'replaced', sideEffects: false } : undefined;
      });
      onLoad({ filter: /./, namespace: 'replaced' }, ({ path }) => ({ contents: replacements[path]! }));
    },
  };
}

/** Keeps the main entry out of the other entries, which require it. */
const shareMainEntry: BuildPlugin = {
  name: 'share-main-entry',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/index\.js$/ }, ({ path }) => ({ path, external: true }));
  },
};

/** The call by which esbuild defines a getter for each export, and the assignment after it. */
const getters = /[\w$]+\(([\w$]+),\{([\w$.:()=>,]*)\}\);module\.exports=[\w$]+\(\1\);/;

/**
 * Inlines constants, and makes exports writable properties in place of getters, as in the original libraries. Spaces replace the getters, so that
 * the source map stays right.
 */
const compress: ChunkPlugin = {
  name: 'compress',
  async renderChunk(code, { path, map }) {
    const [defined, , members] = getters.exec(code) ?? [];
    if (defined === undefined) throw new Error(`${path} does not define its exports as getters`);
    const text = code.replace(defined, ' '.repeat(defined.length));
    const result = await minify(`${text}\nmodule.exports={${members!.replace(/\(\)=>/g, '')}};`, {
      ecma: 2020,
      toplevel: true,
      mangle: false,
      compress: {
        passes: 2,
        inline: 1,
        reduce_funcs: false,
        hoist_funs: true,
        lhs_constants: false,
        pure_getters: true,
      },
      // Node prints the whole line in which an error was thrown, so lines must be short.
      format: { ascii_only: true, preserve_annotations: true, max_line_len: 500 },
      sourceMap: { content: map as string, asObject: true },
    });
    return { code: result.code!, map: result.map as object };
  },
};

/**
 * Returns the build options of an adapter: CommonJS, like the library it replaces. Other entries share the code of the main
 * entry. emit-wrappers.mjs writes the ESM entries.
 *
 * @param internalMembers members whose names are shortened: they are not public, and no code refers to them by a string
 * @param plugins more plugins
 */
export function commonJSAlone(
  entries: readonly string[],
  replacements: Replacements = {},
  internalMembers: RegExp | null = null,
  plugins: BuildPlugin[] = [],
): Options {
  const options = flatModules(
    entries.map((name) => `src/${name}.ts`),
    { splitting: false },
  )[1]!;
  return {
    ...options,
    tsconfig: '../../../tsconfig.json',
    minify: true,
    plugins: [tablesLast, compress],
    esbuildPlugins: [replaceModules(replacements), shareMainEntry, ...plugins],
    esbuildOptions(esbuild, context) {
      options.esbuildOptions?.(esbuild, context);
      if (internalMembers !== null) esbuild.mangleProps = internalMembers;
    },
  };
}
