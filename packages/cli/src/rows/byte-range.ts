/** A part of bytes that are ASCII. It is written without a string. */
export class ByteRange {
  bytes: Buffer = Buffer.alloc(0);
  start = 0;
  end = 0;

  set(bytes: Buffer, start: number, end: number): void {
    this.bytes = bytes;
    this.start = start;
    this.end = end;
  }

  toString(): string {
    return this.bytes.toString('latin1', this.start, this.end);
  }
}
