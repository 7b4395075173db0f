/**
 * https://encoding.spec.whatwg.org/#encode-or-fail
 *
 * The bytes of a string up to the first code point that the encoding lacks.
 */
export interface EncodeResult {
  readonly bytes: Uint8Array;
  /** The code point that cannot be encoded, or `null` if the whole rest of the string was encoded. */
  readonly potentialError: number | null;
}

/**
 * https://encoding.spec.whatwg.org/#encoding
 *
 * The members of an encoding that URLs and forms need. `@url/encodings` creates such objects; a program may create its own.
 */
export interface Encoding {
  /** The encoding's name as the Encoding Standard spells it: "UTF-8", "Shift_JIS". */
  readonly name: string;
  /** Decodes bytes without removing a BOM, with U+FFFD for each malformed sequence. */
  decode(bytes: Uint8Array): string;
  /**
   * https://encoding.spec.whatwg.org/#get-an-encoder
   *
   * Returns a function that is called until `potentialError` is `null`. Each call continues after the code point that the previous
   * call could not encode.
   */
  getEncoder(input: string): () => EncodeResult;
}
