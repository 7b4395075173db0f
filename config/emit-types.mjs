// Run in a package's folder: emits its declarations into dist/esm and dist/cjs, and marks the second as CommonJS.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnCommand } from './spawn-command.mjs';

const { devDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Who installs a package does not get what it was built with: declarations of that are put in. */
function includeDeclarations(format) {
  for (const file of readdirSync(`dist/${format}`).filter((name) => name.endsWith('.d.ts'))) {
    const path = `dist/${format}/${file}`;
    const text = readFileSync(path, 'utf8').replace(
      / from '(@url\/([\w-]+))(?:\/([\w-]+))?'/g,
      (whole, name, shortName, entry = 'index') => {
        if (!(name in devDependencies)) return whole;
        const isIncluded = (source) => !/\.(?:js|map|json)$/.test(source);
        cpSync(`../${shortName}/dist/${format}`, `dist/${format}/${shortName}`, {
          recursive: true,
          filter: isIncluded,
        });
        return ` from './${shortName}/${entry}.js'`;
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
