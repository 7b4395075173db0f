// Run in a package's folder before it is packed: makes a folder with a package.json for each subpath of `exports`, for tools that do not
// read `exports` (Metro without package exports, Parcel as it comes, TypeScript's node10). `--remove` takes the folders away again.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const { exports: entries = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
const subpaths = Object.keys(entries).filter((subpath) => subpath !== '.' && !subpath.endsWith('.json'));

/** Removes the file, and the folders around it that are empty then. */
function remove(folder) {
  rmSync(join(folder, 'package.json'), { force: true });
  for (let each = folder; each !== '.'; each = posix.dirname(each)) {
    if (!existsSync(each) || readdirSync(each).length > 0) return;
    rmdirSync(each);
  }
}

function write(folder, { import: esm, require: commonjs }) {
  const up = (file) => posix.relative(folder, file.slice(2));
  const manifest = { main: up(commonjs.default), module: up(esm.default), types: up(commonjs.types) };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

for (const subpath of subpaths) {
  const folder = subpath.slice(2);
  if (process.argv.includes('--remove')) remove(folder);
  else write(folder, entries[subpath]);
}
