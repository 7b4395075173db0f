// `pnpm run pack [folder]`: packs every package into one folder, and prints the command that installs them all. Until the packages are on a
// registry, a project must install all tarballs at once, because they depend on each other.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../../config/workspace.ts';
import { buildAll, packInto } from './unpack-tarballs.ts';

const folder = process.argv[2] === undefined ? join(root, '.cache', 'tarballs') : resolve(process.argv[2]);
mkdirSync(folder, { recursive: true });
const tarballs = () => readdirSync(folder).filter((file) => /^url-[\w-]+-\d.*\.tgz$/.test(file));
for (const file of tarballs()) rmSync(join(folder, file));
buildAll();
packInto(folder);
console.error(`${tarballs().length} packages. In your project, run:`);
// cmd.exe does not expand a pattern.
console.log(['npm install', ...tarballs().map((file) => `"${join(folder, file)}"`)].join(' '));
