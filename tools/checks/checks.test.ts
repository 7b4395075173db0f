import { describe, expect, test } from 'vitest';
import { type Changes, runCheck } from './fixture-workspace.ts';

/** A change that a check must notice, and a part of the check's output. */
type Fault = readonly [changes: Changes, problem: string | RegExp];

const lowSource = 'packages/low/src/double.ts';
const highSource = 'packages/high/src/quadruple.ts';
const lowManifest = 'packages/low/package.json';
const highManifest = 'packages/high/package.json';
const lowReadme = 'packages/low/README.md';
const lowTest = 'packages/low/test/double.test.ts';
const lowTypes = 'packages/low/dist/esm/double.d.ts';
const highTypes = 'packages/high/dist/esm/quadruple.d.ts';

function append(text: string): (before: string) => string {
  return (before) => before + text;
}

/** By check and by name of the fault. */
const faults: Record<string, Record<string, Fault>> = {
  layers: {
    'an import against the arrows': [
      { [lowSource]: (text) => `import type { Input } from '@url/high';\n${text}\nexport type X = Input;\n` },
      `${lowSource} → @url/high`,
    ],
    'an import that the table does not allow': [
      { 'tools/checks/boundaries.json': ['"high": ["low"]', '"high": []'] },
      `layer-of-high: ${highSource} → packages/low/dist/esm/index.d.ts`,
    ],
    'a package without a row': [
      { 'packages/robots/package.json': '{ "name": "@url/robots" }\n' },
      'tools/checks/boundaries.json: the package robots needs a row',
    ],
    'a build that imports what is not installed with it': [
      { [highManifest]: ['"dependencies": {', '"dependencies": {}, "devDependencies": {'] },
      'build-of-high: packages/high/dist/esm/index.js → packages/low/dist/esm/index.d.ts',
    ],
    'a module of Node': [{ [lowSource]: (text) => `import 'node:fs';\n${text}` }, `no-platform: ${lowSource} → fs`],
  },
  size: {
    'a budget that is exceeded': [{ 'tools/checks/budgets.json': ['200 B', '2 B'] }, 'Package size limit has exceeded'],
  },
  exports: {
    'a name that is not in the report': [
      { 'packages/low/dist/esm/index.d.ts': append('export declare const x = 1;\n') },
      '+export const x = 1;',
    ],
    'a report that is missing': [
      { 'packages/low/api/low.api.md': null },
      'packages/low/api/low.api.md:1: The API report file is missing',
    ],
    'an entry that is gone': [
      { 'packages/low/api/low-x.api.md': 'x\n' },
      'packages/low/api/low-x.api.md:1: no package has this entry any more',
    ],
    'a symbol without a comment': [
      { [highTypes]: ['/** The numbers that `quadruple` accepts. */\n', ''] },
      `${highSource}:17: Input: no doc comment`,
    ],
    'a function without an example': [
      { [lowTypes]: (text) => text.replace(/ \*\n \* @example[\s\S]*?(?= \*\/)/, '') },
      `${lowSource}:12: double: no @example`,
    ],
    'an example without an expectation': [{ [lowTypes]: [' // => 4', ''] }, 'the @example expects nothing'],
    'an example without its imports': [
      { [lowTypes]: ["import { double } from '@url/low';", ''] },
      'the @example does not begin with its imports',
    ],
    'an anchor with words after it': [
      { [lowTypes]: ['#percent-encode', '#percent-encode is it'] },
      'the anchor stands alone on its line',
    ],
    'a function that no test names': [
      { [lowTest]: 'triple(1);\n' },
      `${lowSource}:12: double: no test of the package names it`,
    ],
    'a source without a test of its name': [
      { [lowTest]: null },
      `${lowSource}:12: double: no double.test.ts in packages/low/test`,
    ],
  },
  docs: {
    'an example that is wrong': [
      { [lowSource]: ['=> 4', '=> 5'] },
      `${lowSource}:10: example: Expected values to be strictly deep-equal: 4 !== 5`,
    ],
    'an example that does not throw': [
      { [highSource]: ["JSON.parse('null').x", '1'] },
      `${highSource}:10: example: Missing expected exception`,
    ],
    'an example that is not TypeScript': [{ [lowSource]: ['double(2);', 'double(;'] }, `${lowSource}:10: example: TS`],
    'an example that runs and does not compile': [
      { [lowSource]: ['double(2); // => 4', "double(JSON.parse('2') as null); // => 4"] },
      `${lowSource}:10: example: TS2345: Argument of type 'null'`,
    ],
    'an example that skips what it expects': [
      { [lowSource]: ['double(2); // => 4', "if (typeof double === 'number') {\n *   double; // => 4\n * }"] },
      `${lowSource}:11: example: the line was not reached`,
    ],
    'a README that is wrong': [{ 'README.md': ['=> 4', '=> 5'] }, 'README.md:7: example:'],
  },
  readmes: {
    'an old block': [
      { [lowReadme]: ['npm install @url/low', 'npm install low'] },
      `${lowReadme}:1: package: the block is out of date`,
    ],
    'a wrong size in prose': [
      { [lowReadme]: [' B<!--', ' kB<!--'] },
      /packages\/low\/README\.md:1: "\d+ kB<!-- size: high -->": the measured size is \d+ B/,
    ],
    'a long README': [
      { [lowReadme]: append(`${'\n'.repeat(95)}end\n`) },
      `${lowReadme}: length:1: 107 lines: at most 95`,
    ],
  },
  standard: {
    'an anchor that does not exist': [
      { [lowSource]: ['#percent-encode', '#percent-encoder'] },
      `${lowSource}:2: #percent-encoder: not an anchor`,
    ],
    'contents of another commit': [
      { 'spec.json': ['6ae8486', '0000000'] },
      'tools/checks/standard/url.json:1: not the contents of the commit in spec.json',
    ],
    'an algorithm that no function claims': [
      { [lowSource]: [' * https://url.spec.whatwg.org/#percent-encode', ' * Doubles.'] },
      '#percent-encode: neither a doc comment nor a note covers "percent-encode"',
    ],
    'an old map': [{ 'docs/standard.md': '' }, 'docs/standard.md:1: not what the sources say'],
  },
  manifests: {
    'a row that allows an import that does not occur': [
      { 'tools/checks/boundaries.json': ['"low": []', '"low": ["high"]'] },
      'tools/checks/boundaries.json:1: low does not import high',
    ],
    'no changeset': [
      { '.changeset/first.md': ["'@url/low': minor\n", ''] },
      'changeset: none in .changeset names @url/low',
    ],
    'a changeset for a package that the build of another contains': [
      {
        [highManifest]: (before) => before.replace('0.0.0', '1.0.0').replace('"dependencies"', '"devDependencies"'),
        '.changeset/first.md': ["'@url/high': minor\n", ''],
      },
      'changeset: none in .changeset names @url/high, whose build contains @url/low',
    ],
    'no sideEffects': [{ [lowManifest]: ['"sideEffects": false,', ''] }, "must have required property 'sideEffects'"],
    'an install script': [
      { [lowManifest]: ['"files"', '"scripts":{"postinstall":"true"},"files"'] },
      '/scripts: property name must be valid',
    ],
    'a subpath without files for tools that do not read exports': [
      {
        [lowManifest]: [
          '"./package.json":',
          '"./x":{"import":{"types":"./dist/esm/index.d.ts","default":"./dist/esm/index.js"}},"./package.json":',
        ],
      },
      'files: x.* is missing',
    ],
    'a package without a hash': [
      { 'pnpm-lock.yaml': ['{integrity: sha512-AAAA}', '{tarball: a.tgz}'] },
      'pnpm-lock.yaml:1: resolution: {tarball: a.tgz}: no hash',
    ],
  },
  pack: {
    'a tarball without a README': [
      { [lowReadme]: null },
      `${lowManifest}:1: pack: README.md is missing from the tarball`,
    ],
    'sources in the tarball': [
      { [lowManifest]: ['"dist",', '"dist", "src",'] },
      'pack: src does not belong in the tarball',
    ],
    "tables of others' data without a notice": [
      { 'packages/low/src/table.generated.ts': '// From Unicode.\n' },
      `${lowManifest}:1: pack: NOTICE is missing from the tarball`,
    ],
    "tables of others' data that the build bundles": [
      {
        'packages/low/dist/esm/index.js.map': '{"sources":["x.generated.ts"],"sourcesContent":["// From Unicode."]}',
      },
      `${lowManifest}:1: pack: NOTICE is missing from the tarball`,
    ],
    'a folder of this machine in a source map': [
      { 'packages/low/dist/esm/index.js.map': '{"sources":["/home/x.ts"]}' },
      `${lowManifest}:1: pack: a source map names /home/x.ts`,
    ],
    'an install script': [
      { [lowManifest]: ['"files"', '"scripts":{"postinstall":"true"},"files"'] },
      '@url/low@0.0.0: scripts: it runs postinstall when it is installed',
    ],
    'a tarball that depends on its folder': [
      {
        [lowManifest]: [
          '"files"',
          `"scripts":{"prepack":"node -e \\"fs.writeFileSync('dist/x', process.cwd())\\""},"files"`,
        ],
      },
      'url-low-0.0.0.tgz: other bytes when it is packed again from another folder',
    ],
    'CommonJS that does not load': [
      { 'packages/low/dist/cjs/package.json': '{ "type": "module" }\n' },
      '@url/low:1: require: ERROR module is not defined in ES module scope',
    ],
    'formats that differ': [
      { 'packages/low/dist/cjs/index.js': append('module.exports.x = 1;\n') },
      '@url/low:1: import returns double, require returns double,x',
    ],
    'a command that does not know its version': [
      {
        [lowManifest]: ['"files"', '"bin":{"low":"./dist/esm/low.js"},"files"'],
        'packages/low/dist/esm/low.js': "#!/usr/bin/env node\nconsole.log('1.0.0');\n",
      },
      `${lowManifest}:1: bin: --version: 1.0.0`,
    ],
    'a type of a platform': [
      { 'packages/low/dist/esm/index.d.ts': append('export declare const x: Buffer;\n') },
      "Cannot find name 'Buffer'",
    ],
  },
};

describe.each(Object.entries(faults))('%s', (check, cases) => {
  test('passes if nothing is broken', () => {
    const { output, status } = runCheck(check);
    expect({ output, status }).toMatchObject({ status: 0 });
  });

  test.each(Object.entries(cases))('finds %s', (_, [changes, problem]) => {
    const { output, status } = runCheck(check, changes);
    expect(output).toMatch(problem);
    expect(status).not.toBe(0);
  });
});
