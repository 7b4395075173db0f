import { codePointAt } from '@url/infra/internal';
import { lengthOfEscape } from './escapes.js';
import { BOPOMOFO, classOf, HAN, HANGUL, HIRAGANA, KATAKANA, MARK } from './identifier-table.js';

/** The parts that a range can name. */
export type URLPart = 'scheme' | 'host' | 'port' | 'path' | 'query' | 'fragment';

/**
 * The shown text of one part, or a delimiter. It consists of units: characters with their marks, or escapes. A unit is shown whole or not at
 * all. Units are not stored, because each would take 80 bytes.
 */
export interface Run {
  readonly text: string;
  readonly part: URLPart | null;
  /** Whether it belongs to the registrable domain. */
  readonly isSite: boolean;
  /**
   * The characters that divide it into labels, segments, names or values. Each piece is isolated if it is right-to-left; a separator is also
   * a piece.
   */
  readonly separators: string;
  /** Whether percent-escapes are units. */
  readonly hasEscapes: boolean;
}

/** Returns a run without pieces and escapes. */
export function createRun(text: string, part: URLPart | null): Run {
  return { text, part, isSite: false, separators: '', hasEscapes: false };
}

export const ELLIPSIS: Run = /* @__PURE__ */ createRun('\u2026', null);

const WIDE = HAN | HANGUL | HIRAGANA | KATAKANA | BOPOMOFO;

/** Returns the columns of a character in a terminal or a monospaced font. */
function columnsOf(codePoint: number): number {
  return codePoint >= 0x1100 && classOf(codePoint) & WIDE ? 2 : 1;
}

function isMark(codePoint: number): boolean {
  return codePoint > 0x7f && (classOf(codePoint) & MARK) !== 0;
}

/** Returns the end of the unit at an offset. A mark belongs to the character before it, unless that is a separator. */
function endOfUnit({ text, separators, hasEscapes }: Run, start: number): number {
  const codePoint = codePointAt(text, start);
  let end = start + (codePoint > 0xffff ? 2 : 1);
  if (hasEscapes && codePoint === 0x25 /* % */) end = start + lengthOfEscape(text, start);
  if (separators.includes(text.charAt(start))) return end;
  while (end < text.length && isMark(codePointAt(text, end))) end += codePointAt(text, end) > 0xffff ? 2 : 1;
  return end;
}

/** Returns the columns of the unit between two offsets. */
function columnsOfUnit(text: string, start: number, end: number): number {
  const codePoint = codePointAt(text, start);
  if (codePoint > 0x7f) return columnsOf(codePoint);
  let columns = 1;
  while (start + columns < end && text.charCodeAt(start + columns) <= 0x7f) columns++;
  return columns;
}

/** A place between two units. */
interface Place {
  readonly run: number;
  readonly offset: number;
  /** The columns before it. */
  readonly columns: number;
}

/** Advances from the start while a function accepts the columns so far. */
function findPlace(runs: readonly Run[], fits: (before: number, after: number) => boolean): Place {
  let columns = 0;
  for (let index = 0; index < runs.length; index++) {
    const run = runs[index]!;
    for (let offset = 0; offset < run.text.length; ) {
      const end = endOfUnit(run, offset);
      const after = columns + columnsOfUnit(run.text, offset, end);
      if (!fits(columns, after)) return { run: index, offset, columns };
      columns = after;
      offset = end;
    }
  }
  return { run: runs.length, offset: 0, columns };
}

/** Returns the total columns of the runs. */
export function totalColumns(runs: readonly Run[]): number {
  return findPlace(runs, () => true).columns;
}

function sliceRun(run: Run, start: number, end: number): Run[] {
  return start < end ? [{ ...run, text: run.text.slice(start, end) }] : [];
}

function runsBefore(runs: readonly Run[], { run, offset }: Place): Run[] {
  return [...runs.slice(0, run), ...(offset > 0 ? sliceRun(runs[run]!, 0, offset) : [])];
}

function runsAfter(runs: readonly Run[], { run, offset }: Place): Run[] {
  return run < runs.length ? [...sliceRun(runs[run]!, offset, runs[run]!.text.length), ...runs.slice(run + 1)] : [];
}

/** Returns the start of the longest end that fits into the columns. */
function startOfEnd(runs: readonly Run[], total: number, columns: number): Place {
  return findPlace(runs, (before) => total - before > columns);
}

/** Returns the runs, or an ellipsis and the longest end that fits into the columns. */
export function elideStart(runs: readonly Run[], columns: number): Run[] {
  const total = totalColumns(runs);
  if (total <= columns) return runs.slice();
  return columns < 1 ? [] : [ELLIPSIS, ...runsAfter(runs, startOfEnd(runs, total, columns - 1))];
}

/** Returns the runs, or the longest start and end that fit into the columns, with an ellipsis between them. */
export function elideMiddle(runs: readonly Run[], columns: number): Run[] {
  const total = totalColumns(runs);
  if (total <= columns) return runs.slice();
  if (columns < 1) return [];
  const end = startOfEnd(runs, total, Math.floor((columns - 1) / 2));
  const room = columns - 1 - (total - end.columns);
  const start = findPlace(runs, (_, after) => after <= room);
  const ellipsis = isWithinOnePiece(runs, start, end) ? INNER_ELLIPSIS : ELLIPSIS;
  return [...runsBefore(runs, start), ellipsis, ...runsAfter(runs, end)];
}

/** Replaces the middle of one piece by an ellipsis. Both ends share one decision about right-to-left text. */
export const INNER_ELLIPSIS: Run = /* @__PURE__ */ createRun('\u2026', null);

function isWithinOnePiece(runs: readonly Run[], start: Place, end: Place): boolean {
  if (start.run !== end.run || start.offset === 0) return false;
  const { text, separators } = runs[start.run]!;
  for (let offset = start.offset - 1; offset <= end.offset; offset++) {
    if (separators.includes(text.charAt(offset))) return false;
  }
  return true;
}
