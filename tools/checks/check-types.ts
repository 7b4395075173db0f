// Checks the tarballs with publint, arethetypeswrong and several versions of TypeScript. `--all` compiles the whole table.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from '../../config/install.ts';
import { packagesOfNode } from '../../config/package-folders.mjs';
import { publishedPackages, Report, read, root, temporaryFolder } from '../../config/workspace.ts';
import { compile, minimum, settings } from '../publishing/typescript-matrix.ts';
import { tarballOf, unpackTarballs } from '../publishing/unpack-tarballs.ts';

/** The parts of the two linters that are used. They are installed on demand, so that the compiler cannot read their types. */
interface Linters {
  publint(options: object): Promise<{ readonly messages: readonly object[] }>;
  createPackageFromTarballData(data: Uint8Array): object;
  checkPackage(tarball: object): Promise<{ readonly problems?: readonly object[] }>;
}

const report = new Report('published types');
const tools = join(root, 'tools', 'publishing');
install(tools);
const resolve = createRequire(join(tools, 'package.json')).resolve;
const modules = ['publint', '@arethetypeswrong/core'].map((name) => import(pathToFileURL(resolve(name)).href));
const { publint, checkPackage, createPackageFromTarballData }: Linters = Object.assign(
  {},
  ...(await Promise.all(modules)),
);
const members = publishedPackages();
const folder = temporaryFolder('types');
const readmeProblem = `1: it has to say "TypeScript ${minimum} and later"`;

report.case('README.md', read('README.md').includes(`TypeScript ${minimum} and later`) ? [] : [readmeProblem]);
unpackTarballs(folder);
for (const member of members) {
  const pkgDir = join(folder, 'node_modules', '@url', member.shortName);
  const { messages } = await publint({ pkgDir, strict: true, pack: false });
  const tarball = new Uint8Array(readFileSync(join(folder, 'tarballs', tarballOf(member))));
  const { problems = [] } = await checkPackage(createPackageFromTarballData(tarball));
  report.case(`${member.folder}/package.json`, [
    ...messages.map((message) => `1: publint: ${JSON.stringify(message)}`),
    ...problems.map((problem) => `1: attw: ${JSON.stringify(problem)}`),
  ]);
}
// The packages for Node need the declarations of Node and of their peers: check-pack.ts compiles them beside these.
const specifiers = members
  .filter(({ shortName }) => !packagesOfNode.includes(shortName))
  .flatMap(({ entries }) => entries.map(({ specifier }) => specifier));
for (const setting of settings(!process.argv.includes('--all'))) {
  const errors = compile(setting, folder, tools, specifiers).slice(0, 4);
  const { version, resolution, library } = setting;
  report.case(
    `TypeScript ${version}, ${resolution}, ${library}`,
    errors.map((error) => `1: ${error}`),
  );
}
report.finish();
