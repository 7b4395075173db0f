// Run in a package's folder: emits its declarations into dist/esm and dist/cjs, and marks the second as CommonJS.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

for (const format of ['esm', 'cjs']) {
  execFileSync('tsc', ['-p', 'tsconfig.json', '--emitDeclarationOnly', '--outDir', `dist/${format}`], {
    stdio: 'inherit',
  });
}
writeFileSync('dist/cjs/package.json', '{ "type": "commonjs" }\n');
