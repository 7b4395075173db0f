// Runs `deno publish --dry-run` on a copy of the sources, because JSR publishes sources. In the copy relative specifiers end in ".ts", and each
// package has a jsr.json made from its manifest. The tool that measures engines installs Deno.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { install } from '../../config/install.ts';
import { packagesOfNode } from '../../config/package-folders.mjs';
import { type Package, packages, read, readJSON, root, temporaryFolder } from '../../config/workspace.ts';

/** Excludes the packages for Node, whose types Deno does not have, and the adapters, because they are CommonJS. */
function isForJSR({ folder, shortName, manifest }: Package): boolean {
  return manifest.private !== true && !packagesOfNode.includes(shortName) && !folder.startsWith('packages/adapters/');
}

/** `./host.js` becomes `./host.ts`. */
function rewriteSpecifiers(source: string): string {
  return source.replace(/(\b(?:from|import)\s*\(?\s*')(\.{1,2}\/[^']+)\.js'/g, "$1$2.ts'");
}

/** Returns the name of an entry in `exports`: "." or "./internal". */
function exportName({ manifest }: Package, specifier: string): string {
  return `.${specifier.slice(manifest.name.length)}`;
}

function installedVersion(folder: string, library: string): string {
  return readJSON<{ version: string }>(`${folder}/node_modules/${library}/package.json`).version;
}

/** Returns the jsr.json of a package. Libraries come from npm, in the installed version. */
function jsrManifest(each: Package): object {
  const { manifest, entries, folder } = each;
  const libraries = Object.keys(manifest.dependencies ?? {}).filter((name) => !name.startsWith('@url/'));
  return {
    name: manifest.name,
    version: manifest.version,
    license: manifest.license,
    exports: Object.fromEntries(
      entries.map(({ specifier, source }) => [exportName(each, specifier), `./${source.slice(folder.length + 1)}`]),
    ),
    imports: Object.fromEntries(libraries.map((name) => [name, `npm:${name}@${installedVersion(folder, name)}`])),
  };
}

function copyPackage(each: Package, target: string): void {
  for (const source of each.sources) {
    const file = join(target, source.slice(each.folder.length + 1));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, rewriteSpecifiers(read(source)));
  }
  writeFileSync(join(target, 'jsr.json'), JSON.stringify(jsrManifest(each), null, 2));
}

const engines = join(root, 'tools', 'measure', 'engines');
install(engines);
const folder = temporaryFolder('jsr');
const members = packages().filter(isForJSR);
for (const member of members) copyPackage(member, join(folder, member.shortName));
writeFileSync(
  join(folder, 'deno.json'),
  JSON.stringify({ workspace: members.map(({ shortName }) => `./${shortName}`) }),
);
const deno = join(engines, 'node_modules', 'deno', 'deno');
const { status, error } = spawnSync(deno, ['publish', '--dry-run', '--allow-dirty'], { cwd: folder, stdio: 'inherit' });
if (error) throw error;
console.log(`jsr: ${status === 0 ? members.length : 0} passed, ${status === 0 ? 0 : 1} failed`);
process.exitCode = status ?? 1;
