// Writes tables as Markdown, and into READMEs.
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * @param alignments of the columns, as Markdown writes them
 * @returns a table in Markdown
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  alignments: readonly string[] = head.map(() => '---'),
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [head, alignments, ...rows].map(line).join('\n');
}

/** Writes a text between the comments `<!-- name -->` and `<!-- /name -->` of a file. */
export function writeBlock(file: string, name: string, text: string): void {
  const block = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(\\n<!-- /${name} -->)`);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(block, (_, start, end) => start + text + end),
  );
}
