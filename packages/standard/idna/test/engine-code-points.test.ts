import { describe, expect, test } from 'vitest';
import * as table from '../src/code-point-table.js';
import * as engine from '../src/engine-code-points.js';
import { COMBINING_RANK, MAPPED, MAY_CHANGE } from '../src/properties.js';

const IGNORED_BITS = MAY_CHANGE | (-1 << COMBINING_RANK);

// Code points that the engine's Unicode does not have are left out, and are refused there. So are controls and the space of ASCII.
const assigned = Array.from({ length: 0x110000 }, (_, codePoint) => codePoint).filter(
  (codePoint) => !/[\p{Cn}\0- \x7f]/u.test(String.fromCodePoint(codePoint)),
);

describe('the properties of a code point by the engine', () => {
  test('are those of the tables', () => {
    const differing = assigned.filter(
      (codePoint) => (engine.propertiesOf(codePoint) ^ table.propertiesOf(codePoint)) & ~IGNORED_BITS,
    );
    expect(differing.map((codePoint) => codePoint.toString(16))).toEqual([]);
  });

  test('map as the tables do', () => {
    const mapped = assigned.filter((codePoint) => table.propertiesOf(codePoint) & MAPPED);
    expect(mapped.length).toBeGreaterThan(5000);
    for (const codePoint of mapped) {
      if (engine.mappingOf(codePoint) !== table.mappingOf(codePoint))
        expect([codePoint.toString(16), engine.mappingOf(codePoint)]).toEqual([codePoint, table.mappingOf(codePoint)]);
    }
  });

  test('are those of all code points of a text together', () => {
    expect(engine.propertiesOfAll('a\u0301💩')).toBe(
      engine.propertiesOf(0x61) | engine.propertiesOf(0x301) | engine.propertiesOf(0x1f4a9),
    );
  });
});
