// `node tools/publishing/try-installs.ts [npm] [pnpm] [yarn-1] [yarn-4]`: packs all packages, and installs them into empty projects with each package
// manager: the tarballs as `pnpm run pack` says, then from a registry on this machine, into which it publishes all packages. Each project runs a program
// that imports two of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../config/workspace.ts';
import { closeRegistry, registry } from './local-registry.ts';

const folder = mkdtempSync(join(tmpdir(), 'url-installs-'));
const tarballs = join(folder, 'tarballs');
const imported = ['@url/polyfill', '@url/site'];
const program = `import { URL } from '@url/polyfill';
import { registrableDomain } from '@url/site';
console.log(new URL('http://a.example.co.uk').href, registrableDomain('a.example.co.uk'));
`;
const npmrc = `registry=${registry}\n${registry.slice('http:'.length)}:_authToken=anybody\n`;
const registryForYarn = `npmMinimalAgeGate: 0\nnpmRegistryServer: "${registry}"\nunsafeHttpWhitelist: ["127.0.0.1"]\n`;

/** The command of a package manager before "install" or "add", and whether an empty project needs an empty lockfile. */
const managers: Readonly<Record<string, { readonly command: string; readonly isYarn: boolean }>> = {
  npm: { command: 'npm', isYarn: false },
  pnpm: { command: 'pnpm --ignore-workspace', isYarn: false },
  'yarn-1': { command: `npx --yes yarn@1`, isYarn: true },
  'yarn-4': { command: 'npx --yes @yarnpkg/cli-dist@4', isYarn: true },
};

/** Runs a command while this process goes on to answer as the registry, and returns what the command prints. */
async function run(command: string, cwd: string): Promise<string> {
  const child = spawn(command, { cwd, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
  return stdout;
}

let passed = 0;
let failed = 0;
async function attempt(name: string, action: () => Promise<void>): Promise<void> {
  try {
    await action();
    passed++;
    console.log(`${name}: ok`);
  } catch (error) {
    failed++;
    console.log(`${name}: FAILED ${error}`);
  }
}

/** Makes a project, runs a command that installs the packages, and then the program. */
async function install(project: string, command: string, files: Readonly<Record<string, string>>): Promise<void> {
  mkdirSync(project);
  for (const [name, content] of Object.entries({ 'program.mjs': program, ...files }))
    writeFileSync(join(project, name), content);
  await run(command, project);
  const printed = await run(`"${process.execPath}" program.mjs`, project);
  if (printed !== 'http://a.example.co.uk/ example.co.uk\n') throw new Error(printed);
}

const manifest = { name: 'project', private: true };
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in managers));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: not one of ${Object.keys(managers).join(', ')}`);
const chosen = Object.entries(managers).filter(([name]) => asked.length === 0 || asked.includes(name));

const [npmLine, ...block] = (
  await run(`"${process.execPath}" "${join(root, 'tools/publishing/pack.ts')}" "${tarballs}"`, root)
).split('\n');
const { resolutions }: { resolutions: Record<string, string> } = JSON.parse(`{${block.join('\n')}}`);
const dependencies = Object.fromEntries(imported.map((name) => [name, resolutions[name]]));
for (const [name, { command, isYarn }] of chosen) {
  const line = name === 'npm' ? npmLine! : `${command} install`;
  const files = {
    'package.json': JSON.stringify({ ...manifest, ...(name !== 'npm' && { dependencies, resolutions }) }),
    ...(isYarn && { 'yarn.lock': '', '.yarnrc.yml': 'nodeLinker: node-modules\nenableImmutableInstalls: false\n' }),
  };
  await attempt(`the tarballs with ${name}`, () => install(join(folder, name), line, files));
}

writeFileSync(join(tarballs, '.npmrc'), npmrc);
const order = readFileSync(join(tarballs, 'order.txt'), 'utf8').trimEnd().split('\n');
await attempt(`a release of ${order.length} packages`, async () => {
  for (const line of order) await run(`npm publish ./${line.split(' ')[2]} --tag latest --provenance=false`, tarballs);
});
for (const [name, { command, isYarn }] of chosen) {
  const line = `${command} ${name === 'npm' ? 'install' : 'add'} ${imported.join(' ')}${name === 'yarn-1' ? ` --registry ${registry}` : ''}`;
  const files = {
    'package.json': JSON.stringify(manifest),
    '.npmrc': npmrc,
    ...(isYarn && { 'yarn.lock': '', '.yarnrc.yml': `nodeLinker: node-modules\n${registryForYarn}` }),
  };
  await attempt(`the release with ${name}`, () => install(join(folder, `release-${name}`), line, files));
}
closeRegistry();
rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
