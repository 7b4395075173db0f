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
const esm = 'standard/infra/dist/esm/index.js';
const commonJS = 'standard/infra/dist/cjs/index.js';

test.each([
  ['a global of a platform', source, 'export const x = typeof Buffer;', "no-undef: 'Buffer'"],
  [
    'a global of globalThis',
    source,
    'export const x = globalThis.URL;',
    "no-restricted-globals: Unexpected use of 'globalThis'",
  ],
  ['Intl', source, 'export const x = new Intl.Collator();', "no-restricted-globals: Unexpected use of 'Intl'"],
  ['a newer operator', source, 'export let x = 0;\nx ||= 1;', '2: es-x/no-logical-assignment-operators'],
  ['a newer class', source, 'export const x = new WeakRef({});', 'es-x/no-weakrefs'],
  ['a newer method', source, "export const x = 'a'.replaceAll('a', 'b');", 'es-x/no-string-prototype-replaceall'],
  ['a private method', source, 'export class X {\n  #x() {}\n}', 'es-x/no-class-private-methods'],
  [
    'a static block',
    source,
    'export class X {\n  static x = 1;\n  static {\n    X.x = 2;\n  }\n}',
    '3: es-x/no-class-static-block',
  ],
  ['a lookbehind', source, 'export const x = /(?<=a)b/;', 'no-restricted-syntax: Safari'],
  ['a lookbehind in a template', source, 'export const x = `(?<!a)b`;', 'no-restricted-syntax: Safari'],
  ['a property escape', source, 'export const x = /\\p{M}/u;', 'no-restricted-syntax: Hermes'],
  ['a property escape in a string', source, "export const x = '\\\\P{M}';", 'no-restricted-syntax: Hermes'],
  ['a disabled rule', source, '/* eslint-disable */\nexport const x = typeof Buffer;', "2: no-undef: 'Buffer'"],
  ['a build beyond ASCII', esm, 'export const x = 1;\n// é', '2: local/ascii: Built code is ASCII'],
  ['newer syntax in a build', commonJS, 'exports.x ??= 1;', 'es-x/no-logical-assignment-operators'],
  [
    'a public field in a build',
    esm,
    'export class X {\n  x = 1;\n}',
    '2: no-restricted-syntax: ES2020 lacks public fields',
  ],
  ['a static field in a build', esm, 'export class X {\n  static x = 1;\n}', '2: es-x/no-class-static-fields'],
  ['a global of a platform in a build', esm, 'process.exit();', "no-undef: 'process'"],
  [
    'a global of a platform behind the names for Node',
    commonJS,
    '0&&(module.exports={URL});\nURL;',
    "2: no-undef: 'URL'",
  ],
  ['CommonJS in ESM', esm, "require('a');", "no-undef: 'require'"],
  [
    'logic in an index',
    'standard/infra/src/index.ts',
    'export const x = 1;',
    'no-restricted-syntax: index.ts contains more than re-exports',
  ],
  [
    'another index',
    'standard/infra/src/more/index.ts',
    "export { x } from '../x.js';",
    'Only an entry of the package is named index',
  ],
])('finds %s', async (_, file, code, message) => {
  expect(await messagesFor(file, code)).toContainEqual(expect.stringContaining(message));
});

test.each([
  ['private fields', source, 'export class X {\n  #x = 1n;\n  get x() {\n    return this.#x;\n  }\n}'],
  ['types of newer classes', source, 'export type X = Iterator<string>;'],
  ['private fields in a build', esm, 'export class X {\n  #x = 1;\n  x() {\n    return this.#x;\n  }\n}'],
  ['CommonJS', commonJS, "module.exports = require('a');"],
  ['re-exports', 'standard/infra/src/index.ts', "export { x } from './x.js';\nexport * from './y.js';"],
  ['a command that uses its platform', 'cli/src/x.ts', 'process.exit();'],
])('accepts %s', async (_, file, code) => {
  expect(await messagesFor(file, code)).toEqual([]);
});
