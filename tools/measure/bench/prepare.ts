import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installLockfile, runs } from '../../../config/install-lockfile.ts';
import { root } from '../../../config/package-folders.mjs';
import { bundle, published } from '../bundle.ts';
import type { Contender } from './contenders.ts';

export const folder: string = dirname(fileURLToPath(import.meta.url));
export const cache: string = join(folder, '.cache');

/** Runs a command with its output on standard error, and ends the process if it fails. */
export function step(command: string, args: readonly string[], cwd: string): void {
  if (!runs(command, args, cwd)) process.exit(1);
}

/** Installs the lockfile of a folder, unless it is installed. Ends the process if that fails. */
export function install(project: string): void {
  if (!installLockfile(project)) process.exit(1);
}

/** Builds the measured packages, and their imports. */
export function buildPackages(): void {
  const filters = ['polyfill', 'site'].map((name) => `--filter=@url/${name}`);
  step('turbo', ['run', 'build', ...filters, '--output-logs=errors-only', '--log-prefix=none'], root);
}

export function bundleOf(name: string): string {
  return join(cache, 'contenders', `${name.replace(':', '-')}.mjs`);
}

/** CommonJS in a bundle still requires the runtime's own modules. */
const requireForCommonJS = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

/** Bundles each contender into one flat module, ours from the build. */
export async function bundleContenders(contenders: readonly Contender[]): Promise<void> {
  mkdirSync(dirname(bundleOf('ours')), { recursive: true });
  for (const { name, module, checkout } of contenders) {
    const text = await bundle(module, folder, {
      format: 'esm',
      platform: 'node',
      target: 'esnext',
      banner: { js: name === 'ours' ? '' : requireForCommonJS },
      plugins: [published({}, checkout)],
    });
    writeFileSync(bundleOf(name), text);
  }
}
