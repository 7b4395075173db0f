import type { CommandDefinition } from './command.js';
import { check } from './commands/check.js';
import { compare } from './commands/compare.js';
import { form } from './commands/form.js';
import { host } from './commands/host.js';
import { normalize } from './commands/normalize.js';
import { parse } from './commands/parse.js';
import { query } from './commands/query.js';
import { rebase } from './commands/rebase.js';
import { relative } from './commands/relative.js';
import { resolve } from './commands/resolve.js';
import { set } from './commands/set.js';

/** In the order of the help. The first is what `url` does when no command is named. */
export const commands: readonly CommandDefinition[] = [
  parse,
  check,
  host,
  set,
  query,
  form,
  resolve,
  rebase,
  relative,
  normalize,
  compare,
];
