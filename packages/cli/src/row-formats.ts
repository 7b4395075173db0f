import { readField } from './fields.js';
import { UnreadableInput } from './inputs.js';
import { maxLineBytes, readLines } from './lines.js';
import { escapeControls, quote, unescapeControls } from './printable.js';
import type { FoundURL, URLInput } from './url-input.js';

/** A value in a row; `null` if the URL does not have it, or does not parse. */
export type Cell = string | number | boolean | null;

/**
 * @param url `null` if the text does not parse
 * @param text `null` if it is missing or too long
 */
export type CellGetter = (url: FoundURL | null, text: string | null, input: URLInput) => Cell;

export interface Column {
  readonly name: string;
  readonly cellOf: CellGetter;
}

/** Reads rows of one string, and writes rows of several values, under ClickHouse's name for the format. */
export interface RowFormat {
  /** @param isCounted whether a line with the number of its rows precedes each block */
  readonly read: (stream: AsyncIterable<Uint8Array>, isCounted: boolean) => AsyncIterable<readonly (string | null)[]>;
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
    TabSeparated: lineFormat(unescapeTab, (cells) => `${cells.map(tabCell).join('\t')}\n`),
    JSONEachRow: lineFormat(
      (line) => readField(line, field)?.input ?? null,
      (cells, columns) => `${JSON.stringify(Object.fromEntries(cells.map((cell, at) => [columns[at]!.name, cell])))}\n`,
    ),
    LineAsString: lineFormat(
      (line) => line,
      (cells) => `${cells.map(tabCell).join('\t')}\n`,
    ),
  };
}

function lineFormat(readLine: (line: string) => string | null, write: RowFormat['write']): RowFormat {
  return {
    read: async function* (stream, isCounted) {
      let left = isCounted ? 0 : Number.POSITIVE_INFINITY;
      const isRow = (line: string | null): boolean => {
        if (left-- > 0) return true;
        left = readCount(line);
        return false;
      };
      for await (const lines of readLines(stream)) {
        yield lines.filter(isRow).map((line) => (line === null ? null : readLine(line)));
      }
      if (isCounted && left > 0) throw new UnreadableInput(endedWithin);
    },
    write,
    encoding: 'utf8',
  };
}

/** https://clickhouse.com/docs/interfaces/formats/TabSeparated, in which "\N" is NULL */
function unescapeTab(text: string): string | null {
  return text === '\\N' ? null : unescapeControls(text, 'tnr0bf');
}

function tabCell(cell: Cell): string {
  return cell === null ? '\\N' : escapeControls(`${cell}`, /[\0\b\f\r\n\t\\]/g);
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

export const endedWithin = 'standard input ends within a row or a block';

/**
 * Splits a stream in ClickHouse's format RowBinary into rows of one string: its length in bytes (LEB128), then the bytes. Memory is
 * that of a chunk and of the longest row. A row that is too long is `null`, and its bytes are skipped.
 *
 * @param isCounted whether a line with the number of its rows precedes each block
 */
export async function* splitBinaryRows(
  stream: AsyncIterable<Uint8Array>,
  isCounted: boolean,
): AsyncGenerator<(string | null)[]> {
  const splitter = new BinaryRows(isCounted);
  for await (const chunk of stream) {
    const rows = splitter.add(chunk);
    if (rows.length > 0) yield rows;
  }
  splitter.end();
}

class BinaryRows {
  /** The pieces of an unfinished row, which are joined once, so that the cost of a row is linear. */
  private pieces: Uint8Array[] = [];
  private available = 0;
  /** How many bytes the unfinished row needs at least. */
  private needed = 1;
  /** How many bytes of a row that is too long are still to come. */
  private skipped = 0;
  private left: number;
  private start = 0;
  private readonly isCounted: boolean;

  constructor(isCounted: boolean) {
    this.isCounted = isCounted;
    this.left = isCounted ? 0 : Number.POSITIVE_INFINITY;
  }

  add(chunk: Uint8Array): (string | null)[] {
    const start = Math.min(this.skipped, chunk.length);
    this.skipped -= start;
    this.pieces.push(chunk.subarray(start));
    this.available += chunk.length - start;
    if (this.available < this.needed) return [];
    const bytes = Buffer.concat(this.pieces, this.available);
    const rows: (string | null)[] = [];
    const offset = this.split(bytes, rows);
    this.pieces = [bytes.subarray(offset)];
    this.available = bytes.length - offset;
    return rows;
  }

  end(): void {
    if (this.available > 0 || this.skipped > 0 || (this.isCounted && this.left > 0)) {
      throw new UnreadableInput(endedWithin);
    }
  }

  /** @returns the offset of the first byte that belongs to no row yet */
  private split(bytes: Buffer, rows: (string | null)[]): number {
    const text = bytes.toString('latin1');
    for (let offset = 0; ; ) {
      this.needed = bytes.length - offset + 1;
      const end = this.left === 0 ? this.readHeader(text, offset) : this.readRow(text, bytes, offset, rows);
      if (end === null) return offset;
      offset = end;
    }
  }

  /** Reads the number of rows in a block. Returns the offset after it, or `null` if it is not all there. */
  private readHeader(text: string, offset: number): number | null {
    const end = text.indexOf('\n', offset);
    if (end < 0 && text.length - offset <= longestCount) return null;
    this.left = readCount(text.slice(offset, end < 0 ? text.length : end));
    return end + 1;
  }

  private readRow(text: string, bytes: Buffer, offset: number, rows: (string | null)[]): number | null {
    const length = this.readLength(bytes, offset);
    if (length === null) return null;
    const end = this.start + length;
    const isTooLong = length > maxLineBytes;
    if (!isTooLong && end > bytes.length) {
      this.needed = end - offset;
      return null;
    }
    rows.push(isTooLong ? null : decode(text, bytes, this.start, end));
    this.left--;
    this.skipped = Math.max(0, end - bytes.length);
    return Math.min(end, bytes.length);
  }

  /** The length of a row, whose bytes begin at `start`; `null` if the length is not all there. */
  private readLength(bytes: Buffer, offset: number): number | null {
    let length = 0;
    let factor = 1;
    for (let at = offset; at < bytes.length; at++) {
      if (at - offset === longestLength) {
        throw new UnreadableInput(
          `the length of a row has more than ${longestLength} bytes: standard input is not RowBinary`,
        );
      }
      length += (bytes[at]! & 0x7f) * factor;
      factor *= 0x80;
      if (bytes[at]! >= 0x80) continue;
      this.start = at + 1;
      return length;
    }
    return null;
  }
}

/** The bytes as UTF-8. The text is the same bytes as Latin-1: a slice of it is faster. */
function decode(text: string, bytes: Buffer, start: number, end: number): string {
  const slice = text.slice(start, end);
  return /[\x80-\xff]/.test(slice) ? bytes.toString('utf8', start, end) : slice;
}

/** Reads the number of rows in a block. */
export function readCount(line: string | null): number {
  if (line !== null && line.length <= longestCount && /^\d+$/.test(line)) return Number(line);
  const found = line === null ? 'a line that is too long' : quote(line);
  throw new UnreadableInput(
    `expected the number of rows before a block, not ${found}: give --chunk-header only with send_chunk_header`,
  );
}
