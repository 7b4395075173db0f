import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, published } from '../bundle.ts';
import type { Contender } from './contenders.ts';

export const folder: string = dirname(fileURLToPath(import.meta.url));
export const cache: string = join(folder, '.cache');

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
