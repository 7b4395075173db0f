import { concatenate } from '../text-builder.js';

export { chunkLength, concatenate, flatten } from '../text-builder.js';

/** A text that grows piece by piece. */
export class TextBuilder {
  private text = '';

  /** Appends a piece of any length. Throws a RangeError if the text becomes longer than a string can be. */
  add(piece: string): void {
    this.text = concatenate(this.text, piece);
  }

  toString(): string {
    return this.text;
  }
}
