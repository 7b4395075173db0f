import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installMember, runs } from '../config/install.ts';
import { spawnCommand } from '../config/spawn-command.mjs';

/** Installs the missing dependencies of an integration. Returns the reason if that is not possible, or `null`. */
export function install(folder: string): string | null {
  if (existsSync(join(folder, 'requirements.txt'))) return installFromPyPI(folder);
  const isInstalled = !existsSync(join(folder, 'package.json')) || installMember(folder);
  return isInstalled ? null : 'pnpm cannot install it';
}

function installFromPyPI(folder: string): string | null {
  for (const program of ['python3', 'java']) {
    if (spawnCommand(program, [program === 'java' ? '-version' : '--version'], { stdio: 'ignore' }).status !== 0) {
      return `there is no ${program}`;
    }
  }
  const environment = join(folder, '.cache', 'python');
  const stamp = join(environment, '.installed');
  const requirements = readFileSync(join(folder, 'requirements.txt'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === requirements) return null;
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', 'requirements.txt'];
  if (!runs('python3', ['-m', 'venv', environment], folder)) return 'python3 cannot make an environment';
  if (!runs(join(environment, 'bin', 'python'), pip, folder)) return 'pip cannot install it';
  writeFileSync(stamp, requirements);
  return null;
}
