import { describe, expect, test } from 'vitest';
import { findUnicodeFolder, readAllowed, readConfusables } from '../../../../tools/data/display/unicode-data.js';
import { classOf, DIGIT, GREEK, LATIN, MARK, zeroOf } from '../src/identifier-table.js';

test('the class of a character has its scripts and its kind', () => {
  expect(classOf(0x61)).toBe(LATIN);
  expect(classOf(0x3b1)).toBe(GREEK);
  expect(classOf(0x301) & MARK).toBe(MARK);
  expect(classOf(0x967) & DIGIT).toBe(DIGIT);
  expect(zeroOf(0x967)).toBe(0x966);
  expect(classOf(0x41)).toBe(0);
  expect(classOf(0x10ffff)).toBe(0);
});

const folder = findUnicodeFolder();
if (folder === null) console.warn('skipped: no data of UTS #39 (UNICODE_DIR names its folder)');

describe.skipIf(folder === null)('the data of UTS #39', () => {
  test('no character is in the table that Unicode restricts, but Bopomofo', () => {
    const { allowed } = readAllowed();
    const wrong: number[] = [];
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
      if (classOf(codePoint) !== 0 && !allowed.has(codePoint)) wrong.push(codePoint);
    }
    expect(wrong).toEqual(Array.from({ length: 0x312f - 0x3105 + 1 }, (_, index) => 0x3105 + index));
  });

  test('what looks like ASCII to Unicode has the same skeleton', async () => {
    const { skeletonOf } = await import('../src/skeleton.js');
    const { prototypes } = readConfusables();
    const differing = [...prototypes]
      .filter(
        ([from, to]) =>
          classOf(from) !== 0 && from > 0x7f && /^[a-z]+$/.test(to) && !'œ'.includes(String.fromCodePoint(from)),
      )
      .filter(([from, to]) => skeletonOf(String.fromCodePoint(from)) !== skeletonOf(to));
    expect(differing.map(([from]) => String.fromCodePoint(from))).toEqual([]);
  });
});
