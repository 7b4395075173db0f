// Run in a package's folder before packing: creates files for each subpath of `exports`, for tools that do not read `exports` (Metro without
// package exports, Parcel by default, TypeScript's node10). `--remove` removes the files. A folder would need a package.json, which makes Metro
// with package exports bundle the package twice.
//
//     internal.js     CommonJS, as `main` is: Metro, Jest before 28
//     internal.mjs    ESM, as `module` is: Parcel, by `alias` in package.json
//     internal.d.ts   TypeScript
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';

const { exports: entries = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
const subpaths = Object.keys(entries).filter((subpath) => subpath !== '.' && !subpath.endsWith('.json'));

function filesFor(path, { import: esm, require: commonjs }) {
  const fromFolder = (file) => {
    const relative = posix.relative(posix.dirname(path), file.slice(2));
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  // "export *" leaves the default export out.
  const hasDefault = /\bexport default\b|\bexport \{[^}]*\bdefault\b/.test(readFileSync(esm.types, 'utf8'));
  const from = `from '${fromFolder(esm.default)}';\n`;
  const exportAll = `export * ${from}${hasDefault ? `export { default } ${from}` : ''}`;
  const requireAll = `module.exports = require('${fromFolder(commonjs.default)}');\n`;
  // TypeScript does not see through the assignment to `module.exports`.
  const defaultExport = 'module.exports.default = module.exports.default;\n';
  return {
    [`${path}.js`]: `${requireAll}${hasDefault ? defaultExport : ''}`,
    [`${path}.mjs`]: exportAll,
    [`${path}.d.ts`]: exportAll,
  };
}

/** Removes a file, and the parent folders that are then empty. */
function remove(file) {
  rmSync(file, { force: true });
  for (let each = posix.dirname(file); each !== '.'; each = posix.dirname(each)) {
    if (!existsSync(each) || readdirSync(each).length > 0) return;
    rmdirSync(each);
  }
}

function write(file, text) {
  mkdirSync(posix.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

for (const subpath of subpaths) {
  for (const [file, text] of Object.entries(filesFor(subpath.slice(2), entries[subpath]))) {
    if (process.argv.includes('--remove')) remove(file);
    else write(file, text);
  }
}
