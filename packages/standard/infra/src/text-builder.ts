/**
 * The length in code units of a chunk of output, which is made one flat string before the next is begun. So what writes it takes little
 * more memory than its result: engines keep a string that grows piece by piece as a tree, of 80 bytes a piece.
 */
export const chunkLength = 0x800;

/**
 * Joins two strings. Engines throw errors of different types and messages where the result would be too long.
 *
 * @throws RangeError that says so
 */
export function concatenate(a: string, b: string): string {
  try {
    return a + b;
  } catch {
    throw new RangeError('The result would be longer than a string can be');
  }
}

/** Makes one flat string of the pieces: engines do so before they match a regular expression. */
export function flatten(text: string): string {
  /^/.test(text);
  return text;
}

/** A text that grows piece by piece. It takes little more memory than its result: the pieces are made flat by chunks. */
export class TextBuilder {
  private flattened = '';
  private chunk = '';

  /** Appends a piece of any length. Throws a RangeError if the text becomes longer than a string can be. */
  add(piece: string): void {
    this.chunk = concatenate(this.chunk, piece);
    if (this.chunk.length <= chunkLength) return;
    this.flattened = concatenate(this.flattened, flatten(this.chunk));
    this.chunk = '';
  }

  toString(): string {
    return concatenate(this.flattened, this.chunk);
  }
}
