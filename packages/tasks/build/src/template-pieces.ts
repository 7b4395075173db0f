/**
 * The result of a template, which another template inserts unchanged.
 *
 * @example
 * import { url } from '@url/build';
 *
 * const piece = url.path`a/${'b/c'}`;
 * String(piece); // => 'a/b%2Fc'
 * url`https://h/${piece}`.href; // => 'https://h/a/b%2Fc'
 */
export class URLPiece {
  readonly #kind: 'path' | 'query';
  readonly #text: string;

  /** @internal */
  constructor(kind: 'path' | 'query', text: string) {
    this.#kind = kind;
    this.#text = text;
  }

  /** Returns the text of a piece of that kind; `null` for every other value. Throws a TypeError for an object that inherits from a piece. */
  static textOf(value: unknown, kind: 'path' | 'query'): string | null {
    return value instanceof URLPiece && value.#kind === kind ? value.#text : null;
  }

  /** Returns the encoded text. */
  toString(): string {
    return this.#text;
  }
}
