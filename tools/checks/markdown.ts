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

/** Returns a table whose columns are the keys of the rows. */
export function tableOf(rows: readonly Readonly<Record<string, string>>[]): string {
  const cells = rows.map((row) => Object.values(row));
  return table(Object.keys(rows[0] ?? {}), cells);
}

/**
 * Replaces the text between the comments `<!-- name -->` and `<!-- /name -->`. The first comment may also say which program writes the text.
 *
 * @throws Error if the comments are missing
 */
export function replaceBlock(markdown: string, name: string, text: string): string {
  const block = new RegExp(`(<!-- ${name}(?:: [^>]*)? -->\\n)[\\s\\S]*?\\n?(<!-- /${name} -->)`);
  if (!block.test(markdown)) throw new Error(`Cannot find the comments <!-- ${name} --> and <!-- /${name} -->`);
  return markdown.replace(block, (_, start, end) => `${start}${text}\n${end}`);
}

/** Writes a text into a block of a file. */
export function writeBlock(file: string, name: string, text: string): void {
  writeFileSync(file, replaceBlock(readFileSync(file, 'utf8'), name, text));
}
