import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The command from the sources of all packages as one file, which `dispose` removes, and a folder with a program `url`. */
export async function bundle(): Promise<{ file: string; folder: string; dispose: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'url-cli-'));
  const file = join(folder, 'url.cjs');
  await build({
    entryPoints: [join(root, 'packages/cli/src/main.ts')],
    outfile: file,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    tsconfig: join(root, 'tsconfig.json'),
    define: { COMMAND_VERSION: '"1.2.3"' },
    logLevel: 'silent',
  });
  writeFileSync(join(folder, 'url'), `#!/bin/sh\nexec '${process.execPath}' '${file}' "$@"\n`, { mode: 0o755 });
  return { file, folder, dispose: () => rmSync(folder, { recursive: true }) };
}
