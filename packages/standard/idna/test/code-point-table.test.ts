import { describe, expect, test, vi } from 'vitest';
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

test('the order of the questions does not matter, although each decodes only a part of the table', async () => {
  vi.resetModules();
  const other = await import('../src/code-point-table.js');
  for (const codePoint of [0x1fbf9, 0x41, 0x3ffff, 0x10ffff, 0x2d6f, 0x1f600, 0]) {
    expect(other.propertiesOf(codePoint)).toBe(propertiesOf(codePoint));
  }
  for (let start = 0x3fff0; start >= 0; start -= 0x1000) {
    vi.resetModules();
    const { propertiesOf: ask, mappingOf: map } = await import('../src/code-point-table.js');
    expect(ask(start)).toBe(propertiesOf(start));
    if (ask(start) & MAPPED) expect(map(start)).toBe(mappingOf(start));
  }
});

test('after an exception within the decoder, such as a stack overflow, the answers are right', async () => {
  vi.resetModules();
  const other = await import('../src/code-point-table.js');
  expect(other.propertiesOf(0x41)).toBe(propertiesOf(0x41));
  const { fromCodePoint } = String;
  let calls = 0;
  vi.spyOn(String, 'fromCodePoint').mockImplementation((...each) => {
    if (calls++ === 40) throw new RangeError('Maximum call stack size exceeded');
    return fromCodePoint(...each);
  });
  try {
    expect(() => other.propertiesOf(0x1d400)).toThrow(RangeError);
  } finally {
    vi.restoreAllMocks();
  }
  for (const codePoint of [0x41, 0x2d8, 0x340, 0x1d400, 0x3ffff]) {
    expect(other.propertiesOf(codePoint)).toBe(propertiesOf(codePoint));
  }
  expect(other.mappingOf(0x1d400)).toBe('a');
});

test('the properties of a string are those of its code points together', () => {
  expect(propertiesOfAll('')).toBe(0);
  expect(propertiesOfAll('aא')).toBe(BIDI_L | BIDI_R_AL);
  expect(propertiesOfAll('\u{e0100}\ud800')).toBe(IGNORED | DISALLOWED);
});
