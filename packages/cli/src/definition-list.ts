import type { CommandDefinition } from './definition.js';
import { build } from './definitions/build.js';
import { check } from './definitions/check.js';
import { compare } from './definitions/compare.js';
import { completion } from './definitions/completion.js';
import { file } from './definitions/file.js';
import { form } from './definitions/form.js';
import { get } from './definitions/get.js';
import { host } from './definitions/host.js';
import { parse } from './definitions/parse.js';
import { query } from './definitions/query.js';
import { normalize, rebase, relative } from './definitions/references.js';
import { resolve } from './definitions/resolve.js';
import { set } from './definitions/set.js';

/** In the order of the help. The first is what `url` does when no command is named. */
export const definitions: readonly CommandDefinition[] = [
  parse,
  get,
  check,
  host,
  set,
  query,
  build,
  form,
  file,
  resolve,
  rebase,
  relative,
  normalize,
  compare,
  completion,
];
