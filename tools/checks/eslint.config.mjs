// The language of published code, in sources and in builds: ES2020 with private fields, without the globals of a platform. A file index.ts is an
// entry, and only re-exports. Biome checks everything else, and dependency-cruiser checks imports.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import parser from '@typescript-eslint/parser';
import esX from 'eslint-plugin-es-x';
import { packageFolders, packagesOfNode, root } from '../../config/package-folders.mjs';

const folders = packageFolders();

/** The sources of the entries in a manifest's `exports`. */
function entriesOf(folder) {
  const { exports: entries = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const targets = Object.values(entries).flatMap((entry) =>
    [entry, entry['engine-url'] ?? entry].flatMap((targetsOf) => targetsOf.import?.default ?? []),
  );
  return targets.map((target) => target.replace('./dist/esm', `${folder}/src`).replace(/\.js$/, '.ts'));
}

const off = (...names) => Object.fromEntries(names.map((name) => [`es-x/${name}`, 'off']));
const forbidden = (message, ...selectors) => selectors.map((selector) => ({ selector, message }));

/** Finds a pattern in expressions, and in strings that become expressions. */
const inTexts = (pattern) => [`Literal[raw=/${pattern}/]`, `TemplateElement[value.raw=/${pattern}/]`];
const patterns = [
  ...forbidden('Hermes before React Native 0.75 rejects a property escape: write ranges.', ...inTexts('\\\\[pP]\\{')),
  ...forbidden('Safari before 16.4 rejects a lookbehind.', ...inTexts('\\(\\?<[=!]')),
];
const publicFields = forbidden('ES2020 lacks public fields.', 'PropertyDefinition[key.type!="PrivateIdentifier"]');
const reexports = forbidden(
  'index.ts contains more than re-exports.',
  'Program > :not(ExportAllDeclaration, [source])',
);
const entriesOnly = forbidden('Only an entry of the package is named index.', 'Program');
const syntax = (...selectors) => ({ 'no-restricted-syntax': ['error', ...selectors] });

/** Some engines lack `Intl`. Code that names the global object can use every other global, which no rule would notice. */
const restrictedGlobals = ['Atomics', 'Intl', 'SharedArrayBuffer', 'eval', 'globalThis', 'unescape'];
const mayName = (...names) => ['error', ...restrictedGlobals.filter((name) => !names.includes(name))];

const ascii = {
  create: (context) => ({
    Program() {
      const index = context.sourceCode.text.search(/[^\0-\x7f]/);
      const message = 'Built code is ASCII: engines store other text in two bytes a character, and pages misread it.';
      if (index >= 0) context.report({ loc: context.sourceCode.getLocFromIndex(index), message });
    },
  }),
};

/** Blanks the list of names that esbuild writes for Node, which does not run: the minifier renames the variables of these names. */
const withoutExportNames = {
  preprocess: (text) => [text.replace(/^0&&\(module\.exports=\{[\w,]*\}\);$/m, (list) => ' '.repeat(list.length))],
  postprocess: ([messages]) => messages,
};

const ofNode = packagesOfNode.map((name) => `packages/{,*/}${name}/**`);

const forAnyEngine = {
  ignores: ofNode,
  plugins: { 'es-x': esX, local: { rules: { ascii } } },
  rules: {
    ...esX.configs['flat/restrict-to-es2020'].rules,
    // These rules also forbid private fields, which every supported engine has.
    ...off('no-class-private-fields', 'no-class-instance-fields'),
    'no-undef': ['error', { typeof: true }],
    'no-restricted-globals': mayName(),
    ...syntax(...patterns),
  },
};

export default [
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  { ignores: ['**/*.d.ts', '**/node_modules/'] },
  { files: ['packages/**/src/**/*.ts'], languageOptions: { parser, parserOptions: { lib: ['es2020'] } } },
  { ...forAnyEngine, files: ['packages/**/src/**/*.ts'] },
  // The build lowers static fields and numeric separators. In sources `Iterator` is only a type: the compiler rejects the class.
  { files: ['packages/**/src/**/*.ts'], rules: off('no-class-static-fields', 'no-iterator', 'no-numeric-separators') },
  // These encoders come from another library, which uses newer globals if the engine has them.
  { ignores: ['packages/adapters/whatwg-url/dist/cjs/encodings.js'] },
  { ...forAnyEngine, files: ['packages/**/dist/{esm,cjs}/**/*.js'] },
  {
    files: ['packages/**/dist/{esm,cjs}/**/*.js'],
    ignores: ofNode,
    rules: { 'local/ascii': 'error', ...syntax(...patterns, ...publicFields) },
  },
  {
    files: ['packages/**/dist/cjs/**/*.js'],
    processor: withoutExportNames,
    languageOptions: { sourceType: 'script', globals: { require: false, module: false, exports: false } },
  },
  // These files install a class, or find the installed class.
  {
    files: [
      'packages/{standard/polyfill,tasks/pattern}/src/**/{auto,install}.ts',
      'packages/standard/polyfill/src/invalid-url-error.ts',
      'packages/{standard/polyfill,tasks/pattern}/dist/**',
    ],
    rules: { 'no-restricted-globals': mayName('globalThis') },
  },
  // The modules of the export condition engine-url ask the engine's classes.
  {
    files: ['packages/standard/idna/src/engine/engine-url.ts', 'packages/standard/idna/dist/{esm,cjs}/**/*.js'],
    languageOptions: { globals: { URL: false } },
  },
  {
    files: [
      'packages/standard/form-urlencoded/src/engine/engine-params.ts',
      'packages/standard/form-urlencoded/dist/{esm,cjs}/**/*.js',
    ],
    languageOptions: { globals: { URLSearchParams: false } },
  },
  // These files use the tables of the engine.
  {
    files: [
      'packages/standard/idna/src/engine-{normalization,prediction}.ts',
      'packages/standard/idna/dist/{esm,cjs}/engine/internal.js',
      'packages/standard/polyfill/dist/{esm,cjs}/small.js',
      'packages/tasks/links/src/engine/classes-beyond-ascii.ts',
      'packages/tasks/links/dist/{esm,cjs}/**/*.js',
    ],
    rules: { 'no-restricted-syntax': 'off', ...off('no-regexp-unicode-property-escapes') },
  },
  { files: ['packages/**/src/**/index.ts'], rules: syntax(...patterns, ...reexports) },
  { files: ['packages/**/src/**/index.ts'], ignores: folders.flatMap(entriesOf), rules: syntax(...entriesOnly) },
];
