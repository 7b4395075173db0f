import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = process.env.UTS58_DIR ?? fileURLToPath(new URL('../../../../../shared/uts58/dev', import.meta.url));

/** Whether the test files of UTS #58 are there. */
export const hasData = existsSync(`${folder}/LinkDetectionTest.txt`);

/** The lines of a test file that are not comments; empty ones are among them. */
export function readLines(name: string): string[] {
  if (!hasData) return [];
  return readFileSync(`${folder}/${name}.txt`, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'));
}

/** The pairs of a source and of the text that LinkFormattingTest.txt expects. */
export function readPairs(): (readonly [source: string, expected: string])[] {
  const lines = readLines('LinkFormattingTest').filter((line) => line !== '');
  return lines.flatMap((line, index) => (index % 2 === 0 ? [[line, lines[index + 1]!] as const] : []));
}

/** Returns a text with ⸠ and ⸡ around each link, as LinkDetectionTest.txt marks links. */
export function mark(text: string, links: readonly { readonly start: number; readonly end: number }[]): string {
  let marked = '';
  let done = 0;
  for (const { start, end } of links) {
    marked += `${text.slice(done, start)}⸠${text.slice(start, end)}⸡`;
    done = end;
  }
  return marked + text.slice(done);
}

/** The code points that a property file lists, with the value that it gives them. */
export function readProperty(name: string): Map<number, string> {
  const values = new Map<number, string>();
  for (const line of readLines(name)) {
    const [, first, last, value] = /^([\dA-F]+)(?:\.\.([\dA-F]+))?\s*(?:;\s*(\w+))?/.exec(line) ?? [];
    if (first === undefined) continue;
    const end = Number.parseInt(last ?? first, 16);
    for (let codePoint = Number.parseInt(first, 16); codePoint <= end; codePoint++)
      values.set(codePoint, value ?? 'Yes');
  }
  return values;
}
