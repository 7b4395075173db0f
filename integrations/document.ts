// Runs the blocks of docs/at-scale.md as they are written, so that a reader can copy them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config/package-folders.mjs';

interface Block {
  readonly language: string;
  readonly text: string;
}

/** The headings with blocks of code, and the integration that runs these blocks. */
export const runnerOf: Readonly<Record<string, string>> = {
  Python: 'python',
  Spark: 'spark',
  PostgreSQL: 'postgres',
  ClickHouse: 'clickhouse',
  'In a pipeline': 'shell',
  '`url serve`': 'shell',
};

/** Programs that a block may lack. The block is then named as left out. */
const optionalPrograms = ['parallel', 'hadoop'];

function sections(): readonly (readonly [heading: string, blocks: readonly Block[]])[] {
  const page = readFileSync(join(root, 'docs/at-scale.md'), 'utf8');
  const code = /^```(\w+)\n([\s\S]*?)^```$/gm;
  // A comment in a block has one "#".
  return page.split(/^##+ /m).map((section) => {
    const blocks = Array.from(section.matchAll(code), ([, language, text]) => ({ language: language!, text: text! }));
    return [section.split('\n', 1)[0]!, blocks] as const;
  });
}

/** Returns the blocks of code below a heading. */
export function blocksBelow(heading: string): readonly Block[] {
  const found = sections().find(([name]) => name === heading);
  if (found === undefined) throw new Error(`docs/at-scale.md does not have the heading ${heading}`);
  return found[1];
}

/** Throws if no integration runs the blocks below a heading. */
export function checkRunners(): void {
  for (const [heading, blocks] of sections()) {
    if (blocks.length > 0 && !Object.keys(runnerOf).includes(heading))
      throw new Error(
        `docs/at-scale.md: no integration runs the blocks below "${heading}": add it to integrations/document.ts`,
      );
  }
}

/**
 * Runs the blocks of sh and Python below a heading. A block of text after a block is what it prints.
 *
 * @param python the program that runs Python
 */
export function runBlocksBelow(heading: string, python: string, cwd: string, env: NodeJS.ProcessEnv): void {
  let printed = '';
  let count = 0;
  for (const { language, text } of blocksBelow(heading)) {
    if (language === 'text') {
      if (printed.trim() !== text.trim()) throw new Error(`${heading}: ${printed} is printed, not ${text}`);
      continue;
    }
    const missing = missingProgram(text);
    if (missing === null) {
      printed = runBlock(heading, { language, text }, python, { cwd, env });
      count++;
    } else console.error(`left out: docs/at-scale.md, ${heading}: there is no ${missing}: ${text.trim()}`);
  }
  console.error(`docs/at-scale.md, ${heading}: blocks that ran: ${count}`);
}

function missingProgram(text: string): string | null {
  const program = optionalPrograms.find((name) => text.startsWith(`${name} `));
  return program === undefined || !spawnSync(program, ['--version'], { stdio: 'ignore' }).error ? null : program;
}

function runBlock(
  heading: string,
  { language, text }: Block,
  python: string,
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): string {
  const commands: Readonly<Record<string, readonly string[]>> = {
    sh: ['bash', '-euo', 'pipefail', '-c', text],
    python: [python, '-c', text],
  };
  const [program, ...args] = commands[language] ?? [];
  if (program === undefined) throw new Error(`${heading}: cannot run a block of ${language}`);
  const { status, stdout } = spawnSync(program, args, { ...options, encoding: 'utf8', stdio: ['ignore', 'pipe', 2] });
  if (status !== 0) throw new Error(`${heading}: status ${status}: ${text}`);
  return stdout;
}
