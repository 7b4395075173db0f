import type { CommandDefinition } from './command.js';
import { host } from './commands/host.js';
import { parse } from './commands/parse.js';

/** In the order of the help. The first is what `url` does when no command is named. */
export const commands: readonly CommandDefinition[] = [parse, host];
