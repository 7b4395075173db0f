/** Replaces lone surrogates: with the flag "u" a pair is one code point. */
export function toScalarValueString(input: string): string {
  return input.replace(/[\ud800-\udfff]/gu, '\ufffd');
}
