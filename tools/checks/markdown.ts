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

/**
 * Returns the headings and the blocks `<!-- name -->` that a document repeats, with their lines. A heading may recur below another heading of a higher
 * level. Code is skipped.
 */
export function repeatedParts(markdown: string): { readonly line: number; readonly name: string }[] {
  const seen = new Set<string>();
  let path: readonly string[] = [];
  let isCode = false;
  return markdown.split('\n').flatMap((text, index) => {
    if (text.startsWith('```')) isCode = !isCode;
    if (isCode) return [];
    const [, marks = ''] = /^(#+) /.exec(text) ?? [];
    const [, block] = /^<!-- (\w+)(?:: .*)? -->$/.exec(text) ?? [];
    if (marks === '' && block === undefined) return [];
    if (marks !== '') path = [...path.slice(0, marks.length - 1), text];
    const [key, name] =
      block === undefined ? [path.join('\n'), `the heading "${text}"`] : [block, `the block "${block}"`];
    if (seen.has(key)) return [{ line: index + 1, name }];
    seen.add(key);
    return [];
  });
}

/** Writes a text into a block of a file. */
export function writeBlock(file: string, name: string, text: string): void {
  writeFileSync(file, replaceBlock(readFileSync(file, 'utf8'), name, text));
}
