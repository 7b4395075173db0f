import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { table, writeBlock } from './markdown.ts';

test('a table has a line below its head', () => {
  expect(table(['a', 'b'], [['1', '2']])).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |');
});

test('a block is replaced, and nothing beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'markdown-'));
  const file = join(folder, 'README.md');
  writeFileSync(file, 'before\n<!-- a -->\nold\nold\n<!-- /a -->\n<!-- b -->\nother\n<!-- /b -->\n');
  writeBlock(file, 'a', "$& and $' as they are");
  const text = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  expect(text).toBe("before\n<!-- a -->\n$& and $' as they are\n<!-- /a -->\n<!-- b -->\nother\n<!-- /b -->\n");
});
