/**
 * Matches a percent-encoded byte above 0x7F or UTF-8 sequence. It ends where the decoder of the Encoding Standard returns U+FFFD. The group is
 * the last byte of a complete sequence. See https://encoding.spec.whatwg.org/#utf-8-decoder.
 */
const SEQUENCE =
  /%(?:(?!c[01]|e0%[89]|ed%[ab]|f0%8|f4%[9ab])(?:[cd].|e.%[89ab].|f[0-4]%[89ab].(?:%[89ab].)?)(%[89ab].)?|[89a-f].)/gi;

/**
 * Prepares a string for `decodeURIComponent`, so that it decodes as the standard does: a "%" without two hex digits becomes "%25", and invalid
 * UTF-8 becomes U+FFFD. Works in chunks, because the engine keeps up to 90 bytes for each match until a `replace` with a function ends. No
 * chunk ends within an escape or within a sequence.
 */
export function repairPercentEncoding(input: string): string {
  return input.replace(/%.{0,999}[^%]*(%[89ab][^%]){0,3}/gis, (chunk) =>
    chunk.replace(/%(?![\da-f]{2})/gi, '%25').replace(SEQUENCE, (sequence, last) => (last ? sequence : '\ufffd')),
  );
}

/**
 * Percent-decodes a string and decodes the result as UTF-8 without BOM. Equals `percentDecodeString` followed by `utf8DecodeWithoutBOM`, but does
 * not allocate the bytes. See https://url.spec.whatwg.org/#string-percent-decode.
 *
 * @param input scalar values
 */
export function percentDecodeText(input: string): string {
  try {
    return decodeURIComponent(input);
  } catch {
    return decodeURIComponent(repairPercentEncoding(input));
  }
}
