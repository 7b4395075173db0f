import { describe, expect, test } from 'vitest';
import { type Changes, runCheck } from './fixture-workspace.ts';

/** What is broken, how, and the line that tells of it. */
type Inversion = readonly [what: string, changes: Changes, problem: string];

const lowSource = 'packages/low/src/double.ts';
const highSource = 'packages/high/src/quadruple.ts';

function append(text: string): (before: string) => string {
  return (before) => before + text;
}

function replace(from: string, to: string): (before: string) => string {
  return (before) => before.replace(from, to);
}

const inversions: Record<string, readonly Inversion[]> = {
  boundaries: [
    [
      'an import against the arrows',
      { [lowSource]: (text) => `import type { Input } from '@url/high';\n${text}\nexport type X = Input;\n` },
      `${lowSource}:1: import '@url/high': tools/boundaries.json does not let low import it`,
    ],
    [
      'a cycle between packages',
      {
        [lowSource]: (text) => `import type { Input } from '@url/high';\n${text}\nexport type X = Input;\n`,
        'tools/boundaries.json': replace('"low":[]', '"low":["high"]'),
      },
      'packages:1: cycle between packages: high → low → high',
    ],
    [
      'a cycle between files',
      {
        'packages/low/src/one.ts': "import type { Two } from './two.js';\n\nexport type One = Two;\n",
        'packages/low/src/two.ts': "import type { One } from './one.js';\n\nexport type Two = One;\n",
      },
      'cycle between files: packages/low/src/one.ts → packages/low/src/two.ts → packages/low/src/one.ts',
    ],
    [
      'a dependency that is not declared',
      { 'packages/high/package.json': replace('"dependencies":{"@url/low":"workspace:^"}', '"dependencies":{}') },
      'packages/high/package.json:1: dependencies: low is imported and missing here',
    ],
    [
      'a dependency that is not used',
      { 'packages/low/package.json': replace('"dependencies":{}', '"dependencies":{"punycode":"2.3.1"}') },
      'packages/low/package.json:1: dependencies: punycode is not imported',
    ],
    [
      'a build that imports what is not installed with it',
      { 'packages/high/package.json': replace('"dependencies":{', '"dependencies":{},"devDependencies":{') },
      "packages/high/dist/esm/index.js:1: import '@url/low': not among the dependencies",
    ],
    [
      'declarations that import what is not installed with them',
      { 'packages/low/dist/cjs/index.d.ts': "export { quadruple as double } from '@url/high';\n" },
      "packages/low/dist/cjs/index.d.ts:1: import '@url/high': not among the dependencies",
    ],
    [
      'an import of what no package exports',
      { [highSource]: replace("'@url/low'", "'@url/low/src/double.js'") },
      `${highSource}:1: import '@url/low/src/double.js': no package exports it`,
    ],
    [
      'a relative import without its extension',
      { 'packages/low/src/index.ts': replace('./double.js', './double') },
      "packages/low/src/index.ts:1: import './double': a relative import ends in .js",
    ],
    [
      'a global of a platform',
      { [lowSource]: append('export const x = typeof Buffer;\n') },
      `${lowSource}:15: Buffer: not a global`,
    ],
    ['a global behind globalThis', { [lowSource]: append('export const x = globalThis.URL;\n') }, ':15: globalThis:'],
    [
      'a newer operator',
      { [lowSource]: append('export let x = 0;\nx ||= 1;\n') },
      'syntax newer than ES2020, in what becomes: x ||= 1',
    ],
    [
      'a static block',
      { [lowSource]: append('export class X {\n  static x = 1;\n  static {\n    X.x = 2;\n  }\n}\n') },
      'class static block: newer than ES2020',
    ],
    ['a lookbehind', { [lowSource]: append('export const x = /(?<=a)b/;\n') }, 'syntax newer than ES2020'],
    ['a property escape', { [lowSource]: append('export const x = /\\p{M}/u;\n') }, ':15: \\p{: a property escape'],
    ['one in a string', { [lowSource]: append("export const x = '\\\\P{M}';\n") }, ':15: \\P{: a property escape'],
    ['a build beyond ASCII', { 'packages/low/dist/esm/index.js': append("export const x = 'é';\n") }, ':2: "é": built'],
    [
      'newer syntax in the build',
      { 'packages/low/dist/cjs/index.js': append('exports.x ??= 1;\n') },
      'packages/low/dist/cjs/index.js:2: syntax newer than ES2020',
    ],
    [
      'a global of a platform in the build',
      { 'packages/low/dist/esm/index.js': append('process.exit();\n') },
      'packages/low/dist/esm/index.js:2: process: not a global',
    ],
    ['an enum', { [lowSource]: append('export enum X {\n  A,\n}\n') }, `${lowSource}:15: enum:`],
    ['a default export', { [lowSource]: append('export default double;\n') }, `${lowSource}:15: default export:`],
    [
      'logic in an index',
      { 'packages/low/src/index.ts': append('export const x = 1;\n') },
      'index.ts holds more than re-exports',
    ],
    [
      'another index',
      { 'packages/low/src/more/index.ts': "export { double } from '../double.js';\n" },
      'only an entry of the package is named index',
    ],
  ],
  exports: [
    [
      'a name that is not in the snapshot',
      { [lowSource]: append('export const x = 1;\n'), 'packages/low/src/index.ts': replace('double }', 'double, x }') },
      'packages/low/src/index.ts:1: x: value in @url/low, nothing in tools/exports.json',
    ],
    [
      'a name that is gone',
      { 'packages/high/src/index.ts': replace('type Input, ', '') },
      'Input: nothing in @url/high, type in tools/exports.json',
    ],
    [
      'an entry that is gone',
      { 'tools/exports.json': replace('"@url/low"', '"@url/low/x":{},"@url/low"') },
      '@url/low/x: no package exports it any more',
    ],
    [
      'a build that is old',
      { 'packages/low/dist/cjs/index.js': 'exports.half = 1;\n' },
      'double: nothing in ./dist/cjs/index.js, value in the source',
    ],
    [
      'a build that does not load',
      { 'packages/low/dist/esm/index.js': "throw new Error('no');\n" },
      'packages/low/src/index.ts:1: ./dist/esm/index.js: does not load: Error: no',
    ],
    [
      'a file that was not built',
      { 'packages/low/package.json': replace('esm/index.d.ts', 'esm/main.d.ts') },
      './dist/esm/main.d.ts does not exist',
    ],
  ],
  docs: [
    [
      'a symbol without a comment',
      { [highSource]: replace('/** What `quadruple` takes. */\n', '') },
      'Input: no doc comment, and @url/high exports it',
    ],
    [
      'a function without an example',
      { [lowSource]: (text) => text.replace(/ \*\n \* @example[\s\S]*?(?= \*\/)/, '') },
      'double: no @example',
    ],
    ['an example without an expectation', { [lowSource]: replace(' // => 4', '') }, 'the @example expects nothing'],
    [
      'an example without its imports',
      { [lowSource]: replace("import { double } from '@url/low';", '') },
      'the @example does not begin with its imports',
    ],
    [
      'an example that is wrong',
      { [lowSource]: replace('=> 4', '=> 5') },
      `${lowSource}:10: example: Expected values to be strictly deep-equal: 4 !== 5`,
    ],
    [
      'an example that does not throw',
      { [highSource]: replace("JSON.parse('null').x", '1') },
      `${highSource}:10: example: Missing expected exception`,
    ],
    [
      'an example that is not TypeScript',
      { [lowSource]: replace('double(2);', 'double(;') },
      'packages/low/src/double.ts:8: example:',
    ],
    ['a README that is wrong', { 'README.md': replace('=> 4', '=> 5') }, 'README.md:7: example:'],
    [
      'an anchor that does not exist',
      { [lowSource]: replace('#percent-encode', '#percent-encoder') },
      `${lowSource}:2: #percent-encoder: not an anchor`,
    ],
    [
      'an anchor with words behind it',
      { [lowSource]: replace('#percent-encode', '#percent-encode is it') },
      'the anchor stands alone on its line',
    ],
    [
      'anchors of another commit',
      { 'spec.json': replace('6ae8486', '0000000') },
      'not the list of the commit in spec.json',
    ],
  ],
  size: [
    ['a long file', { [lowSource]: append('// more\n'.repeat(290)) }, `${lowSource}:1: 304 lines: at most 300`],
    [
      'a long function',
      { [lowSource]: replace('  return', `${'  value++;\n'.repeat(40)}  return`) },
      `${lowSource}:12: double: 43 lines`,
    ],
    [
      'a long method',
      {
        [lowSource]: append(
          `export class X {\n  constructor(\n    public x: number,\n  ) {\n${'    x++;\n'.repeat(40)}  }\n}\n`,
        ),
      },
      'constructor: 44 lines',
    ],
    [
      'a long function among short ones',
      {
        [lowSource]: append(
          `export const x = {\n  a(): number {\n    return 1;\n  },\n  b: (): number => {\n${'    x.a();\n'.repeat(40)}    return 2;\n  },\n  c(): number {\n    return 3;\n  },\n};\n`,
        ),
      },
      `${lowSource}:19: b: 43 lines`,
    ],
    ['a long check', { 'tools/check-size.ts': append('// more\n'.repeat(60)) }, 'lines: at most 200'],
    [
      'a long document',
      { 'ARCHITECTURE.md': append('more\n'.repeat(150)) },
      'ARCHITECTURE.md:1: 151 lines: at most 150',
    ],
    ['a budget that is exceeded', { 'tools/budgets.json': replace('200', '20') }, 'bytes gzip: at most 20'],
  ],
  pack: [
    [
      'a tarball without a README',
      { 'packages/low/README.md': null },
      'packages/low/package.json:1: pack: package/README.md is missing from the tarball',
    ],
    [
      'sources in the tarball',
      { 'packages/low/package.json': replace('"files":["dist"]', '"files":["dist","src"]') },
      'package/src/double.ts does not belong there',
    ],
    [
      'no changeset',
      { '.changeset/first.md': replace("'@url/low': minor\n", '') },
      'changeset: none in .changeset names @url/low',
    ],
    [
      'a changeset for what another package holds in its build',
      {
        'packages/high/package.json': (before) =>
          before.replace('0.0.0', '1.0.0').replace('"dependencies"', '"devDependencies"'),
        '.changeset/first.md': replace("'@url/high': minor\n", ''),
      },
      'changeset: none in .changeset names @url/high, whose build holds @url/low',
    ],
    [
      'no sideEffects',
      { 'packages/low/package.json': replace('"sideEffects":false,', '') },
      'sideEffects: missing from the manifest',
    ],
    [
      'CommonJS that does not load',
      { 'packages/low/dist/cjs/package.json': '{ "type": "module" }\n' },
      '@url/low:1: require: ERROR exports is not defined in ES module scope',
    ],
    [
      'formats that differ',
      { 'packages/low/dist/cjs/index.js': append('exports.x = 1;\n') },
      '@url/low:1: import gives double, require gives double,x',
    ],
    [
      'a command that does not know its version',
      {
        'packages/low/package.json': replace('"files"', '"bin":{"low":"./dist/esm/low.js"},"files"'),
        'packages/low/dist/esm/low.js': "#!/usr/bin/env node\nconsole.log('1.0.0');\n",
      },
      'packages/low/package.json:1: bin: --version: 1.0.0',
    ],
    [
      'a type of a platform',
      { 'packages/low/dist/esm/index.d.ts': append('export declare const x: Buffer;\n') },
      "Cannot find name 'Buffer'",
    ],
  ],
};

describe.each(Object.entries(inversions))('check-%s', (check, cases) => {
  test('passes where nothing is broken', () => {
    const { output, status } = runCheck(check);
    expect(output).toMatch(new RegExp(`^${check}: \\d+ passed, 0 failed\\n$`, 'm'));
    expect(status).toBe(0);
  });

  test.each(cases)('finds %s', (_, changes, problem) => {
    const { output, status } = runCheck(check, changes);
    expect(output).toContain(problem);
    expect(output).toMatch(new RegExp(`^${check}: \\d+ passed, [1-9]\\d* failed\\n$`, 'm'));
    expect(status).toBe(1);
  });
});
