// Run in a package's folder after its CommonJS build: writes ESM entries that re-export the CommonJS entries, so that a program that uses
// both contains the code once.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';

const require = createRequire(resolve('package.json'));
const { exports: entries } = JSON.parse(readFileSync('package.json', 'utf8'));

mkdirSync('dist/esm', { recursive: true });
writeFileSync('dist/cjs/package.json', '{ "type": "commonjs" }\n');
for (const { require: commonJS } of Object.values(entries)) {
  if (commonJS === undefined) continue;
  const file = basename(commonJS.default);
  const names = Object.keys(require(resolve(commonJS.default)))
    .filter((name) => name !== 'default')
    .sort()
    .join(', ');
  const text = `import all from '../cjs/${file}';\n\nexport default all;\nexport const { ${names} } = all;\n`;
  writeFileSync(`dist/esm/${file}`, text);
}
