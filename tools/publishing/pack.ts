// `pnpm run pack [folder]`: packs every package into one folder, and prints what installs them with npm, pnpm and Yarn. `order.txt` lists name, version and
// file of each, dependencies first, for the release. Until the packages are on a
// registry, a project must install all tarballs at once, because they depend on each other.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Package, publishedPackages, root } from '../../config/workspace.ts';
import { buildAll, packInto, tarballOf } from './unpack-tarballs.ts';

/** Returns the packages with the dependencies of each before it. */
function dependenciesFirst(members: readonly Package[]): Package[] {
  const ordered = new Set<Package>();
  const add = (member: Package): void => {
    const names = Object.keys(member.manifest.dependencies ?? {});
    for (const other of members) if (names.includes(other.manifest.name)) add(other);
    ordered.add(member);
  };
  for (const member of members) add(member);
  return [...ordered];
}

const folder = process.argv[2] === undefined ? join(root, '.cache', 'tarballs') : resolve(process.argv[2]);
mkdirSync(folder, { recursive: true });
const tarballs = () => readdirSync(folder).filter((file) => /^url-[\w-]+-\d.*\.tgz$/.test(file));
for (const file of tarballs()) rmSync(join(folder, file));
buildAll();
packInto(folder);
const lines = dependenciesFirst(publishedPackages()).map((member) => {
  const { name, version } = member.manifest;
  return `${name} ${version} ${tarballOf(member)}\n`;
});
writeFileSync(join(folder, 'order.txt'), lines.join(''));
console.error(`${tarballs().length} packages. With npm, run in your project:`);
// cmd.exe does not expand a pattern.
console.log(['npm install', ...tarballs().map((file) => `"${join(folder, file)}"`)].join(' '));
const places = publishedPackages().map((member) => [member.manifest.name, `file:${join(folder, tarballOf(member))}`]);
console.error(
  'With pnpm or Yarn, add this to package.json, and the packages that you import to its "dependencies", with the same values:',
);
console.log(`"resolutions": ${JSON.stringify(Object.fromEntries(places), null, 2)}`);
