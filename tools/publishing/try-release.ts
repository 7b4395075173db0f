// `node tools/publishing/try-release.ts`: publishes all packages into a registry on this machine, and installs from it with npm, pnpm and both Yarns into an
// empty project whose program imports two of them. The registry is Verdaccio; it forwards nothing except for names outside `@url/`.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../config/workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'url-release-'));
const tarballs = join(folder, 'tarballs');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const port = await freePort();
const registry = `http://127.0.0.1:${port}/`;
const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
const configuration = {
  storage: join(folder, 'storage'),
  uplinks: { upstream: { url: upstream } },
  packages: {
    '@url/*': { access: '$all', publish: '$all' },
    '**': { access: '$all', proxy: 'upstream' },
  },
  log: { type: 'stdout', level: 'error' },
};

function run(command: string, cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, { cwd, shell: true, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
}

async function startRegistry(): Promise<ChildProcess> {
  const file = join(folder, 'verdaccio.yaml');
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(configuration));
  const words = ['--yes', 'verdaccio@6', '--config', file, '--listen', `127.0.0.1:${port}`];
  const child = spawn('npx', words, { cwd: folder, stdio: 'ignore', detached: true });
  for (let seconds = 0; seconds < 120; seconds++) {
    const isUp = await fetch(registry).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return child;
    await wait(1000);
  }
  throw new Error('the registry does not start');
}

const program = `import { URL } from '@url/polyfill';
import { registrableDomain } from '@url/site';
console.log(new URL('http://a.example.co.uk').href, registrableDomain('a.example.co.uk'));
`;
const settings = `registry=${registry}\n//127.0.0.1:${port}/:_authToken=anybody\n`;
const installations: Readonly<Record<string, string>> = {
  npm: 'npm install @url/polyfill @url/site',
  pnpm: 'pnpm add --ignore-workspace @url/polyfill @url/site',
  'yarn-1': `npx --yes yarn@1 add @url/polyfill @url/site --registry ${registry}`,
  'yarn-4': 'npx --yes @yarnpkg/cli-dist@4 add @url/polyfill @url/site',
};

function install(name: string, command: string): void {
  const project = join(folder, name);
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'project', private: true }));
  writeFileSync(join(project, '.npmrc'), settings);
  if (name === 'yarn-4') {
    const yarn = `nodeLinker: node-modules\nnpmRegistryServer: "${registry}"\nunsafeHttpWhitelist: ["127.0.0.1"]\n`;
    writeFileSync(join(project, '.yarnrc.yml'), yarn);
    writeFileSync(join(project, 'yarn.lock'), '');
  }
  writeFileSync(join(project, 'program.mjs'), program);
  run(command, project);
  const { stdout, stderr } = spawnSync(process.execPath, ['program.mjs'], { cwd: project, encoding: 'utf8' });
  if (stdout !== 'http://a.example.co.uk/ example.co.uk\n') throw new Error(`${stdout}${stderr}`);
}

let failed = 0;
const attempt = (name: string, action: () => void) => {
  try {
    action();
    console.log(`${name}: ok`);
  } catch (error) {
    failed++;
    console.log(`${name}: FAILED ${error}`);
  }
};

execFileSync(process.execPath, [join(root, 'tools/publishing/pack.ts'), tarballs], { stdio: 'ignore' });
const registryProcess = await startRegistry();
try {
  writeFileSync(join(tarballs, '.npmrc'), settings);
  const order = readFileSync(join(tarballs, 'order.txt'), 'utf8').trimEnd().split('\n');
  attempt(`release of ${order.length} packages`, () => {
    for (const line of order) run(`npm publish ./${line.split(' ')[2]} --tag latest`, tarballs);
  });
  for (const [name, command] of Object.entries(installations))
    attempt(`installation with ${name}`, () => install(name, command));
} finally {
  process.kill(-registryProcess.pid!, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${1 + Object.keys(installations).length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
