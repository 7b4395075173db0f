import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { timeGrowth } from '../../../../config/time-growth.ts';
import { replaceBlock } from '../../../../tools/checks/markdown.ts';
import { redact } from '../src/index.js';
import { formsBlock, formTables, redactedTextOf, textOf } from './form-rows.ts';

const tables = formTables();
const rows = tables.flatMap((table) => table.rows);

// `vitest run packages/tasks/redact -u` writes the list.
test('the document lists the rows', async () => {
  const file = new URL('../../../../docs/redact.md', import.meta.url).pathname;
  await expect(replaceBlock(readFileSync(file, 'utf8'), 'forms', formsBlock())).toMatchFileSnapshot(file);
});

test('the reader finds every table', () => {
  expect(tables).toHaveLength(11);
  expect(rows.length).toBeGreaterThan(50);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

describe.each(rows)('$name', ({ examples }) => {
  test.each(examples)('%s', (example) =>
    expect(redact(textOf(example), { replacement: '…' })).toBe(redactedTextOf(example, '…')),
  );
});

test('a form is necessary: its example stays without names, headers and credentials', () => {
  const nothing = { credentials: false, names: [], headers: [] };
  for (const example of rows.flatMap(({ examples }) => examples))
    expect(redact(textOf(example), nothing)).toBe(textOf(example));
});

/** Pieces that begin forms again and again without completing one. */
const pieces = [
  ...rows.map(({ examples }) => textOf(examples[0]!)),
  ...[
    'curl -u ',
    'curl -u a"',
    'curl -u a":"',
    '-u a',
    "PASSWORD '",
    "''",
    '\\',
    '\\\\"',
    'pass: ',
    'PASS: ',
    '&quot;',
    '#?',
    '?#?token=',
  ],
  ...[
    '<password>',
    '<![CDATA[',
    'smtp:a@',
    'me:a@h:1 ',
    '//token:',
    '"password":"',
    'token ',
    'LOGIN "',
    'name: token value: ',
  ],
];

test.each(pieces)('time is linear in repetitions of %j', (piece) => {
  const prepare = (length: number) => {
    const text = piece.repeat(Math.ceil(length / piece.length));
    return () => redact(text);
  };
  expect(timeGrowth(prepare, 2000)).toBeLessThan(1.6);
});
