import { expect, test } from 'vitest';
import { mapCodePoints, mapDeviations } from '../src/mapping.js';

test.each([
  ['', ''],
  ['abc', 'abc'],
  ['ABC', 'abc'],
  ['aAaA', 'aaaa'],
  ['\u00ad', ''],
  ['a\u{e0100}b', 'ab'],
  ['㏒', 'log'],
  ['\u1f80', 'ἀι'],
  ['ẞß', 'ßß'],
  ['\u{1d5a0}x', 'ax'],
  ['Ꭰꭰ', 'ᎠᎠ'],
  ['\u{1ccd6}\u{10d50}', 'a\u{10d70}'],
  ['。．｡', '...'],
  ['\ue000A\ud800', '\ue000a\ud800'],
])('%j is mapped to %j', (domain, expected) => expect(mapCodePoints(domain)).toBe(expected));

test('the deviation characters are mapped only when asked for', () => {
  expect(mapCodePoints('ßς\u200c\u200d')).toBe('ßς\u200c\u200d');
  expect(mapDeviations('ßςẞ\u200c\u200dA')).toBe('ssσssA');
});
