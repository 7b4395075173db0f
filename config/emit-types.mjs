// Run in a package's folder after the build: emits its declarations into dist/esm and dist/cjs, and marks dist/cjs as CommonJS. Removes the
// folder of this machine from source maps, so that a build has the same bytes everywhere.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { packageFolder, root } from './package-folders.mjs';
import { spawnCommand } from './spawn-command.mjs';

const { devDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Copies the declarations of devDependencies, and what these import: an installed package does not bring its devDependencies. */
function includeDeclarations(format) {
  const out = join('dist', format);
  const included = new Set();
  const declarations = (folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => name.endsWith('.d.ts'))
      .map((name) => join(folder, name));
  const pending = declarations(out);
  for (const path of pending) {
    const up = relative(dirname(path), out).replaceAll('\\', '/') || '.';
    const text = readFileSync(path, 'utf8').replace(
      /(?<!^ *\*.*) from '(@url\/([\w-]+))(?:\/([\w-]+))?'/gm,
      (whole, name, shortName, entry = 'index') => {
        if (!(name in devDependencies)) return whole;
        if (!included.has(shortName)) {
          // Packages that contain others do not ask the engine.
          const isIncluded = (source) => !/\.(?:js|map|json)$|[\\/]engine(?:\.d\.ts)?$/.test(source);
          const copy = join(out, shortName);
          cpSync(join(root, packageFolder(shortName), 'dist', format), copy, { recursive: true, filter: isIncluded });
          pending.push(...declarations(copy));
          included.add(shortName);
        }
        return ` from '${up}/${shortName}/${entry}.js'`;
      },
    );
    writeFileSync(path, text);
  }
}

for (const format of ['esm', 'cjs']) {
  const args = ['-p', 'tsconfig.json', '--emitDeclarationOnly', '--outDir', `dist/${format}`];
  const { status } = spawnCommand('tsc', args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  includeDeclarations(format);
}
writeFileSync('dist/cjs/package.json', '{ "type": "commonjs" }\n');

const maps = readdirSync(join('dist', 'cjs'), { recursive: true }).filter((name) => name.endsWith('.map'));
for (const file of maps.map((name) => join('dist', 'cjs', name))) {
  const folder = JSON.stringify(dirname(resolve(file)) + sep).slice(1, -1);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(folder, ''));
}
