/**
 * https://encoding.spec.whatwg.org/#encode-or-fail
 *
 * What an encoder made of a string up to the first code point that the encoding lacks.
 */
export interface EncodeResult {
  readonly bytes: Uint8Array;
  /** The code point that cannot be encoded, or `null` when all of the rest was. */
  readonly potentialError: number | null;
}

/**
 * https://encoding.spec.whatwg.org/#encoding
 *
 * The little that URLs and forms need of an encoding. `@url/encodings` makes such objects; so may anyone.
 */
export interface Encoding {
  /** The encoding's name as the Encoding Standard spells it: "UTF-8", "Shift_JIS". */
  readonly name: string;
  /** Decodes bytes without removing a BOM, with U+FFFD (�) for what is malformed. */
  decode(bytes: Uint8Array): string;
  /**
   * https://encoding.spec.whatwg.org/#get-an-encoder
   *
   * Gives a function that is called until `potentialError` is `null`: each call goes on where the last one ended,
   * behind the code point that it could not encode.
   */
  getEncoder(input: string): () => EncodeResult;
}
