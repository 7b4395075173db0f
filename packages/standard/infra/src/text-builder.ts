/**
 * The length of a chunk of output in code units. Each chunk is flattened before the next one starts, so that peak memory stays close to the size
 * of the result: engines keep a string that grows piece by piece as a tree, with 80 bytes for each piece.
 */
export const chunkLength = 0x800;

/**
 * Joins two strings. If the result would be too long, engines throw errors of different types.
 *
 * @throws RangeError if the result would be longer than a string can be
 */
export function concatenate(a: string, b: string): string {
  try {
    return a + b;
  } catch {
    throw new RangeError('The result would be longer than a string can be');
  }
}

/** Flattens a string: engines do so before they match a regular expression. */
export function flatten(text: string): string {
  /^/.test(text);
  return text;
}

/** A text that grows piece by piece. It needs little more memory than its result, because it flattens each chunk. */
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
