/** The bytes of a stream that are not yet read, in memory that is used again for each chunk. */
export class UnreadBytes {
  private memory = Buffer.alloc(0);
  private start = 0;
  private end = 0;

  get length(): number {
    return this.end - this.start;
  }

  /** Appends a chunk. The views that `view` returned then have other bytes. */
  append(chunk: Uint8Array): void {
    const { memory, length } = this;
    // A long row comes in many chunks, so memory doubles and the cost of the row is linear.
    if (this.end + chunk.length > memory.length) {
      if (length + chunk.length > memory.length)
        this.memory = Buffer.allocUnsafe(Math.max(length + chunk.length, memory.length * 2));
      memory.copy(this.memory, 0, this.start, this.end);
      this.start = 0;
      this.end = length;
    }
    this.memory.set(chunk, this.end);
    this.end += chunk.length;
  }

  view(): Buffer {
    return this.memory.subarray(this.start, this.end);
  }

  /** Removes bytes from the start. */
  skip(length: number): void {
    this.start += length;
  }
}
