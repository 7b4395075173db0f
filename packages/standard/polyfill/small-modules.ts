// How the build makes `@url/polyfill/small`: it puts other modules in the place of the tables of domains, of the sentences of messages, and of what
// Node's `console.log` shows.
import type { Options } from 'tsup';

/** By the end of a module's path: the text in its place. */
const replacements: Readonly<Record<string, string>> = {
  'idna/src/code-point-table.ts': `export * from './engine-code-points.js';`,
  'idna/src/normalization.ts': `export * from './engine-normalization.js';`,
  // Only long messages contain quotes.
  'infra/src/quote.ts': 'export const quote = (text) => text, quoteURL = quote;',
  'infra/src/short-cuts.ts': 'export const hasShortCuts = false, keepsPlaces = false;',
  'parser/src/explain/failure.ts': `export const failureReasonOf = (run, input, base) =>
    'Cannot parse ' + (base === null || run.base !== null ? '' : 'the base ') + 'URL: ' + (run?.failure.type ?? 'missing-scheme-non-relative-URL');`,
  // A short message is made in so little time that making it later would save nothing.
  'polyfill/src/invalid-url-error.ts': `export const messageAtOnce = (reason) => reason();
    export const completeInvalidURLError = (error, reason, input, base) =>
      Object.assign(error, { code: 'ERR_INVALID_URL', 'input': input }, base !== null && { 'base': base });`,
  // The annotation has the bundler remove the calls.
  'polyfill/src/inspection.ts': ['defineInspection', 'showPartsBy', 'showRemaining', 'showTuples']
    .map((name) => `/* @__NO_SIDE_EFFECTS__ */ export function ${name}() {}`)
    .join(';'),
};

export const smallModules: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'small-modules',
  setup({ onLoad, onResolve }) {
    for (const [end, contents] of Object.entries(replacements)) {
      const filter = new RegExp(`${end.replace(/[/]/g, '[\\\\/]').replace(/\./g, '\\.')}$`);
      onLoad({ filter }, ({ path }) => ({ contents, resolveDir: path.replace(/[\\/][^\\/]*$/, '') }));
    }
    // The one that installs and the one that exports have the same classes.
    onResolve({ filter: /^\.\.\/small\.js$/ }, ({ path }) => ({ path, external: true }));
  },
};
