import { describe, expect, test } from 'vitest';
import { CODE_POINTS, readTr46 } from '../../../../tools/data/idna/tr46-data.js';
import { mappingOf, propertiesOf, propertiesOfAll } from '../src/code-point-table.js';
import { BIDI_L, BIDI_R_AL, COMBINING_RANK, DISALLOWED, IGNORED, MAPPED, MAY_CHANGE } from '../src/properties.js';

const tr46 = readTr46();

function statusOf(codePoint: number): string {
  const properties = propertiesOf(codePoint);
  if (properties & DISALLOWED) return 'disallowed';
  if (properties & IGNORED) return 'ignored';
  return properties & MAPPED ? 'mapped' : 'valid';
}

function* codePoints(): Iterable<number> {
  for (let codePoint = 0; codePoint < CODE_POINTS; codePoint++) yield codePoint;
}

const differing = (isSame: (codePoint: number) => boolean) =>
  [...codePoints()].filter((codePoint) => !isSame(codePoint));

describe('the table, of every code point', () => {
  test('has the status that tr46 has', () => {
    const statuses = tr46.status.map((status) => (status === 'deviation' ? 'valid' : status));
    expect(differing((codePoint) => statusOf(codePoint) === statuses[codePoint])).toStrictEqual([]);
  });

  test('has the mapping that tr46 has', () => {
    const mapped = [...codePoints()].filter((codePoint) => propertiesOf(codePoint) & MAPPED);
    expect(new Map(mapped.map((codePoint) => [codePoint, mappingOf(codePoint)]))).toStrictEqual(tr46.mapping);
  });

  test('has the classes that the expressions of tr46 have, where it is valid', () => {
    const bits = (1 << COMBINING_RANK) - 1 - MAY_CHANGE;
    const isSame = (codePoint: number) =>
      !tr46.properties.has(codePoint) || (propertiesOf(codePoint) & bits) === tr46.properties.get(codePoint);
    expect(differing(isSame)).toStrictEqual([]);
  });
});

test('the properties of a string are those of its code points together', () => {
  expect(propertiesOfAll('')).toBe(0);
  expect(propertiesOfAll('aא')).toBe(BIDI_L | BIDI_R_AL);
  expect(propertiesOfAll('\u{e0100}\ud800')).toBe(IGNORED | DISALLOWED);
});
