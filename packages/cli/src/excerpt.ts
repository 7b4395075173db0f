/// <reference lib="es2022.intl" />

import { codePointAt } from '@url/infra';
import { escapeUnits } from '@url/infra/internal';
import stringWidth from 'string-width';
import { leftToRight, printable, visible } from './printable.js';

/** A piece of text that a terminal shows in its own columns: a character with its combining characters, or an escape. */
type Cell = { readonly text: string; readonly width: number; readonly start: number; readonly end: number };

const ellipsis = '…';
const segmenter = new Intl.Segmenter();

/**
 * A line of a text around a range, and the columns of the range in that line. Control characters and characters without width are shown as
 * escapes. A text that is longer than `maxWidth` columns is cut around the start of the range, with an ellipsis on either side. Offsets are in
 * UTF-16 code units.
 */
export function excerpt(input: string, start: number, end: number, maxWidth: number) {
  const cells = visibleCells(cutCells(input, start, 4 * maxWidth), start, maxWidth, input.length);
  const before = cells.length > 0 && cells[0]!.start > 0 ? ellipsis : '';
  const after = cells.length > 0 && cells[cells.length - 1]!.end < input.length ? ellipsis : '';
  return {
    text: leftToRight(before + cells.map(({ text }) => text).join('') + after),
    column: before.length + widthOf(cells.filter((cell) => cell.end <= start)),
    width: Math.max(1, widthOf(cells.filter((cell) => cell.end > start && cell.start < end))),
  };
}

/** The cells of the last text, because all errors of one input are shown one after another. */
let lastCells: { readonly text: string; readonly from: number; readonly cells: readonly Cell[] } | null = null;

/** The cells of no more than so many code units on either side, so that an excerpt costs the same of any input. */
function cutCells(input: string, offset: number, reach: number): readonly Cell[] {
  const from = findBoundary(input, Math.max(0, offset - reach));
  const text = input.slice(from, findBoundary(input, Math.min(input.length, offset + reach)));
  if (lastCells?.text !== text || lastCells.from !== from) lastCells = { text, from, cells: cellsOf(text, from) };
  return lastCells.cells;
}

function cellsOf(text: string, from: number): Cell[] {
  return [...segmenter.segment(text)].map(({ segment, index }) => {
    const isInvisible = /[\ud800-\udfff]/u.test(segment) || stringWidth(printable(segment)) === 0;
    const isEmoji = /\p{Extended_Pictographic}/u.test(segment);
    const shown = isInvisible ? escapeUnits(segment) : isEmoji ? printable(segment) : visible(segment);
    return { text: shown, width: stringWidth(shown), start: from + index, end: from + index + segment.length };
  });
}

/** The offset, or the one before it if it would split a surrogate pair. */
function findBoundary(input: string, offset: number): number {
  return offset > 0 && codePointAt(input, offset - 1) > 0xffff ? offset - 1 : offset;
}

/** The cells around an offset that fit, with room for two ellipses if any is left out. */
function visibleCells(cells: readonly Cell[], offset: number, maxWidth: number, length: number): readonly Cell[] {
  const total = widthOf(cells);
  const isWhole = cells.length === 0 || (cells[0]!.start === 0 && cells[cells.length - 1]!.end === length);
  if (isWhole && total <= maxWidth) return cells;
  const room = maxWidth - 2 * ellipsis.length;
  const column = widthOf(cells.filter(({ end }) => end <= offset));
  const left = Math.max(0, Math.min(column - Math.floor(room / 2), total - room));
  let position = 0;
  let used = 0;
  return cells.filter(({ width }) => {
    const isAfterStart = position >= left;
    position += width;
    if (isAfterStart) used += width;
    return isAfterStart && used <= room;
  });
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { width }) => sum + width, 0);
}
