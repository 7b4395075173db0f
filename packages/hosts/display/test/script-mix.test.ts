import { describe, expect, test } from 'vitest';
import { classesOf } from '../src/label-text.js';
import { isHighlyRestrictive, isSingleScript } from '../src/script-mix.js';

describe('scripts', () => {
  test.each(['abc', 'a1-', 'я1', '漢字かなカナ', '漢字ㄅ', '漢字한', 'か', '1', 'ー'])(
    '%s is of a single script',
    (label) => {
      expect(isSingleScript(classesOf(label))).toBe(true);
    },
  );

  test.each(['a漢', 'aかカ漢', 'a한漢', 'aㄅ漢'])('%s is highly restrictive, and not of a single script', (label) => {
    expect(isSingleScript(classesOf(label))).toBe(false);
    expect(isHighlyRestrictive(classesOf(label))).toBe(true);
  });

  test.each(['aя', 'aα', 'αя', 'aก', 'か한', 'ㄅか', 'ㄅ한', 'я漢'])('%s is neither', (label) => {
    expect(isHighlyRestrictive(classesOf(label))).toBe(false);
  });
});
