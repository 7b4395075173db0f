import { describe, expect, test } from 'vitest';
import { createRun, elideMiddle, elideStart, type Run, totalColumns } from '../src/columns.js';

function runsOf(text: string): Run[] {
  return [{ ...createRun(text, 'path'), separators: '/', hasEscapes: true }];
}

const write = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

test('columns: two for a wide character, none for a mark', () => {
  expect(totalColumns(runsOf('a日é'))).toBe(4);
  expect(totalColumns(runsOf('e\u0301'))).toBe(1);
  expect(totalColumns(runsOf('한かカ'))).toBe(6);
});

test('a mark joins what it stands on, unless that is a separator', () => {
  expect(write(elideMiddle(runsOf('abe\u0301\u0323'), 2))).toBe('a…');
  expect(write(elideStart(runsOf('abe\u0301\u0323'), 2))).toBe('…e\u0301\u0323');
  expect(totalColumns(runsOf('/\u0301'))).toBe(2);
});

test('an escape is not cut', () => {
  expect(write(elideStart(runsOf('a%E2%80%8B'), 9))).toBe('…');
  expect(write(elideStart(runsOf('ab%E2%80%8B'), 10))).toBe('…%E2%80%8B');
  expect(write(elideMiddle(runsOf('%FF%FF%FF'), 7))).toBe('%FF…%FF');
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
    expect(write(elideStart(runsOf('abcde'), columns))).toBe(start);
    expect(write(elideMiddle(runsOf('abcde'), columns))).toBe(middle);
  });

  test('a wide character that does not fit leaves its room', () => {
    expect(write(elideStart(runsOf('日本'), 2))).toBe('…');
    expect(write(elideMiddle(runsOf('日本語'), 4))).toBe('日…');
  });
});
