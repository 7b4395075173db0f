import { expect, test } from 'vitest';
import { ideographicFullStops, reorderingPattern, unseenPattern } from '../src/character-classes.js';

test('full stops', () => {
  const separator = new RegExp(`[.${ideographicFullStops}]`);
  expect('a.b。c．d｡e·f'.split(separator)).toEqual(['a', 'b', 'c', 'd', 'e·f']);
});

test('what reorders text is unseen, except in a log', () => {
  const reorders = new RegExp(reorderingPattern);
  const unseen = new RegExp(unseenPattern);
  for (let unit = 0x80; unit < 0x10000; unit++) {
    const character = String.fromCharCode(unit);
    if (reorders.test(character)) expect(unseen.test(character)).toBe(true);
  }
  expect(['\u202e', '\u2066', '\u200f', 'a', '\u200b'].map((text) => reorders.test(text))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(['\u200b', '\u00ad', '\ufe0f', '\x9f', '\u{e0041}'].every((text) => unseen.test(text))).toBe(true);
  expect(['a', '\n', 'é', '漢', '😀'].some((text) => unseen.test(text))).toBe(false);
});
