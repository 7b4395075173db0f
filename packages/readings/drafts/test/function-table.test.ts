import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as drafts2009 from '@url/drafts/2009';
import * as drafts2012 from '@url/drafts/2012';
import * as drafts2014 from '@url/drafts/2014';
import { expect, test } from 'vitest';
import { functionTable, withTables } from './function-table.ts';

const file = fileURLToPath(new URL('../DOCUMENTS.md', import.meta.url));

test.each([
  ['2009', drafts2009],
  ['2012', drafts2012],
  ['2014', drafts2014],
])('each export of %s has a row', (entry, exported) => {
  const table = functionTable(entry);
  expect(Object.keys(exported).filter((name) => !table.includes(`| \`${name}\` |`))).toEqual([]);
});

test('DOCUMENTS.md has the tables of the sources', () => {
  const text = readFileSync(file, 'utf8');
  expect(text).toBe(withTables(text));
});
