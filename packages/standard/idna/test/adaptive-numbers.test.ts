import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNumberWriter } from '../../../../tools/data/idna/number-writer.js';
import { createReader } from '../src/adaptive-numbers.js';

type Cell = readonly [number: number, column: number, neighbour: number];

function pack(cells: readonly Cell[]): string {
  const { write, finish } = createNumberWriter();
  for (const [number, column, neighbour] of cells) write(number, column, neighbour);
  return finish();
}

function unpack(packed: string, cells: readonly Cell[]): number[] {
  const next = createReader(packed);
  return cells.map(([, column, neighbour]) => next(column, neighbour));
}

const small = fc.nat({ max: 3 });

test('numbers come out as the generator put them in', () => {
  const cell = fc.tuple(fc.oneof(small, fc.nat({ max: 0x1000000 })), fc.nat({ max: 127 }), fc.nat({ max: 0x10ffff }));
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 200 }), (cells) => {
      const packed = pack(cells);
      expect(packed).toMatch(/^[#-[\]-~]*$/);
      expect(unpack(packed, cells)).toStrictEqual(cells.map(([number]) => number));
    }),
  );
});

test('they also come out when thousands of them are equal, and then another comes', () => {
  const cells = Array.from({ length: 5000 }, (_, index): Cell => [index % 1000 === 999 ? 77 : 1, 1, 2]);
  expect(unpack(pack(cells), cells)).toStrictEqual(cells.map(([number]) => number));
});

test('what the neighbour predicts takes fewer digits', () => {
  const predicted = Array.from({ length: 1000 }, (_, index): Cell => [(index * 7919) % 64, 1, (index * 7919) % 64]);
  const alone = predicted.map(([number, column]): Cell => [number, column, 0]);
  expect(pack(predicted).length).toBeLessThan(pack(alone).length / 3);
});
