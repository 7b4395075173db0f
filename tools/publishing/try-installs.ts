// `node tools/publishing/try-installs.ts [npm] [pnpm] [yarn-1] [yarn-4]`: packs all packages, installs them into an empty project with each package
// manager as `pnpm run pack` says, and runs a program that imports two of them.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../config/workspace.ts';
import { importingProgram, printedByProgram } from './importing-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'url-installs-'));
const printed = execFileSync(process.execPath, [join(root, 'tools/publishing/pack.ts'), join(folder, 'tarballs')], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
});
const [npmLine, ...block] = printed.split('\n');
const { resolutions }: { resolutions: Record<string, string> } = JSON.parse(`{${block.join('\n')}}`);
const imported = ['@url/polyfill', '@url/site'];
const dependencies = Object.fromEntries(imported.map((name) => [name, resolutions[name]]));

/** For each package manager: its command, and a file that it needs beside package.json. */
const managers: Readonly<Record<string, readonly [command: string, file?: readonly [name: string, text: string]]>> = {
  npm: [npmLine!],
  pnpm: ['pnpm install --ignore-workspace'],
  'yarn-1': ['npx --yes yarn@1 install'],
  'yarn-4': ['npx --yes @yarnpkg/cli-dist@4 install', ['.yarnrc.yml', 'nodeLinker: node-modules\n']],
};

let failed = 0;
const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(managers);
for (const name of names) {
  const [command, file] = managers[name] ?? [];
  if (command === undefined) throw new Error(`${name} is not one of ${Object.keys(managers).join(', ')}`);
  const project = join(folder, name);
  mkdirSync(project);
  const manifest = name === 'npm' ? {} : { dependencies, resolutions };
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'project', private: true, ...manifest }));
  writeFileSync(join(project, 'yarn.lock'), '');
  if (name === 'npm' || name === 'pnpm') rmSync(join(project, 'yarn.lock'));
  if (file !== undefined) writeFileSync(join(project, file[0]), file[1]);
  writeFileSync(join(project, 'program.mjs'), importingProgram);
  const { status, stdout, stderr } = spawnSync(command, { cwd: project, shell: true, encoding: 'utf8' });
  const ran = status === 0 && spawnSync(process.execPath, ['program.mjs'], { cwd: project, encoding: 'utf8' });
  const isRight = ran !== false && ran.stdout === printedByProgram;
  if (!isRight) failed++;
  console.log(
    `${name}: ${isRight ? 'installed, and the program ran' : `FAILED\n${stdout}${stderr}${ran ? ran.stderr : ''}`}`,
  );
}
rmSync(folder, { recursive: true, force: true });
console.log(`${names.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
