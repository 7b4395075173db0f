import { UnreadableInput } from '../inputs.js';
import { ByteRange } from './byte-range.js';
import { TextBytes } from './byte-texts.js';
import type { Cell, Column } from './row-format.js';

/** An offset has 32 bits with a sign. */
const mostBytes = 2 ** 31 - 1;

/** Collects the cells of a column, and returns them as Arrow's buffers. See https://arrow.apache.org/docs/format/Columnar.html */
export class ArrowColumn {
  length = 0;
  private readonly type: Column['type'];
  private readonly texts = new TextBytes();
  private offsets = new Int32Array(2 ** 10);
  private valid = new Uint8Array(2 ** 7);
  private nulls = 0;

  constructor(type: Column['type']) {
    this.type = type;
  }

  add(cell: Cell): void {
    if (this.length + 1 >= this.offsets.length) this.grow();
    const { length } = this;
    const mask = 1 << (length & 7);
    if (cell === null) this.nulls++;
    const isSet = this.type === 'Bool' ? cell === true : cell !== null;
    if (isSet) this.valid[length >> 3]! |= mask;
    else this.valid[length >> 3]! &= ~mask;
    if (typeof cell === 'string') this.texts.addText(cell);
    else if (cell instanceof ByteRange) this.texts.addRange(cell);
    if (this.texts.length > mostBytes)
      throw new UnreadableInput('the results of a batch have more than 2 GiB: write smaller batches');
    this.offsets[length + 1] = typeof cell === 'number' ? cell : this.texts.length;
    this.length = length + 1;
  }

  /** Returns the buffers of all rows, and starts again. */
  take() {
    const { length, nulls: nullCount, type } = this;
    const bits = this.valid.slice(0, (length + 7) >> 3);
    const data = this.texts.take();
    const offsets = this.offsets.slice(0, length + 1);
    this.length = 0;
    this.nulls = 0;
    if (type === 'Bool') return { length, nullCount: 0, data: bits };
    const nullBitmap = nullCount === 0 ? null : bits;
    if (type === 'UInt16') {
      return { length, nullCount, nullBitmap, data: Uint16Array.from(offsets.subarray(1)) };
    }
    return { length, nullCount, nullBitmap, valueOffsets: offsets, data };
  }

  private grow(): void {
    const offsets = new Int32Array(this.offsets.length * 2);
    offsets.set(this.offsets);
    this.offsets = offsets;
    const valid = new Uint8Array(this.valid.length * 2);
    valid.set(this.valid);
    this.valid = valid;
  }
}
