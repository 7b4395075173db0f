// A workspace of two small packages in which every check passes, for the tests that break one thing in it at a time.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './workspace.ts';

/** New content of a file by its path, what becomes of its old content, or `null` to remove it. */
export type Changes = Record<string, string | ((before: string) => string) | null>;

const double = `/**
 * https://url.spec.whatwg.org/#percent-encode
 *
 * @param value any number
 * @returns twice the number
 *
 * @example
 * import { double } from '@url/low';
 *
 * double(2); // => 4
 */
export function double(value: number): number {
  return value * 2;
}
`;

const quadruple = `import { double } from '@url/low';

/**
 * Twice the double.
 *
 * @example
 * import { quadruple } from '@url/high';
 *
 * quadruple(2); // => 8
 * quadruple(JSON.parse('null').x); // => throws TypeError
 */
export function quadruple(value: number): number {
  return double(double(value));
}

/** What \`quadruple\` takes. */
export type Input = number;
`;

function manifest(name: string, dependencies: Record<string, string>): string {
  const target = (format: string) => ({ types: `./dist/${format}/index.d.ts`, default: `./dist/${format}/index.js` });
  const exports = { '.': { import: target('esm'), require: target('cjs') }, './package.json': './package.json' };
  const fields = {
    version: '0.0.0',
    description: name,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    files: ['dist'],
  };
  return JSON.stringify({ name: `@url/${name}`, ...fields, exports, dependencies });
}

const files: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'fixture', private: true, type: 'module' }),
  'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
  'README.md': 'Numbers.\n\n```ts\nimport { double } from "@url/low";\n\nconst four = double(2);\nfour; // => 4\n```\n',
  LICENSE: 'Free.\n',
  'ARCHITECTURE.md': 'Two packages.\n',
  '.changeset/first.md': "---\n'@url/low': minor\n'@url/high': minor\n---\n\nFirst.\n",
  'tools/boundaries.json': JSON.stringify({ imports: { low: [], high: ['low'] }, mayNameThePlatform: [], globals: {} }),
  'tools/budgets.json': JSON.stringify({
    budgets: [{ name: 'high', code: "import { quadruple } from '@url/high'; use(quadruple);", gzip: 200 }],
  }),
  'tools/exports.json': JSON.stringify({
    '@url/low': { double: 'value' },
    '@url/high': { Input: 'type', quadruple: 'value' },
  }),
  'packages/low/package.json': manifest('low', {}),
  'packages/low/README.md': '# low\n',
  'packages/low/src/index.ts': "export { double } from './double.js';\n",
  'packages/low/src/double.ts': double,
  'packages/high/package.json': manifest('high', { '@url/low': 'workspace:^' }),
  'packages/high/README.md': '# high\n',
  'packages/high/src/index.ts': "export { type Input, quadruple } from './quadruple.js';\n",
  'packages/high/src/quadruple.ts': quadruple,
};

/** The build, as tsup and tsc would leave it. */
const built: Record<string, string> = {
  'packages/low/dist/esm/index.js': 'export const double = (value) => value * 2;\n',
  'packages/low/dist/cjs/index.js': 'exports.double = (value) => value * 2;\n',
  'packages/low/dist/cjs/package.json': '{ "type": "commonjs" }\n',
  'packages/high/dist/esm/index.js':
    "import { double } from '@url/low';\nexport const quadruple = (value) => double(double(value));\n",
  'packages/high/dist/cjs/index.js':
    "const { double } = require('@url/low');\nexports.quadruple = (value) => double(double(value));\n",
  'packages/high/dist/cjs/package.json': '{ "type": "commonjs" }\n',
};
for (const format of ['esm', 'cjs']) {
  built[`packages/low/dist/${format}/index.d.ts`] = 'export declare function double(value: number): number;\n';
  built[`packages/high/dist/${format}/index.d.ts`] =
    'export type Input = number;\nexport declare function quadruple(value: number): number;\n';
}

function write(folder: string, path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function createFixture(): string {
  const folder = mkdtempSync(join(tmpdir(), 'url-checks-'));
  mkdirSync(join(folder, 'tools'));
  for (const name of readdirSync(join(root, 'tools')).filter((file) => /^[^.]+\.(?:ts|mjs|json)$/.test(file))) {
    cpSync(join(root, 'tools', name), join(folder, 'tools', name));
  }
  cpSync(join(root, 'spec.json'), join(folder, 'spec.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [path, content] of Object.entries({ ...files, ...built })) write(folder, path, content);
  mkdirSync(join(folder, 'packages/high/node_modules/@url'), { recursive: true });
  symlinkSync(join(folder, 'packages/low'), join(folder, 'packages/high/node_modules/@url/low'), 'junction');
  return folder;
}

/**
 * @param check what stands between "check-" and ".ts"
 * @param changes what to break first
 * @returns what the check printed, and its exit status
 */
export function runCheck(check: string, changes: Changes = {}): { output: string; status: number | null } {
  const folder = createFixture();
  try {
    for (const [path, change] of Object.entries(changes)) {
      if (change === null) rmSync(join(folder, path));
      else write(folder, path, typeof change === 'string' ? change : change(readFileSync(join(folder, path), 'utf8')));
    }
    const program = join(folder, 'tools', `check-${check}.ts`);
    const { stdout, stderr, status } = spawnSync(process.execPath, [program], { cwd: folder, encoding: 'utf8' });
    return { output: stdout + stderr, status };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
