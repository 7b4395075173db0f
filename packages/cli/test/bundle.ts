import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The command from the sources of all packages as one file, which `dispose` removes. */
export async function bundle(): Promise<{ file: string; dispose: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'url-cli-'));
  const file = join(folder, 'url.mjs');
  await build({
    entryPoints: [join(root, 'packages/cli/src/url.ts')],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    tsconfig: join(root, 'tsconfig.json'),
    define: { COMMAND_VERSION: '"1.2.3"' },
    logLevel: 'silent',
  });
  return { file, dispose: () => rmSync(folder, { recursive: true }) };
}
