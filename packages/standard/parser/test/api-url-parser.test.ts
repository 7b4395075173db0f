import { storedRecordOf } from '@url/record/internal';
import { expect, test } from 'vitest';
import { runParserForAPI } from '../src/api-url-parser.js';

test('keeps the record of the last base, and parses another', () => {
  const base = runParserForAPI('', 'https://example.org/a/b?q#f', false)?.base;
  expect(base?.host).toBe('example.org');
  expect(runParserForAPI('x', 'https://example.org/a/b?q#f', false)?.base).toBe(base);
  expect(runParserForAPI('x', 'https://example.org/', false)?.base).not.toBe(base);
});

test('gives the run that failed at the base, which has no base', () => {
  for (const input of ['x', 'https://example.org']) {
    const run = runParserForAPI(input, 'https://exa mple', false);
    expect(run).toMatchObject({ failure: { type: 'domain-to-ASCII' }, input: 'https://exa mple', base: null });
  }
  expect(runParserForAPI('https://exa mple', 'https://h', false)?.base).not.toBeNull();
});

test('no reference changes the record of the base', () => {
  const base = runParserForAPI('', 'https://example.org/a/b?q#f', false)!.base!;
  const before = storedRecordOf(base).toJSON();
  for (const reference of ['', '#g', '?r', '../c', '/d', '//h:80/', 'https:e', 'wss://x']) {
    expect(runParserForAPI(reference, 'https://example.org/a/b?q#f', false)?.url).not.toBe(base);
    expect(base.toJSON()).toEqual(before);
  }
});

test('makes no parser for an input without a scheme and without a base', () => {
  for (const input of ['', 'x', '//h/', '/a?b']) expect(runParserForAPI(input, null, false)).toBeNull();
  for (const input of [':', '1:', 'https:', ' \thttp://h']) expect(runParserForAPI(input, null, false)).not.toBeNull();
});
