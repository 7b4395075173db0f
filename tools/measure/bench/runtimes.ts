import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { folder, install } from './prepare.ts';

/** How a runtime is started. */
export interface Runtime {
  readonly command: readonly [string, ...string[]];
  /** Options that let a program collect garbage. */
  readonly collectsOnCall: readonly string[];
  readonly env: Record<string, string>;
}

const node: Runtime = { command: [process.execPath], collectsOnCall: ['--expose-gc'], env: {} };

/** The program that a package's postinstall script installed. */
function programIn(project: string, packageName: string, names: readonly string[]): string {
  const candidates = names.map((name) => join(project, 'node_modules', packageName, name));
  const found = candidates.find((file) => existsSync(file));
  if (found !== undefined) return found;
  throw new Error(
    `${packageName} has none of ${names.join(', ')}, but ${readdirSync(join(project, 'node_modules', packageName)).join(', ')}`,
  );
}

/** Returns Node, or also Bun and Deno, which are installed if missing. */
export function runtimes(all: boolean): [Runtime, ...Runtime[]] {
  if (!all) return [node];
  const project = join(folder, 'runtimes');
  install(project);
  const bun = programIn(project, 'bun', ['bin/bun.exe', 'bin/bun']);
  const deno = programIn(project, 'deno', ['deno', 'deno.exe']);
  return [
    node,
    { command: [bun], collectsOnCall: [], env: {} },
    {
      command: [deno, 'run', '--allow-all', '--no-config', '--quiet'],
      collectsOnCall: ['--v8-flags=--expose-gc'],
      env: { DENO_NO_PACKAGE_JSON: '1', DENO_NO_UPDATE_CHECK: '1' },
    },
  ];
}
