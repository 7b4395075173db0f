import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnCommand } from '../config/spawn-command.mjs';

/** Installs the missing dependencies of an integration. Returns the reason if that is not possible, or `null`. */
export function install(folder: string): string | null {
  if (existsSync(join(folder, 'requirements.txt'))) return installFromPyPI(folder);
  return existsSync(join(folder, 'pnpm-lock.yaml')) ? installFromNpm(folder) : null;
}

function runs(command: string, args: readonly string[], cwd: string): boolean {
  return spawnCommand(command, args, { cwd, stdio: ['ignore', 2, 2] }).status === 0;
}

function installFromNpm(folder: string): string | null {
  const stamp = join(folder, 'node_modules', '.installed-lockfile');
  return unlessDone(stamp, join(folder, 'pnpm-lock.yaml'), () => {
    const options = ['--ignore-workspace', '--frozen-lockfile', '--config.auto-install-peers=false', '--loglevel=warn'];
    return runs('pnpm', ['install', ...options], folder) ? null : 'pnpm cannot install it';
  });
}

function installFromPyPI(folder: string): string | null {
  for (const program of ['python3', 'java']) {
    if (spawnCommand(program, [program === 'java' ? '-version' : '--version'], { stdio: 'ignore' }).status !== 0) {
      return `there is no ${program}`;
    }
  }
  const environment = join(folder, '.cache', 'python');
  return unlessDone(join(environment, '.installed'), join(folder, 'requirements.txt'), () => {
    if (!runs('python3', ['-m', 'venv', environment], folder)) return 'python3 cannot make an environment';
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', 'requirements.txt'];
    return runs(join(environment, 'bin', 'python'), pip, folder) ? null : 'pip cannot install it';
  });
}

/** Does the work if the stamp does not contain the hash of the list. */
function unlessDone(stamp: string, list: string, work: () => string | null): string | null {
  const hash = createHash('sha256').update(readFileSync(list)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return null;
  const problem = work();
  if (problem === null) writeFileSync(stamp, hash);
  return problem;
}
