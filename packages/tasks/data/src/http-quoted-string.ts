/** A value and the offset after it. */
interface Collected {
  readonly value: string;
  readonly end: number;
}

/**
 * https://fetch.spec.whatwg.org/#collect-an-http-quoted-string
 *
 *     x="a\"b"c
 *       ^     ^
 *       start end
 *
 * Returns the extracted value. A backslash at the end of the input is literal.
 */
export function collectHTTPQuotedString(input: string, start: number): Collected {
  let value = '';
  let from = start + 1;
  for (;;) {
    let end = from;
    while (end < input.length && input[end] !== '"' && input[end] !== '\\') end++;
    value += input.slice(from, end);
    if (input[end] !== '\\') return { value, end: Math.min(end + 1, input.length) };
    value += end + 1 < input.length ? input[end + 1] : '\\';
    from = Math.min(end + 2, input.length);
  }
}
