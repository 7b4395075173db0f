// Packs each package, and installs the tarballs in a project. Tarballs have the same bytes when they are packed from another folder, and contain
// every required file. Every entry works from ESM, CommonJS, and TypeScript without DOM types, and without Node types unless it is for Node. Everything that npm installs has an
// accepted licence, and does not run install scripts.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { packagesOfNode } from '../../config/package-folders.mjs';
import {
  filesUnder,
  type Package,
  publishedPackages,
  Report,
  read,
  readJSON,
  root,
  run,
  temporaryFolder,
} from '../../config/workspace.ts';
import { npm, npmInstall, packInto, tarballOf } from '../publishing/unpack-tarballs.ts';

const report = new Report('pack');
const members = publishedPackages();
const specifiers = members.flatMap(({ entries }) => entries.map(({ specifier }) => specifier));
const folder = temporaryFolder('pack');

/** Reports one case, which fails if the action throws. */
function attempt(name: string, action: () => readonly string[] | undefined): void {
  try {
    report.case(name, action());
  } catch (error) {
    report.case(name, [`1: ${(error as Error).message}`]);
  }
}

function write(name: string, content: string): void {
  writeFileSync(join(folder, name), content);
}

/** Copies the built workspace to another folder: without sources, and with the links between packages. */
function copyWorkspace(): string {
  const copy = join(folder, 'another place');
  const excluded = /[\\/](?:src|test|\.cache|\.turbo)$|tools[\\/][\w-]+[\\/]node_modules$/;
  const filter = (source: string) => !excluded.test(source);
  const files = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.pnpmfile.cjs', 'LICENSE'];
  for (const name of [...files, 'config', 'tools', 'packages']) {
    if (!existsSync(join(root, name))) continue;
    cpSync(join(root, name), join(copy, name), { recursive: true, verbatimSymlinks: true, filter });
  }
  return copy;
}

function byteProblems(): string[] {
  packInto(join(folder, 'second'), copyWorkspace());
  const hash = (place: string, file: string) =>
    createHash('sha512')
      .update(readFileSync(join(folder, place, file)))
      .digest('hex');
  const differing = members.map(tarballOf).filter((file) => hash('tarballs', file) !== hash('second', file));
  return differing.map((file) => `1: ${file}: other bytes when it is packed again from another folder`);
}

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly string[];
}

/** Whether a build contains tables of other publishers' data, also from a package that it bundles. Each table begins with the name of its source. */
function hasTables({ sources, sourcesContent = [] }: SourceMap): boolean {
  const isTable = (text = '') => /Unicode|suffix/i.test(text.slice(0, 400));
  return sources.some((file, index) => file.includes('.generated.') && isTable(sourcesContent[index]));
}

/**
 * Finds exports that a CommonJS build assigns twice. The bundler's conversion to CommonJS takes an assignment to a private field `#url` for an
 * assignment to the export `url`.
 */
function exportProblems(file: string): string[] {
  const names = [...read(file).matchAll(/\bexports\.(\w+) ?=(?!=)/g)].map((match) => match[1]!);
  const twice = names.filter((name, index) => names.indexOf(name) < index);
  return [...new Set(twice)].map((name) => `1: pack: ${file} assigns to exports.${name} more than once`);
}

function tarballProblems(member: Package): string[] {
  const isThere = (name: string) => existsSync(join(folder, 'node_modules', '@url', member.shortName, name));
  const files = filesUnder(`${member.folder}/dist`).filter((file) => file.endsWith('.js.map'));
  const maps = files.map((file) => readJSON<SourceMap>(file));
  const hasNotice = isThere('NOTICE') || existsSync(join(root, member.folder, 'LICENSE'));
  const missing = ['README.md', 'LICENSE'].filter((name) => !isThere(name));
  const own = { sources: member.sources, sourcesContent: member.sources.map(read) };
  if ([own, ...maps].some(hasTables) && !hasNotice) missing.push('NOTICE');
  return [
    ...missing.map((name) => `1: pack: ${name} is missing from the tarball`),
    ...['src', 'test'].filter(isThere).map((name) => `1: pack: ${name} does not belong in the tarball`),
    ...filesUnder(`${member.folder}/dist/cjs`)
      .filter((file) => file.endsWith('.js'))
      .flatMap(exportProblems),
    ...maps.flatMap(({ sources }) => sources.filter(isAbsolute)).map((file) => `1: pack: a source map names ${file}`),
  ];
}

/** Installs the tarballs with npm, as a project would. Only dependencies of other publishers come from the registry. */
function install(): undefined {
  const dependencies = Object.fromEntries(
    members.map((member) => [member.manifest.name, `file:tarballs/${tarballOf(member)}`]),
  );
  const overrides = Object.fromEntries(members.map(({ manifest }) => [manifest.name, `$${manifest.name}`]));
  write('package.json', JSON.stringify({ private: true, dependencies, overrides }));
  npmInstall(folder);
}

const licences = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0', 'BlueOak-1.0.0'];
const installScripts = ['preinstall', 'install', 'postinstall'];

/** Checks the licences and the install scripts of everything that npm installed. */
function supplyProblems(): string[] {
  type Installed = { readonly _id: string; readonly license?: string; readonly scripts?: Record<string, string> };
  const all: readonly Installed[] = JSON.parse(npm(folder, 'query', ':root *'));
  return all.flatMap(({ _id: id, license = 'none', scripts = {} }) => [
    ...(licences.includes(license) || id.startsWith('@url/')
      ? []
      : [`1: ${id}: license: ${license} is not one of ${licences.join(', ')}`]),
    ...installScripts
      .filter((name) => name in scripts)
      .map((name) => `1: ${id}: scripts: it runs ${name} when it is installed`),
  ]);
}

/** Returns a program that prints the names that each entry exports, or its error. */
function loader(load: string): string {
  return `
    const list = (all) => Object.keys(all).filter((key) => !/^(default|__esModule|module.exports)$/.test(key)).sort().join();
    const load = async (name) => list(await ${load});
    const pairOf = async (name) => [name, await load(name).catch((error) => 'ERROR ' + error.message.split('\\n')[0])];
    Promise.all(${JSON.stringify(specifiers)}.map(pairOf)).then((pairs) => console.log(JSON.stringify(Object.fromEntries(pairs))));
  `;
}

/** Checks that every entry loads in both formats, with equal names. */
function checkEntries(): void {
  const load = (file: string, text: string): Record<string, string> => {
    write(file, text);
    return JSON.parse(run('node', [file], folder));
  };
  const [esm, commonjs] = [load('esm.mjs', loader('import(name)')), load('commonjs.cjs', loader('require(name)'))];
  for (const specifier of specifiers) {
    const [imported, required] = [esm[specifier]!, commonjs[specifier]!];
    const errors = [`import: ${imported}`, `require: ${required}`].filter((result) => /^\w+: ERROR/.test(result));
    const differs = errors.length === 0 && imported !== required;
    const difference = differs ? [`import returns ${imported}, require returns ${required}`] : [];
    report.case(
      specifier,
      [...errors, ...difference].map((problem) => `1: ${problem}`),
    );
  }
}

/** Compiles an ES module and a CommonJS module without `skipLibCheck`, so that the declarations must compile with only ES2020. */
function compile(): undefined {
  const isOfNode = (specifier: string) => packagesOfNode.includes(specifier.split('/')[1]!);
  const anywhere = { target: 'es2020', lib: ['es2020'], types: [], skipLibCheck: false };
  compileWith(
    anywhere,
    specifiers.filter((specifier) => !isOfNode(specifier)),
  );
  // Programs for Node have the declarations of Node.
  const onNode = {
    target: 'es2022',
    types: ['node'],
    typeRoots: [join(root, 'node_modules', '@types')],
    skipLibCheck: true,
  };
  compileWith(onNode, specifiers.filter(isOfNode));
}

function compileWith(options: object, imported: readonly string[]): void {
  write('esm.mts', imported.map((specifier, index) => `export * as entry${index} from '${specifier}';\n`).join(''));
  const requires = imported.map((specifier, index) => `export import entry${index} = require('${specifier}');\n`);
  write('commonjs.cts', requires.join(''));
  const compilerOptions = { strict: true, noEmit: true, ...options, module: 'node16', moduleResolution: 'node16' };
  write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['esm.mts', 'commonjs.cts'] }));
  run('tsc', ['-p', 'tsconfig.json'], folder);
}

function commandProblems({ manifest }: Package): string[] {
  return Object.keys(manifest.bin ?? {}).flatMap((name) => {
    const output = run(join(folder, 'node_modules', '.bin', name), ['--version'], folder);
    return output.split(' ', 1)[0]!.trim() === manifest.version ? [] : [`1: bin: --version: ${output}`];
  });
}

/** Checks that a stack trace of the minified polyfill names the source file. */
function sourceMapProblems(): string[] {
  const program = `try { new (require('@url/polyfill').URL)('//') } catch (error) { console.log(error.stack) }`;
  const stack = run('node', ['--enable-source-maps', '-e', program], folder);
  return /\/src\/url\.ts:\d+/.test(stack) ? [] : [`1: source maps: no source in ${stack}`];
}

packInto(join(folder, 'tarballs'));
attempt('npm install of the tarballs', install);
attempt('bytes of the tarballs', byteProblems);
attempt('installed packages', supplyProblems);
attempt('import and require', () => void checkEntries());
attempt('TypeScript', compile);
for (const member of members) {
  attempt(`${member.folder}/package.json`, () => [...tarballProblems(member), ...commandProblems(member)]);
}
if (existsSync(join(folder, 'node_modules/@url/polyfill'))) attempt('source maps', sourceMapProblems);
report.finish();
