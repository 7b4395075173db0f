import { UnreadableInput } from './inputs.js';
import { maxLineBytes } from './lines.js';

const LINE_FEED = 0x0a;

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
    let offset = 0;
    for (;;) {
      this.needed = bytes.length - offset + 1;
      if (this.left === 0) {
        const end = bytes.indexOf(LINE_FEED, offset);
        if (end < 0) return offset;
        this.left = readCount(text.slice(offset, end));
        offset = end + 1;
        continue;
      }
      const length = this.readLength(bytes, offset);
      if (length === null) return offset;
      const end = this.start + length;
      const isTooLong = length > maxLineBytes;
      if (!isTooLong && end > bytes.length) {
        this.needed = end - offset;
        return offset;
      }
      rows.push(isTooLong ? null : decode(text, bytes, this.start, end));
      this.left--;
      this.skipped = Math.max(0, end - bytes.length);
      offset = Math.min(end, bytes.length);
    }
  }

  /** The length of a row, whose bytes begin at `start`; `null` if the length is not all there. */
  private readLength(bytes: Buffer, offset: number): number | null {
    let length = 0;
    let factor = 1;
    for (let at = offset; at < bytes.length; at++) {
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
  if (line !== null && /^\d{1,15}$/.test(line)) return Number(line);
  throw new UnreadableInput('a block does not begin with the number of its rows');
}
