import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installLockfile, installOnce, runs } from '../config/install-lockfile.ts';
import { spawnCommand } from '../config/spawn-command.mjs';

/** Installs the missing dependencies of an integration. Returns the reason if that is not possible, or `null`. */
export function install(folder: string): string | null {
  if (existsSync(join(folder, 'requirements.txt'))) return installFromPyPI(folder);
  const isInstalled = !existsSync(join(folder, 'pnpm-lock.yaml')) || installLockfile(folder);
  return isInstalled ? null : 'pnpm cannot install it';
}

function installFromPyPI(folder: string): string | null {
  for (const program of ['python3', 'java']) {
    if (spawnCommand(program, [program === 'java' ? '-version' : '--version'], { stdio: 'ignore' }).status !== 0) {
      return `there is no ${program}`;
    }
  }
  const environment = join(folder, '.cache', 'python');
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', 'requirements.txt'];
  const isInstalled = installOnce(
    join(folder, 'requirements.txt'),
    join(environment, '.installed'),
    () => runs('python3', ['-m', 'venv', environment], folder) && runs(join(environment, 'bin', 'python'), pip, folder),
  );
  return isInstalled ? null : 'python3 and pip cannot install it';
}
