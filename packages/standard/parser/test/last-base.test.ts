import { storedRecordOf } from '@url/record/internal';
import { expect, test } from 'vitest';
import { parseBase } from '../src/last-base.js';
import { Parser } from '../src/parser.js';
import { runParser } from '../src/run-parser.js';

test('gives the same record for the same base, and another for another', () => {
  const record = parseBase('https://example.org/a/b?q#f');
  expect(parseBase('https://example.org/a/b?q#f')).toBe(record);
  expect(parseBase('https://example.org/')).not.toBe(record);
});

test('gives the parser that failed each time', () => {
  expect(parseBase('https://exa mple')).toBeInstanceOf(Parser);
  expect(parseBase('https://exa mple')).toBeInstanceOf(Parser);
});

test('gives a record that no reference changes', () => {
  const record = parseBase('https://example.org/a/b?q#f');
  if (record instanceof Parser) throw new Error('the base does not parse');
  const before = storedRecordOf(record).toJSON();
  for (const reference of ['', '#g', '?r', '../c', '/d', '//h:80/', 'https:e', 'wss://x']) {
    expect(runParser(reference, record, null, false)).not.toBe(record);
    expect(record.toJSON()).toEqual(before);
  }
});
