// Packs each package, and imports it in a project that installs the tarballs: from ESM, from CommonJS, and from TypeScript
// with moduleResolution node16 and bundler, without DOM or Node types.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { spawnCommand } from '../../config/spawn-command.mjs';
import { allPackages, filesUnder, type Package, packages, Report, read, root } from '../../config/workspace.ts';

const report = new Report('pack');
const published = allPackages().filter(({ manifest }) => manifest.private !== true);
const members = packages().filter(({ manifest }) => manifest.private !== true);
const specifiers = members.flatMap(({ entries }) => entries.map(({ specifier }) => specifier));
const folder = mkdtempSync(join(tmpdir(), 'url-pack-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const binaries = [dirname(process.execPath), join(root, 'node_modules', '.bin')];
const pathBeside = (process.env.PATH ?? '').split(delimiter).filter((entry) => !binaries.includes(entry));

/**
 * Runs a command. Returns its output, or the problem that ended it. npm runs on its bundled Node, because it looks for its settings
 * beside that Node.
 */
function run(command: string, args: readonly string[], cwd = folder): { output: string; problem: string | null } {
  const path = command === 'npm' ? pathBeside : [...binaries, ...pathBeside];
  const env = { ...process.env, PATH: path.join(delimiter), NO_COLOR: '1' };
  const options = { cwd, env, encoding: 'utf8', timeout: 120_000 } as const;
  const { status, stdout, stderr, error } = spawnCommand(command, args, options);
  const text = `${stderr}\n${stdout}`
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const reason = error?.message ?? text.slice(0, 8).join(' | ');
  return { output: stdout ?? '', problem: status === 0 ? null : `1: ${command} ${args[0] ?? ''}: ${reason}` };
}

function problemsOf(...results: readonly { problem: string | null }[]): string[] {
  return results.flatMap(({ problem }) => (problem === null ? [] : [problem]));
}

function tarballOf({ manifest }: Package): string {
  return join(folder, 'tarballs', `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`);
}

/** Checks the content of a tarball: the build and the documents, without sources and tests, and a manifest without workspace versions. */
function tarballProblems(member: Package): string[] {
  const { manifest } = member;
  const tarball = tarballOf(member);
  if (!existsSync(tarball)) return [`1: pack: no tarball ${tarball}`];
  // Relative, because tar treats the text before a colon as a host.
  const place = relative(folder, tarball);
  const files = run('tar', ['-tzf', place]).output.trim().split('\n');
  const needed = ['package/README.md', 'package/LICENSE', 'package/package.json'];
  const packed = run('tar', ['-xzOf', place, 'package/package.json']).output;
  const targets = member.entries.flatMap((entry) =>
    [entry.import, entry.require].flatMap(({ types, default: code }) => [types, code]),
  );
  for (const target of [...targets, ...Object.values(manifest.bin ?? {})])
    needed.push(`package/${target.replace(/^\.\//, '')}`);
  return [
    ...needed.filter((file) => !files.includes(file)).map((file) => `1: pack: ${file} is missing from the tarball`),
    ...files
      .filter((file) => /^package\/(?:src|test)\//.test(file))
      .map((file) => `1: pack: ${file} does not belong there`),
    ...(/"(?:workspace|catalog):/.test(packed)
      ? ['1: pack: the packed manifest still says workspace: or catalog:']
      : []),
    ...(['description', 'license', 'sideEffects'] as const)
      .filter((field) => manifest[field] === undefined)
      .map((field) => `1: ${field}: missing from the manifest`),
  ];
}

/** Returns the packages that a build contains: the devDependencies, and their dependencies. */
function bundledIn(manifest: Package['manifest']): string[] {
  const names = new Set(Object.keys(manifest.devDependencies ?? {}));
  for (const name of names) {
    const found = published.find((other) => other.manifest.name === name);
    for (const dependency of Object.keys(found?.manifest.dependencies ?? {})) names.add(dependency);
  }
  return [...names];
}

/** Requires a changeset for a package that was never released, and for one whose build contains a package with a changeset. */
function changesetProblems({ manifest }: Package): string[] {
  const changesets = filesUnder('.changeset').filter((file) => file.endsWith('.md'));
  const lines = changesets.flatMap((file) => [
    ...read(file).matchAll(/^['"](@url\/[\w-]+)['"]: (?:major|minor|patch)$/gm),
  ]);
  const named = new Set(lines.map(([, name]) => name!));
  const bundled = bundledIn(manifest).find((name) => named.has(name));
  if (named.has(manifest.name) || (manifest.version !== '0.0.0' && bundled === undefined)) return [];
  const reason = bundled === undefined ? '' : `, whose build contains ${bundled}`;
  return [`1: changeset: none in .changeset names ${manifest.name}${reason}`];
}

/** Installs the tarballs with npm, as a project would. Only dependencies of other publishers come from the registry. */
function install(): string[] {
  const tarballs = Object.fromEntries(published.map((member) => [member.manifest.name, `file:${tarballOf(member)}`]));
  const overrides = Object.fromEntries(published.map(({ manifest }) => [manifest.name, `$${manifest.name}`]));
  write('package.json', { private: true, dependencies: tarballs, overrides });
  return problemsOf(run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']));
}

function write(name: string, content: unknown): void {
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
}

/** Writes one program for each way to import all entries. The programs that run print the names that each entry exports. */
function writeConsumers(): void {
  const each = (line: (specifier: string, name: string) => string) =>
    specifiers.map((s, i) => line(s, `entry${i}`)).join('\n');
  const all = `export const entries = [${specifiers.map((_, i) => `entry${i}`).join(', ')}];`;
  write('esm.mjs', loader('import(name)'));
  write('commonjs.cjs', loader('require(name)'));
  write('esm.mts', `${each((s, name) => `import * as ${name} from '${s}';`)}\n${all}\n`);
  write('commonjs.cts', `${each((s, name) => `import ${name} = require('${s}');`)}\n${all}\n`);
  write('bundled.ts', `${each((s, name) => `import * as ${name} from '${s}';`)}\n${all}\n`);
}

function loader(load: string): string {
  return `(async () => {
    const names = {};
    for (const name of ${JSON.stringify(specifiers)}) {
      try {
        names[name] = Object.keys(await ${load}).filter((key) => !/^(default|__esModule|module.exports)$/.test(key)).sort().join();
      } catch (error) {
        names[name] = 'ERROR ' + error.message.split('\\n')[0];
      }
    }
    console.log(JSON.stringify(names));
  })();`;
}

/** Compiles without `skipLibCheck`, so that the declarations must compile with only ES2020. */
function compile(module: string, moduleResolution: string, files: readonly string[]): string[] {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2020',
    lib: ['es2020'],
    types: [],
    skipLibCheck: false,
  };
  const config = `tsconfig.${moduleResolution}.json`;
  write(config, { compilerOptions: { ...compilerOptions, module, moduleResolution }, files });
  return problemsOf(run('tsc', ['-p', config]));
}

/** Checks that every entry loads in both formats, with equal names. */
function checkEntries(): void {
  const runs = [run('node', ['esm.mjs']), run('node', ['commonjs.cjs'])];
  report.case('import and require', problemsOf(...runs));
  const [esm, commonjs] = runs.map(({ output }) => JSON.parse(output || '{}') as Record<string, string>);
  for (const specifier of specifiers) {
    const [imported = 'nothing', required = 'nothing'] = [esm![specifier], commonjs![specifier]];
    const errors = [`import: ${imported}`, `require: ${required}`].filter((result) =>
      / (?:ERROR|nothing$)/.test(result),
    );
    const differs = errors.length === 0 && imported !== required;
    report.case(specifier, [
      ...errors.map((error) => `1: ${error}`),
      ...(differs ? [`1: import gives ${imported}, require gives ${required}`] : []),
    ]);
  }
}

function checkTypesAndCommands(): void {
  report.case('TypeScript node16', compile('node16', 'node16', ['esm.mts', 'commonjs.cts']));
  report.case('TypeScript bundler', compile('esnext', 'bundler', ['bundled.ts']));
  for (const { folder: place, manifest } of members) {
    for (const name of Object.keys(manifest.bin ?? {})) {
      const { output, problem } = run(join(folder, 'node_modules', '.bin', name), ['--version']);
      const wrong = output.split(' ', 1)[0]!.trim() === manifest.version ? [] : [`1: bin: --version: ${output}`];
      report.case(`${place}/package.json`, problem === null ? wrong : [problem]);
    }
  }
}

/** Checks that a stack trace of the minified polyfill names the source file. */
function sourceMapProblems(): string[] {
  const { problem } = run('node', ['--enable-source-maps', '-e', `new (require('@url/polyfill').URL)('//')`]);
  return /\/src\/url\.ts:\d+/.test(problem ?? '') ? [] : [`1: source maps: no source in ${problem}`];
}

mkdirSync(join(folder, 'tarballs'));
const filters = published.flatMap(({ manifest }) => ['--filter', manifest.name]);
const packed = run('pnpm', ['-r', ...filters, 'pack', '--pack-destination', join(folder, 'tarballs')], root);
report.case('pnpm pack', problemsOf(packed));
for (const member of members) {
  report.case(`${member.folder}/package.json`, [...tarballProblems(member), ...changesetProblems(member)]);
}
const installed = install();
report.case('npm install of the tarballs', installed);
if (installed.length === 0) {
  writeConsumers();
  checkEntries();
  checkTypesAndCommands();
  report.case('source maps', sourceMapProblems());
}
report.finish();
