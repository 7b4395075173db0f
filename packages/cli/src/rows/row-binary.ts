import { UnreadableInput } from '../inputs.js';
import { type Bytes, maxLineBytes } from '../lines.js';
import { endedWithin, longestCount, readCount } from './block-counts.js';
import { ByteRange } from './byte-range.js';
import { TextBytes } from './byte-texts.js';
import type { Cell, RowFormat, RowSettings, RowWriter } from './row-format.js';
import { ByteRows, type Rows } from './rows.js';
import { UnreadBytes } from './unread-bytes.js';

/** https://clickhouse.com/docs/interfaces/formats/RowBinary */
export function rowBinary(settings: RowSettings): RowFormat {
  return {
    read: (stream) => readRows(stream, new BinaryRows(settings)),
    createWriter: () => binaryWriter(settings.namesColumn),
  };
}

/** Memory is that of a chunk and of the longest row. */
async function* readRows(stream: Bytes, reader: BinaryRows): AsyncGenerator<Rows> {
  const unread = new UnreadBytes();
  for await (const chunk of stream) {
    const start = Math.min(reader.skipped, chunk.length);
    reader.skipped -= start;
    unread.append(chunk.subarray(start));
    if (unread.length < reader.needed) continue;
    try {
      unread.skip(reader.takeRows(unread.view()));
    } finally {
      yield reader.rows;
    }
  }
  if (unread.length > 0 || !reader.isAtEnd()) throw endedWithin();
}

const longestLength = 9;
const longestName = 2 ** 16;

function notRowBinary(reason: string): UnreadableInput {
  return new UnreadableInput(`${reason}: standard input does not have these rows in RowBinary`);
}

/**
 * Splits bytes into rows.
 *
 *     host \0 http://example.org/
 *     |    |  the length in bytes (LEB128), and the URL
 *     |    a byte before a Nullable(String), which is 1 for NULL
 *     the name of the column, if a row begins with it
 */
class BinaryRows {
  readonly rows = new ByteRows();
  /** How many bytes the unfinished row needs at least. */
  needed = 1;
  /** How many bytes of a row that is too long are still to come. */
  skipped = 0;
  private readonly hasLeads: boolean;
  /** How many rows of the block are still to come. */
  private left: number;
  private readonly isNullable: boolean;
  private readonly isCounted: boolean;
  private bytes: Buffer = Buffer.alloc(0);
  /** After `readLength`: the offset after the length. */
  private start = 0;
  private lastLead = '';

  constructor({ isCounted, isNullable, namesColumn }: RowSettings) {
    this.isCounted = isCounted;
    this.isNullable = isNullable;
    this.hasLeads = namesColumn;
    this.left = isCounted ? 0 : Number.POSITIVE_INFINITY;
  }

  isAtEnd(): boolean {
    return this.skipped === 0 && !(this.isCounted && this.left > 0);
  }

  /** Takes all complete rows from bytes, and returns the offset after them. */
  takeRows(bytes: Buffer): number {
    this.bytes = bytes;
    this.rows.startIn(bytes);
    for (let offset = 0; ; ) {
      const end = this.left === 0 ? this.takeCount(offset) : this.takeRow(offset);
      if (end < 0) return offset;
      offset = end;
    }
  }

  /** Reads the number of rows before a block. Returns the offset after it; −1 if it is not complete. */
  private takeCount(offset: number): number {
    const rest = this.bytes.toString('latin1', offset, offset + longestCount + 1);
    const end = rest.indexOf('\n');
    if (end < 0 && rest.length <= longestCount) return this.needs(rest.length + 1);
    this.left = readCount(end < 0 ? rest : rest.slice(0, end));
    return offset + end + 1;
  }

  /** Reads a row. Returns the offset after it; −1 if it is not complete. */
  private takeRow(offset: number): number {
    const { bytes } = this;
    const leadEnd = this.hasLeads ? this.endOfLead(offset) : offset;
    if (leadEnd < 0) return -1;
    const leadStart = this.start;
    const nullEnd = this.isNullable ? leadEnd + 1 : leadEnd;
    if (nullEnd > bytes.length) return this.needs(nullEnd - offset);
    const isNull = this.isNullable && this.readIsNull(leadEnd);
    const length = isNull ? 0 : this.readLength(nullEnd, offset);
    if (length < 0) return -1;
    const start = isNull ? nullEnd : this.start;
    const end = start + length;
    const isTooLong = length > maxLineBytes;
    if (end > bytes.length && !isTooLong) return this.needs(end - offset);
    const lead = this.hasLeads ? this.leadIn(leadStart, leadEnd) : '';
    if (isNull) this.rows.addNull(lead);
    else if (isTooLong) this.rows.addTooLong(lead);
    else this.rows.add(start, end, lead);
    this.left--;
    this.skipped = Math.max(0, end - bytes.length);
    return Math.min(end, bytes.length);
  }

  /** Returns the name of a column. Most rows have the same name as the row before: its string is not made again. */
  private leadIn(start: number, end: number): string {
    const { bytes, lastLead } = this;
    let at = end - start === lastLead.length ? start : end + 1;
    while (at < end && bytes[at] === lastLead.charCodeAt(at - start)) at++;
    if (at !== end) this.lastLead = bytes.toString('utf8', start, end);
    return this.lastLead;
  }

  /** Returns the offset after the name of a column, and sets `start`; −1 if the length of the name is not complete. */
  private endOfLead(offset: number): number {
    const length = this.readLength(offset, offset);
    if (length > longestName) throw notRowBinary(`the name of a column has more than ${longestName} bytes`);
    return length < 0 ? -1 : this.start + length;
  }

  private readIsNull(offset: number): boolean {
    const byte = this.bytes[offset]!;
    if (byte > 1) throw notRowBinary(`expected 0 or 1 before a Nullable(String), not ${byte}`);
    return byte === 1;
  }

  /** Reads a length, and sets `start`; −1 if it is not complete. */
  private readLength(offset: number, rowStart: number): number {
    const { bytes } = this;
    const first = bytes[offset] ?? 0x80;
    if (first < 0x80) {
      this.start = offset + 1;
      return first;
    }
    let [value, factor] = [0, 1];
    for (let at = offset; at < offset + longestLength; at++, factor *= 0x80) {
      if (at >= bytes.length) return this.needs(at + 1 - rowStart);
      const byte = bytes[at]!;
      value += (byte & 0x7f) * factor;
      this.start = at + 1;
      if (byte < 0x80) return value;
    }
    throw notRowBinary(`the length of a row has more than ${longestLength} bytes`);
  }

  private needs(bytes: number): -1 {
    this.needed = bytes;
    return -1;
  }
}

/** @param isText whether every value is a Nullable(String), because rows have different columns */
function binaryWriter(isText: boolean): RowWriter {
  const bytes = new TextBytes();
  return {
    add: (cells) => {
      const { length } = bytes;
      try {
        for (const cell of cells) addCell(bytes, isText ? asText(cell) : cell);
      } catch (error) {
        bytes.length = length;
        throw error;
      }
    },
    take: () => bytes.take(),
  };
}

function asText(cell: Cell): Cell {
  return typeof cell === 'boolean' || typeof cell === 'number' ? `${cell}` : cell;
}

/** The type is Bool, Nullable(UInt16) for a port, or Nullable(String). */
function addCell(bytes: TextBytes, cell: Cell): void {
  if (typeof cell === 'string') {
    const { length } = bytes;
    bytes.add(0);
    addLength(bytes, cell.length);
    if (bytes.addASCII(cell)) return;
    bytes.length = length + 1;
    addLength(bytes, Buffer.byteLength(cell));
    bytes.addText(cell);
  } else if (cell === null) {
    bytes.add(1);
  } else if (cell instanceof ByteRange) {
    bytes.add(0);
    addLength(bytes, cell.end - cell.start);
    bytes.addRange(cell);
  } else if (typeof cell === 'boolean') {
    bytes.add(cell ? 1 : 0);
  } else {
    bytes.add(0);
    bytes.add(cell & 0xff);
    bytes.add(cell >> 8);
  }
}

function addLength(bytes: TextBytes, length: number): void {
  let rest = length;
  for (; rest > 0x7f; rest >>>= 7) bytes.add((rest & 0x7f) | 0x80);
  bytes.add(rest);
}
