import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../config/package-folders.mjs';

/** Puts a program `url` on the PATH of this process and of its children: the built command, run by this Node. Returns its folder. */
export function putURLOnPath(): string {
  const folder = join(root, 'integrations', '.cache', 'bin');
  const command = join(root, 'packages/cli/dist/cjs/url.js');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'url'), `#!/bin/sh\nexec '${process.execPath}' '${command}' "$@"\n`, { mode: 0o755 });
  process.env.PATH = `${folder}${delimiter}${process.env.PATH}`;
  return folder;
}
