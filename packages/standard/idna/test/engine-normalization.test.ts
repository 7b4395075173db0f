import { expect, test } from 'vitest';
import { normalizeNFC } from '../src/engine-normalization.js';
import { normalizeNFC as normalizeByTables } from '../src/normalization.js';

test.each(['u\u0308', 'a\u0316\u0301', '\u1112\u1161\u11ab', 'plain', '\u0301'])(
  '%j is normalized as by the tables',
  (text) => {
    expect(normalizeNFC(text)).toBe(normalizeByTables(text));
  },
);

test('a thousand marks in a row are refused in no time', () => {
  expect(normalizeNFC(`a${'\u0301\u0316'.repeat(500_000)}`)).toMatch(/^\ud800/);
  expect(normalizeNFC(`a${'\u0301'.repeat(999)}`)).toHaveLength(999);
});
