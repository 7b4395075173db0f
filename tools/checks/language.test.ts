import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { root } from '../../config/workspace.ts';

const eslint = new ESLint({ cwd: root, overrideConfigFile: join(root, 'tools/checks/eslint.config.mjs') });

async function messagesFor(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, 'packages', file) });
  return result!.messages.map(({ line, ruleId, message }) => `${line}: ${ruleId}: ${message}`);
}

const source = 'standard/infra/src/made-up.ts';
const index = 'standard/infra/src/index.ts';
const esm = 'standard/infra/dist/esm/index.js';
const commonJS = 'standard/infra/dist/cjs/index.js';

test.each([
  [source, 'export const x = typeof Buffer;', "no-undef: 'Buffer'"],
  [source, 'export const x = globalThis.URL;', "no-restricted-globals: Unexpected use of 'globalThis'"],
  [source, 'export const x = new Intl.Collator();', "no-restricted-globals: Unexpected use of 'Intl'"],
  [source, 'export let x = 0;\nx ||= 1;', '2: es-x/no-logical-assignment-operators'],
  [source, 'export const x = new WeakRef({});', 'es-x/no-weakrefs'],
  [source, "export const x = 'a'.replaceAll('a', 'b');", 'es-x/no-string-prototype-replaceall'],
  [source, 'export class X {\n  #x() {}\n}', 'es-x/no-class-private-methods'],
  [source, 'export class X {\n  static {\n    X.x = 2;\n  }\n}', '2: es-x/no-class-static-block'],
  [source, 'export const x = /(?<=a)b/;', 'no-restricted-syntax: Safari'],
  [source, 'export const x = `(?<!a)b`;', 'no-restricted-syntax: Safari'],
  [source, 'export const x = /\\p{M}/u;', 'no-restricted-syntax: Hermes'],
  [source, "export const x = '\\\\P{M}';", 'no-restricted-syntax: Hermes'],
  [source, '/* eslint-disable */\nexport const x = typeof Buffer;', "2: no-undef: 'Buffer'"],
  [esm, 'export const x = 1;\n// é', '2: local/ascii: Built code is ASCII'],
  [esm, 'export class X {\n  x = 1;\n}', '2: no-restricted-syntax: ES2020 lacks public fields'],
  [esm, 'export class X {\n  static x = 1;\n}', '2: es-x/no-class-static-fields'],
  [esm, 'process.exit();', "no-undef: 'process'"],
  [esm, "require('a');", "no-undef: 'require'"],
  [commonJS, 'exports.x ??= 1;', 'es-x/no-logical-assignment-operators'],
  // The first line is the list of names for Node, which does not run.
  [commonJS, '0&&(module.exports={URL});\nURL;', "2: no-undef: 'URL'"],
  [index, 'export const x = 1;', 'no-restricted-syntax: index.ts contains more than re-exports'],
  ['standard/infra/src/more/index.ts', "export { x } from '../x.js';", 'Only an entry of the package is named index'],
])('in %s, %j is %s', async (file, code, message) => {
  expect(await messagesFor(file, code)).toContainEqual(expect.stringContaining(message));
});

test.each([
  [source, 'export class X {\n  #x = 1n;\n  get x() {\n    return this.#x;\n  }\n}'],
  [source, 'export type X = Iterator<string>;'],
  [esm, 'export class X {\n  #x = 1;\n  x() {\n    return this.#x;\n  }\n}'],
  [commonJS, "module.exports = require('a');"],
  [index, "export { x } from './x.js';\nexport * from './y.js';"],
  ['cli/src/x.ts', 'process.exit();'],
])('in %s, %j is accepted', async (file, code) => {
  expect(await messagesFor(file, code)).toEqual([]);
});
