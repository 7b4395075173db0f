// Checks the tarballs with publint, arethetypeswrong and several versions of TypeScript. `--all` compiles the whole table.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publishedPackages, Report, read, root, temporaryFolder } from '../../config/workspace.ts';
import { install } from '../measure/bench/prepare.ts';
import { compile, minimum, settings } from '../publishing/typescript-matrix.ts';
import { tarballOf, unpackTarballs } from '../publishing/unpack-tarballs.ts';

interface Publint {
  publint(options: { pkgDir: string; strict: boolean; pack: false }): Promise<{
    readonly messages: readonly { readonly code: string; readonly path: readonly string[] }[];
  }>;
}
interface TypesWrong {
  createPackageFromTarballData(data: Uint8Array): unknown;
  checkPackage(pkg: unknown): Promise<{
    readonly problems?: readonly {
      readonly kind: string;
      readonly entrypoint?: string;
      readonly resolutionKind?: string;
    }[];
  }>;
}

const report = new Report('published types');
const tools = join(root, 'tools', 'publishing');
install(tools);
const resolve = createRequire(join(tools, 'package.json')).resolve;
const load = (name: string) => import(pathToFileURL(resolve(name)).href);
const { publint }: Publint = await load('publint');
const { checkPackage, createPackageFromTarballData }: TypesWrong = await load('@arethetypeswrong/core');
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
    ...messages.map(({ code, path }) => `1: publint: ${code} at ${path.join('.')}`),
    ...problems.map(
      ({ kind, entrypoint = '', resolutionKind = '' }) => `1: attw: ${kind} ${entrypoint} ${resolutionKind}`,
    ),
  ]);
}
const specifiers = members.flatMap(({ entries }) => entries.map(({ specifier }) => specifier));
for (const setting of settings(!process.argv.includes('--all'))) {
  const errors = compile(setting, folder, tools, specifiers).slice(0, 4);
  const { version, resolution, library } = setting;
  report.case(
    `TypeScript ${version}, ${resolution}, ${library}`,
    errors.map((error) => `1: ${error}`),
  );
}
report.finish();
