import { describe, expect, it } from 'vitest';
import { findLinks, formatLink } from '../src/index.js';
import { hasData, mark, readLines, readPairs } from './uts58-data.js';

/** The pairs whose source writes a separator unescaped that the result escapes: no function of the string can know. */
const underivable = new Set([
  'https://example.com/%CE%B1#%CE%B2?%CE%B3=%CE%B4#%CE%B5',
  'https://example.com?%CE%B1=%CE%B2=%CE%B3=%CE%B4',
  'https://example.com/%CE%B1/b/%3F#c?%CE%B1%CE%B2=%CE%B3&%CE%B6=#%CE%9E&k=v#frag',
]);

describe.skipIf(!hasData)('the test files of UTS #58', () => {
  it.each(readLines('LinkDetectionTest').filter((line) => line.trim() !== ''))('finds %s', (line) => {
    const text = line.replace(/[⸠⸡]/g, '');
    expect(mark(text, findLinks(text, { rules: 'uts58' }))).toBe(line);
  });

  it.each(readPairs().filter(([source]) => !underivable.has(source)))('formats %s', (source, expected) => {
    expect(formatLink(source, { rules: 'uts58' })).toBe(expected);
  });

  it('has no pair too many among those that cannot be derived', () => {
    for (const [source, expected] of readPairs()) {
      if (underivable.has(source)) expect(formatLink(source, { rules: 'uts58' })).not.toBe(expected);
    }
  });
});
