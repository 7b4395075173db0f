import { minify } from 'terser';
import { defineConfig, type Options } from 'tsup';
import { internalMembers } from '../../../config/internal-members.ts';
import { tablesLast } from '../../../config/tables-last.ts';
import { flatModules } from '../../../config/tsup.ts';
import { dropUnacceptedArguments } from './accepted-arguments.ts';
import { nameClasses } from './class-names.ts';
import { classNamesForNode, evaluateLazily, loadLazily } from './lazy-classes.ts';
import { smallModules } from './small-modules.ts';

/**
 * Puts constants in their places, where esbuild leaves a name for each: some 240 bytes. Functions that are called once stay functions: put
 * in line they would take more after the minifier of whoever bundles this.
 */
const compress: NonNullable<Options['plugins']>[number] = {
  name: 'compress',
  async renderChunk(code, { map }) {
    const result = await minify(code, {
      module: true,
      ecma: 2020,
      compress: {
        passes: 2,
        inline: 1,
        reduce_funcs: false,
        hoist_funs: true,
        lhs_constants: false,
        pure_getters: true,
      },
      mangle: false,
      format: { ascii_only: true, preserve_annotations: true },
      sourceMap: { content: map as string, asObject: true },
    });
    return { code: result.code!, map: result.map as object };
  },
};

/**
 * Published as few files that import nothing from outside, because loading 13 files takes three times as long as what is in them; and
 * minified, because an engine reads all of a file before it runs any. The paths of the root's tsconfig.json lead to the sources of the
 * other packages, so that what is not used is left out.
 */
const options: Options = {
  tsconfig: '../../../tsconfig.json',
  splitting: false,
  minify: true,
  esbuildOptions(esbuild) {
    esbuild.mangleProps = internalMembers.polyfill;
  },
};

const whole = flatModules([], {
  ...options,
  plugins: [tablesLast, compress, nameClasses, evaluateLazily, classNamesForNode],
}).map((each) => ({
  ...each,
  entry: { index: 'src/index.ts', auto: 'src/auto.ts', ...(each.format === 'esm' && { lazy: 'src/classes.ts' }) },
  esbuildPlugins: [loadLazily(each.format as 'esm' | 'cjs'), dropUnacceptedArguments],
}));

const small = flatModules([], {
  ...options,
  plugins: [tablesLast, compress, nameClasses, classNamesForNode],
}).map((each) => ({
  ...each,
  clean: false,
  entry: { small: 'src/small.ts', 'small/auto': 'src/small/auto.ts' },
  esbuildPlugins: [smallModules, dropUnacceptedArguments],
}));

export default defineConfig([...whole, ...small]);
