import type { Command, Commands } from './command.js';

/** In the order of the help. If no command is named, `url` runs the first one. */
const loads: Readonly<Record<string, () => Promise<Command>>> = {
  parse: async () => (await import('./commands/parse.js')).parse,
  get: async () => (await import('./commands/get.js')).get,
  check: async () => (await import('./commands/check.js')).check,
  host: async () => (await import('./commands/host.js')).host,
  set: async () => (await import('./commands/set.js')).set,
  query: async () => (await import('./commands/query.js')).query,
  build: async () => (await import('./commands/build.js')).build,
  form: async () => (await import('./commands/form.js')).form,
  file: async () => (await import('./commands/file.js')).file,
  resolve: async () => (await import('./commands/references.js')).resolve,
  rebase: async () => (await import('./commands/references.js')).rebase,
  relative: async () => (await import('./commands/references.js')).relative,
  normalize: async () => (await import('./commands/references.js')).normalize,
  dedupe: async () => (await import('./commands/dedupe.js')).dedupe,
  serve: async () => (await import('./commands/serve.js')).serve,
  links: async () => (await import('./commands/links.js')).links,
  redact: async () => (await import('./commands/redact.js')).redact,
  compare: async () => (await import('./commands/compare.js')).compare,
  completion: async () => (await import('./commands/completion.js')).completion,
};

export const commands: Commands = {
  names: Object.keys(loads) as [string, ...string[]],
  load: (name) => loads[name]!(),
};
