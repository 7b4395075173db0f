import { describe, expect, test } from 'vitest';
import { elideMiddle, elideStart, joinUnits, totalColumns, type Unit, UnitList } from '../src/units.js';

function unitsOf(text: string): Unit[] {
  const list = new UnitList();
  list.append(text, 'path');
  return list.units;
}

const write = (units: readonly Unit[]) => units.map(({ text }) => text).join('');

test('columns: two for a wide character, none for a mark', () => {
  expect(totalColumns(unitsOf('a日é'))).toBe(4);
  expect(totalColumns(unitsOf('e\u0301'))).toBe(1);
  expect(totalColumns(unitsOf('한かカ'))).toBe(6);
});

test('a mark joins what it stands on', () => {
  expect(unitsOf('ae\u0301\u0323b').map(({ text }) => text)).toEqual(['a', 'e\u0301\u0323', 'b']);
});

describe('elision', () => {
  test.each([
    [5, 'abcde', 'abcde'],
    [4, '…cde', 'ab…e'],
    [3, '…de', 'a…e'],
    [2, '…e', 'a…'],
    [1, '…', '…'],
    [0, '', ''],
  ])('to %d columns', (columns, start, middle) => {
    expect(write(elideStart(unitsOf('abcde'), columns))).toBe(start);
    expect(write(elideMiddle(unitsOf('abcde'), columns))).toBe(middle);
  });

  test('a wide character that does not fit leaves its room', () => {
    expect(write(elideStart(unitsOf('日本'), 2))).toBe('…');
    expect(write(elideMiddle(unitsOf('日本語'), 4))).toBe('日…');
  });
});

test('joined lists have no group in common', () => {
  const groups = joinUnits(unitsOf('a'), unitsOf('b')).map(({ group }) => group);
  expect(new Set(groups).size).toBe(2);
});
