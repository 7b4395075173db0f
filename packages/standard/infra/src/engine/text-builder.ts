export { chunkLength, concatenate, flatten } from '../text-builder.js';

/** A text that grows piece by piece. A text that becomes longer than a string can be throws the engine's error. */
export class TextBuilder {
  private text = '';

  /** Appends a piece of any length. */
  add(piece: string): void {
    this.text += piece;
  }

  toString(): string {
    return this.text;
  }
}
