import { chunkLength, flatten } from './percent-encode.js';

/** A text that grows piece by piece. It takes little more memory than its result: the pieces are made flat by chunks. */
export class TextBuilder {
  private flat = '';
  private chunk = '';

  /** Appends a piece of any length. */
  add(piece: string): void {
    this.chunk += piece;
    if (this.chunk.length <= chunkLength) return;
    this.flat += flatten(this.chunk);
    this.chunk = '';
  }

  toString(): string {
    return this.flat + this.chunk;
  }
}
