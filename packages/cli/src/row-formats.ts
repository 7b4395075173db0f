import { UnreadableInput } from './inputs.js';
import { readField } from './json-field.js';
import { type Bytes, maxLineBytes, readLines } from './lines.js';
import { escapeControls, quoteInput, unescapeControls } from './printable.js';
import type { FoundURL, URLInput } from './url-input.js';

/** A value in a row; `null` if the URL does not have it, or does not parse. */
export type Cell = string | number | boolean | null;

/**
 * @param url `null` if the text does not parse
 * @param text `null` if it is missing or too long
 */
export type CellGetter = (url: FoundURL | null, text: string | null, input: URLInput) => Cell;

export type Column = { readonly name: string; readonly cellOf: CellGetter };

/** Reads rows of one string, also those before an error, and writes rows of several values, under ClickHouse's name for the format. */
export interface RowFormat {
  /** @param isCounted whether a line with the number of its rows precedes each block */
  readonly read: (stream: Bytes, isCounted: boolean) => AsyncIterable<readonly (string | null)[]>;
  readonly write: (cells: readonly Cell[], columns: readonly Column[]) => string;
  readonly encoding: 'utf8' | 'latin1';
}

/** @param field with JSONEachRow, the member that contains the input; the first string by default */
export function rowFormats(field: string | null): Readonly<Record<string, RowFormat>> {
  return {
    RowBinary: {
      read: splitBinaryRows,
      write: (cells) => cells.map(binaryCell).join(''),
      encoding: 'latin1',
    },
    TabSeparated: lineFormat(unescapeTab, tabRow),
    JSONEachRow: lineFormat(
      (line) => readField(line, field)?.input ?? null,
      (cells, columns) => `${JSON.stringify(Object.fromEntries(cells.map((cell, at) => [columns[at]!.name, cell])))}\n`,
    ),
    LineAsString: lineFormat((line) => line, tabRow),
  };
}

function lineFormat(readLine: (line: string) => string | null, write: RowFormat['write']): RowFormat {
  const textOf = (line: string | null) => (line === null ? null : readLine(line));
  return {
    read: async function* (stream, isCounted) {
      let left = isCounted ? 0 : Number.POSITIVE_INFINITY;
      const isRow = (line: string | null): boolean => {
        if (left-- > 0) return true;
        left = readCount(line);
        return false;
      };
      for await (const lines of readLines(stream, { isExact: true })) {
        const rows: (string | null)[] = [];
        try {
          for (const line of lines) if (isRow(line)) rows.push(textOf(line));
        } finally {
          yield rows;
        }
      }
      if (isCounted && left > 0) throw new UnreadableInput(endedWithin);
    },
    write,
    encoding: 'utf8',
  };
}

/** https://clickhouse.com/docs/interfaces/formats/TabSeparated, in which "\N" is NULL, and a tab separates two texts */
function unescapeTab(text: string): string | null {
  return text === '\\N' || text.includes('\t') ? null : unescapeControls(text, 'tnr0bf');
}

function tabRow(cells: readonly Cell[]): string {
  const texts = cells.map((cell) => (cell === null ? '\\N' : escapeControls(`${cell}`, /[\0\b\f\r\n\t\\]/g)));
  return `${texts.join('\t')}\n`;
}

/** https://clickhouse.com/docs/interfaces/formats/RowBinary: the type is Bool, Nullable(UInt16) for a port, or Nullable(String) */
function binaryCell(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? '\x01' : '\0';
  if (cell === null) return '\x01';
  if (typeof cell === 'number') return `\0${String.fromCharCode(cell & 0xff, cell >> 8)}`;
  const bytes = /[^\0-\x7f]/.test(cell) ? Buffer.from(cell).toString('latin1') : cell;
  return `\0${leb128(bytes.length)}${bytes}`;
}

function leb128(length: number): string {
  let rest = length;
  let bytes = '';
  for (; rest > 0x7f; rest >>>= 7) bytes += String.fromCharCode((rest & 0x7f) | 0x80);
  return bytes + String.fromCharCode(rest);
}

/** The digits of the number of rows, and the bytes of a row's length (LEB128). */
const longestCount = 15;
const longestLength = 9;

const endedWithin = 'standard input ends within a row or a block';

/**
 * Splits a stream in ClickHouse's format RowBinary into rows of one string: its length in bytes (LEB128), then the bytes. Memory is
 * that of a chunk and of the longest row. A row that is too long is `null`, and its bytes are skipped.
 */
async function* splitBinaryRows(stream: Bytes, isCounted: boolean) {
  // The pieces of an unfinished row, which are joined once, so that the cost of a row is linear.
  let pieces: Uint8Array[] = [];
  let available = 0;
  const state = { needed: 1, skipped: 0, left: isCounted ? 0 : Number.POSITIVE_INFINITY };
  for await (const chunk of stream) {
    const start = Math.min(state.skipped, chunk.length);
    state.skipped -= start;
    available += chunk.length - start;
    pieces.push(chunk.subarray(start));
    if (available < state.needed) continue;
    const bytes = Buffer.concat(pieces);
    const rows: (string | null)[] = [];
    try {
      pieces = [bytes.subarray(takeRows(bytes, state, rows))];
    } finally {
      yield rows;
    }
    available = pieces[0]!.length;
  }
  if (available > 0 || state.skipped > 0 || (isCounted && state.left > 0)) throw new UnreadableInput(endedWithin);
}

/**
 * Takes all complete rows from bytes, and returns the offset after them.
 *
 * @param state how many bytes the unfinished row needs at least, how many bytes of a row that is too long and how many rows of a block are still to
 *   come
 */
function takeRows(
  bytes: Buffer,
  state: { needed: number; skipped: number; left: number },
  rows: (string | null)[],
): number {
  const text = bytes.toString('latin1');
  for (let offset = 0; ; ) {
    const isBlock = state.left === 0;
    const [value, start] = readNumber(text, offset, isBlock) ?? [0, bytes.length + 1];
    const end = isBlock ? start : start + value;
    const isTooLong = !isBlock && value > maxLineBytes;
    if (end > bytes.length && !isTooLong) {
      state.needed = end - offset;
      return offset;
    }
    if (!isBlock) rows.push(isTooLong ? null : decode(text, bytes, start, end));
    state.left = isBlock ? value : state.left - 1;
    state.skipped = Math.max(0, end - bytes.length);
    offset = Math.min(end, bytes.length);
  }
}

/** Reads the number of rows before a block, or the length of a row, and the offset after it; `null` if it is not complete. */
function readNumber(text: string, offset: number, isBlock: boolean): readonly [value: number, end: number] | null {
  const pattern = isBlock ? /[^\n]{0,15}\n/y : /[\x80-\xff]{0,8}[\0-\x7f]/y;
  pattern.lastIndex = offset;
  const [found] = pattern.exec(text) ?? [];
  if (found === undefined && text.length - offset < (isBlock ? longestCount + 1 : longestLength)) return null;
  if (isBlock) return [readCount(text.slice(offset).split('\n', 1)[0]!), offset + (found ?? '').length];
  if (found === undefined) {
    throw new UnreadableInput(
      `the length of a row has more than ${longestLength} bytes: standard input is not RowBinary`,
    );
  }
  let value = 0;
  for (let at = found.length - 1; at >= 0; at--) value = value * 0x80 + (found.charCodeAt(at) & 0x7f);
  return [value, offset + found.length];
}

/** The bytes as UTF-8. The text is the same bytes as Latin-1: a slice of it is faster. */
function decode(text: string, bytes: Buffer, start: number, end: number): string {
  const slice = text.slice(start, end);
  return /[\x80-\xff]/.test(slice) ? bytes.toString('utf8', start, end) : slice;
}

function readCount(line: string | null): number {
  if (line !== null && line.length <= longestCount && /^\d+$/.test(line)) return Number(line);
  const found = line === null ? 'a line that is too long' : quoteInput(line);
  throw new UnreadableInput(
    `expected the number of rows before a block, not ${found}: give --chunk-header only with send_chunk_header`,
  );
}
