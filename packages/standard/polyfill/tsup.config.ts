import { minify } from 'terser';
import { defineConfig, type Options } from 'tsup';
import { flatModules } from '../../tools/tsup.ts';
import { classNamesForNode, evaluateLazily, loadLazily } from './lazy-classes.ts';
import { tablesLast } from './tables-last.ts';
import { leaveOutUntakenArguments } from './taken-arguments.ts';

/** Members that no one outside sees: what they are called is some 500 bytes. */
const internalMembers = new RegExp(
  `^(?:${[
    ...[
      'serialization',
      'schemeEnd',
      'usernameEnd',
      'hostStart',
      'hostEnd',
      'pathStart',
      'queryStart',
      'fragmentStart',
    ],
    ...['address', 'portNumber', 'isOpaque', 'fields', 'copyUpTo', 'hasHost', 'needsPrefix', 'setFields', 'splice'],
    ...['movePath', 'setCredentials', 'scheme', 'hasOpaquePath', 'query', 'fragment', 'blobURLEntry'],
    ...['pointer', 'special', 'given', 'isAuthorityEnough', 'decodedLength', 'failure\\w*', 'component'],
    ...['isFile', 'stateOverride', 'onValidationError', 'earlier', 'shorten', 'concatenate'],
    ...['member', 'table', 'characters', 'hasSomeOf', 'spaceAsPlus'],
    ...['pairs', 'gaps', 'searches', 'byName', 'byBoth', 'tree', 'heads', 'onUpdate', 'listOf'],
    ...[
      'url',
      'path',
      'start',
      'end',
      'encoding',
      'error',
      'mapped',
      'decoded',
      'properties',
      'kept',
      'chunk',
      'composing',
    ],
    ...['representatives', 'compositions', 'decompositions', 'unitPattern', 'ranks', 'counts', 'labels'],
    ...['check[A-Z]\\w*', 'useSTD3ASCIIRules', 'transitionalProcessing', 'verifyDnsLength', 'ignoreInvalidPunycode'],
  ].join('|')})$`,
);

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
 * Published as few files that import nothing from outside, since loading 13 files takes three times as long as what is in them; and
 * minified, since an engine reads all of a file before it runs any. The paths of the root's tsconfig.json lead to the sources of the
 * other packages, so that what is not used is left out.
 */
export default defineConfig(
  flatModules([], {
    tsconfig: '../../tsconfig.json',
    splitting: false,
    minify: true,
    esbuildOptions(options) {
      options.mangleProps = internalMembers;
    },
    plugins: [tablesLast, compress, evaluateLazily, classNamesForNode],
  }).map((options) => ({
    ...options,
    entry: { index: 'src/index.ts', auto: 'src/auto.ts', ...(options.format === 'esm' && { lazy: 'src/classes.ts' }) },
    esbuildPlugins: [loadLazily(options.format as 'esm' | 'cjs'), leaveOutUntakenArguments],
  })),
);
