// How commands are started on every platform. On Windows those of node_modules/.bin, npm and pnpm are scripts, which only a shell can
// start, and which take arguments apart unless these are quoted. run.mjs uses this before anything is installed, so it is plain JavaScript.
import { spawnSync } from 'node:child_process';

/** Programs that Windows can start without a shell. */
const program = /^(?:node|git|tar)$|\.exe$/i;

function quote(text) {
  return /^[\w@:./\\=-]+$/.test(text) ? text : `"${text.replace(/"/g, '\\"')}"`;
}

/** @returns the arguments for `spawnSync` but for its options, and whether a shell has to start the command */
export function commandFor(platform, command, args) {
  if (platform !== 'win32' || program.test(command)) return { command, args: [...args], shell: false };
  return { command: quote(command), args: args.map(quote), shell: true };
}

/** As `spawnSync`. */
export function spawnCommand(name, args, options) {
  const { command, args: given, shell } = commandFor(process.platform, name, args);
  return spawnSync(command, given, { ...options, shell });
}
