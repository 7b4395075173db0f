import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnCommand } from './spawn-command.mjs';

/** Runs a command with its output on standard error. Returns whether it succeeds. */
export function runs(command: string, args: readonly string[], cwd: string): boolean {
  const { status, error } = spawnCommand(command, args, { cwd, stdio: ['ignore', 2, 2] });
  if (error) console.error(`${command}: ${error.message}`);
  return status === 0;
}

/** Installs what a list names, unless the stamp contains the hash of the list. Returns whether it is installed. */
export function installOnce(list: string, stamp: string, install: () => boolean): boolean {
  const hash = createHash('sha256').update(readFileSync(list)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  if (!install()) return false;
  writeFileSync(stamp, hash);
  return true;
}

/** Installs the lockfile of a folder that is not part of the workspace. Returns whether it is installed. */
export function installLockfile(folder: string): boolean {
  const options = ['--ignore-workspace', '--frozen-lockfile', '--config.auto-install-peers=false', '--loglevel=warn'];
  const stamp = join(folder, 'node_modules', '.installed-lockfile');
  return installOnce(join(folder, 'pnpm-lock.yaml'), stamp, () => runs('pnpm', ['install', ...options], folder));
}

/** Installs that lockfile, and ends the process if that fails. */
export function install(folder: string): void {
  if (!installLockfile(folder)) process.exit(1);
}
