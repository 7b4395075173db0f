import type { CommandDefinition } from './definition.js';
import { definitions } from './definition-list.js';
import type { Given } from './given.js';
import type { Session } from './session.js';

/** Runs a command: it reads what was given, writes to the session, and sets the exit status of the session. */
export type Run = (session: Session, given: Given) => Promise<void>;

/** A command: its definition, and a function that loads its program when the command is run. */
export interface ListedCommand {
  readonly definition: CommandDefinition;
  readonly load: () => Promise<Run>;
}

const loads: Readonly<Record<string, () => Promise<Run>>> = {
  parse: async () => (await import('./commands/parse.js')).runParse,
  get: async () => (await import('./commands/get.js')).runGet,
  check: async () => (await import('./commands/check.js')).runCheck,
  host: async () => (await import('./commands/host.js')).runHost,
  set: async () => (await import('./commands/set.js')).runSet,
  query: async () => (await import('./commands/query.js')).runQuery,
  build: async () => (await import('./commands/build.js')).runBuild,
  form: async () => (await import('./commands/form.js')).runForm,
  file: async () => (await import('./commands/file.js')).runFile,
  resolve: async () => (await import('./commands/resolve.js')).runResolve,
  rebase: async () => (await import('./commands/rebase.js')).runRebase,
  relative: async () => (await import('./commands/relative.js')).runRelative,
  normalize: async () => (await import('./commands/normalize.js')).runNormalize,
  compare: async () => (await import('./commands/compare.js')).runCompare,
  completion: async () => (await import('./commands/completion.js')).runCompletion,
};

/** The commands, in the order of the help. */
export const commands: readonly ListedCommand[] = definitions.map((definition) => ({
  definition,
  load: loads[definition.name]!,
}));
