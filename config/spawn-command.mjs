// Starts commands on every platform. On Windows npm, pnpm and the commands in node_modules/.bin are scripts. Only a shell can start scripts, and
// it splits unquoted arguments. This file is plain JavaScript because run.mjs uses it before the installation.
import { spawnSync } from 'node:child_process';

/** Programs that Windows can start without a shell. */
const program = /^(?:node|git|tar)$|\.exe$/i;

function quote(text) {
  return /^[\w@:./\\=-]+$/.test(text) ? text : `"${text.replace(/"/g, '\\"')}"`;
}

/** Returns the command and the arguments for `spawnSync`, and whether a shell has to start the command. */
export function commandFor(platform, command, args) {
  if (platform !== 'win32' || program.test(command)) return { command, args: [...args], shell: false };
  return { command: quote(command), args: args.map(quote), shell: true };
}

/** Runs a command to its end, like `spawnSync`. */
export function spawnCommand(name, args, options) {
  const { shell, ...started } = commandFor(process.platform, name, args);
  return spawnSync(started.command, started.args, { ...options, shell });
}
