// `npm start` and `npm test`: install if the lockfile changed, build what changed, then run. Needs Node 20 and npm only.
// `node tools/run.mjs exec <command>` runs a command with the pinned Node and tools.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = [join(root, 'node_modules', 'node', 'bin'), join(root, 'node_modules', '.bin')].join(delimiter);
const stamp = join(root, 'node_modules', '.installed-lockfile');
const env = {
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  // .npmrc silences npm for the sake of standard output; what goes wrong in a step is told.
  npm_config_loglevel: 'error',
};

/** Runs a command with its output on standard error, so that standard output holds the answer alone. */
function step(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 2, 2] });
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

function install() {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.error('Installing what pnpm-lock.yaml names …');
  step('npx', [
    '--yes',
    packageManager,
    'install',
    '--frozen-lockfile',
    '--loglevel=error',
    '--config.confirmModulesPurge=false',
  ]);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lockfile);
}

/** Gives the terminal to the last command, and ends with its exit status. */
function finish(command, args, cwd) {
  const { status, signal, error } = spawnSync(command, args, { cwd, env, stdio: 'inherit' });
  if (error) console.error(`${command}: ${error.message}`);
  process.exit(signal ? 1 : (status ?? 1));
}

const [job, ...args] = process.argv.slice(2);
install();
if (job === 'start') {
  step('turbo', ['run', 'build', '--filter=@url/cli', '--output-logs=errors-only', '--log-prefix=none']);
  finish('node', [join(root, 'packages', 'cli', 'dist', 'cjs', 'url.js'), ...args], process.cwd());
} else if (job === 'exec') {
  finish(args[0], args.slice(1), process.cwd());
} else {
  step('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none']);
  finish('vitest', ['run', ...args], root);
}
