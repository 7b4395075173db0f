import { expect, test } from 'vitest';
import { engineMapping, predictedProperties } from '../src/engine-prediction.js';
import { DISALLOWED, IGNORED, MAPPED, VIRAMA } from '../src/properties.js';

test.each([
  ['A', 'a'],
  ['ß', 'ß'],
  ['ẞ', 'ß'],
  ['ς', 'ς'],
  ['Σ', 'σ'],
  ['ϲ', 'σ'],
  ['ᾀ', 'ἀι'],
  ['ꭰ', 'Ꭰ'],
  ['ᲀ', 'в'],
  ['。', '.'],
  ['ﬁ', 'fi'],
  ['K', 'k'],
])('%j is mapped to %j', (character, mapping) => expect(engineMapping(character)).toBe(mapping));

test.each([
  ['A', MAPPED],
  ['\u00ad', IGNORED],
  ['\u2024', DISALLOWED],
  ['\ud800', DISALLOWED],
  ['\u0080', DISALLOWED],
])('%j has the status %i', (character, status) => expect(predictedProperties(character)).toBe(status));

test('a virama is of class 9, as U+094D and U+1039 are, and U+0334, U+0301, "a" are not', () => {
  const isVirama = (character: string) => (predictedProperties(character) & VIRAMA) !== 0;
  expect(['\u094d', '\u1039', '\u0334', '\u0301', '\u093c', 'a'].map(isVirama)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
