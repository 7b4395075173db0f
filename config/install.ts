import { join, relative, sep } from 'node:path';
import { root } from './package-folders.mjs';
import { spawnCommand } from './spawn-command.mjs';

/** Runs a command with its output on standard error. Returns whether it succeeds. */
export function runs(command: string, args: readonly string[], cwd: string): boolean {
  const { status, error } = spawnCommand(command, args, { cwd, stdio: ['ignore', 2, 2] });
  if (error) console.error(`${command}: ${error.message}`);
  return status === 0;
}

/** Installs what a member of the workspace needs that is installed on demand. Returns whether it is installed. */
export function installMember(folder: string): boolean {
  const member = relative(root, folder).split(sep).join('/');
  return runs(process.execPath, [join(root, 'tools', 'run.mjs'), 'install', member], root);
}

/** Installs that, and ends the process if it fails. */
export function install(folder: string): void {
  if (!installMember(folder)) process.exit(1);
}
