// Runs the blocks of docs/at-scale.md as they are written, so that a reader can copy them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config/package-folders.mjs';

interface Block {
  readonly language: string;
  readonly text: string;
}

/** Returns the blocks of code below a heading. */
export function blocksBelow(heading: string): readonly Block[] {
  const page = readFileSync(join(root, 'docs/at-scale.md'), 'utf8');
  const [, section] = page.split(new RegExp(`^#+ ${heading}$`, 'm'));
  if (section === undefined) throw new Error(`docs/at-scale.md does not have the heading ${heading}`);
  const end = section.search(/^#+ /m);
  const blocks = (end < 0 ? section : section.slice(0, end)).matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm);
  return Array.from(blocks, ([, language, text]) => ({ language: language!, text: text! }));
}

/**
 * Runs the blocks of sh and Python below a heading. A block of text after a block is what it prints.
 *
 * @param python the program that runs Python
 */
export function runBlocksBelow(heading: string, python: string, cwd: string, env: NodeJS.ProcessEnv): void {
  let printed = '';
  for (const { language, text } of blocksBelow(heading)) {
    if (language === 'text') {
      if (printed.trim() !== text.trim()) throw new Error(`${heading}: ${printed} is printed, not ${text}`);
      continue;
    }
    if (language !== 'sh' && language !== 'python') continue;
    const [program, args] = language === 'sh' ? ['bash', ['-euo', 'pipefail', '-c', text]] : [python, ['-c', text]];
    const { status, stdout } = spawnSync(program as string, args as string[], {
      cwd,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 2],
    });
    if (status !== 0) throw new Error(`${heading}: status ${status}: ${text}`);
    printed = stdout;
  }
}
