// Runs `npm start` and `npm test`: installs if the lockfile changed, builds what changed, then runs. Needs only Node 20 and npm.
// `npm run site` also installs what the site needs, builds it, and serves it; with `-- --build` it leaves the files in site/dist.
// `node tools/run.mjs exec <command>` runs a command with the pinned Node and tools; `node tools/run.mjs install <folder>…` installs
// what members of the workspace need that are installed on demand.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandFor, spawnCommand } from '../config/spawn-command.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Whether this call installed something. */
let isNew = false;
const isWindows = process.platform === 'win32';
const env = {
  ...process.env,
  PATH: [...pinnedNode(), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  // Output to a file or a pipe is not coloured.
  ...(process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' }),
  // .npmrc silences npm, so that standard output stays clean. During an installation the errors of npm are useful.
  npm_config_loglevel: 'error',
};

/**
 * The folder of the pinned Node. Its packages, one for each platform, are in the lockfile with their hashes, and do not run install
 * scripts. On any other platform the current Node runs everything.
 */
function pinnedNode() {
  const platform = isWindows ? 'win' : process.platform;
  const names = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`];
  return names.map((name) => join(root, 'node_modules', name, 'bin'));
}

/** Runs a command with its output on standard error or nowhere, so that standard output contains only the answer. */
function step(command, args, cwd = root, output = 2) {
  const { status, error } = spawnCommand(command, args, { cwd, env, stdio: ['ignore', output, 2] });
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Milliseconds between two lines of progress. */
const PROGRESS_INTERVAL = 15_000;

/** Runs a command, and prints a line from time to time. The output of the command is printed only if it fails: then this program ends. */
async function longStep(message, name, args, cwd = root) {
  const { shell, ...started } = commandFor(process.platform, name, args);
  const child = spawn(started.command, started.args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
  const start = performance.now();
  const progress = () => console.error(`${message}: ${Math.round((performance.now() - start) / 1000)} s …`);
  const timer = setInterval(progress, PROGRESS_INTERVAL);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  child.on('error', (error) => {
    output += `${name}: ${error.message}`;
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (status === 0) return;
  console.error(output);
  process.exit(status > 0 ? status : 1);
}

/** Builds what changed. */
async function build(...args) {
  if (isNew) console.error('Building the packages: another half a minute …');
  await longStep('Building the packages', 'turbo', [
    'run',
    'build',
    ...args,
    '--output-logs=errors-only',
    '--log-prefix=none',
  ]);
}

function sha512(file) {
  return createHash('sha512').update(readFileSync(file)).digest('hex');
}

/** Returns the pnpm that package.json pins. npm downloads it, and its hash must be the pinned one. */
function pinnedPnpm() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [, version, hash] = /^pnpm@([\d.]+)\+sha512\.([\da-f]+)$/.exec(packageManager);
  const folder = join(root, '.cache', `pnpm-${version}`);
  const program = join(folder, 'package', 'bin', 'pnpm.cjs');
  if (existsSync(program)) return program;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  step('npm', ['pack', `pnpm@${version}`, '--pack-destination', folder, '--silent'], root, 'ignore');
  const tarball = join(folder, `pnpm-${version}.tgz`);
  if (sha512(tarball) !== hash) {
    console.error(`The hash of ${tarball} differs from the one in package.json: ${sha512(tarball)}`);
    process.exit(1);
  }
  step('tar', ['-xzf', `pnpm-${version}.tgz`], folder);
  return program;
}

/** Members of the workspace that only some commands need: together they are larger than everything else. */
const onDemand = ['integrations/*', 'site', 'tools/checks/prose', 'tools/measure/*', 'tools/publishing'];

/** Installs the packages that filters select, unless the folders have been installed from this lockfile. */
async function install(folders, filters) {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  const stamps = folders.map((folder) => join(root, folder, 'node_modules', '.installed-lockfile'));
  if (stamps.every((stamp) => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile)) return;
  console.error(
    `Installing the packages in pnpm-lock.yaml: ${folders[0] === '.' ? 'about 520 MB, half a minute' : folders.join(', ')} …`,
  );
  const options = ['--frozen-lockfile', '--loglevel=error', '--config.confirmModulesPurge=false'];
  const selected = filters.map((filter) => `--filter=${filter}`);
  await longStep('Installing the packages', process.execPath, [pinnedPnpm(), 'install', ...options, ...selected]);
  isNew = true;
  for (const stamp of stamps) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, lockfile);
  }
}

/** Runs the last command on the terminal, and exits with its status. */
function finish(command, args, cwd) {
  const { status, signal, error } = spawnCommand(command, args, { cwd, env, stdio: 'inherit' });
  if (error) console.error(`${command}: ${error.message}`);
  process.exit(signal ? 1 : (status ?? 1));
}

const [job, ...args] = process.argv.slice(2);
await install(
  ['.'],
  onDemand.map((folder) => `!./${folder}`),
);
if (job === 'start') {
  await build('--filter=@url/cli');
  finish('node', [join(root, 'packages', 'cli', 'dist', 'cjs', 'url.js'), ...args], process.cwd());
} else if (job === 'site') {
  await install(['site'], ['./site']);
  await build();
  const site = join(root, 'site');
  const astro = join(site, 'node_modules', 'astro', 'bin', 'astro.mjs');
  await longStep('Building the site', 'node', [astro, 'build', '--silent'], site);
  if (!args.includes('--build')) finish('node', [astro, 'preview'], site);
} else if (job === 'install') {
  await install(
    args,
    args.map((folder) => `./${folder}`),
  );
} else if (job === 'exec') {
  finish(args[0], args.slice(1), process.cwd());
} else {
  await build();
  finish('vitest', ['run', ...args], root);
}
