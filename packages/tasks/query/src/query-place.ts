/** An object with the query as a field: a `URLRecord`, or an object literal that says that a string is a query. */
export interface WithQuery {
  readonly query: string | null;
}

/** A `URL` object of any engine. */
export interface WithHref {
  readonly href: string;
}

/** The place of the query in the text that is edited. */
export interface QueryPlace {
  /** The text before the query, without the "?". */
  readonly before: string;
  /** The query without "?", or `null` where there is none. */
  readonly query: string | null;
  /** The text after the query. */
  readonly after: string;
  readonly isInURL: boolean;
}

export function placeOf(input: string | WithHref | WithQuery, kind: 'query' | 'url' | null | undefined): QueryPlace {
  const text = typeof input === 'string' ? input : hrefOf(input);
  if (text !== null && (text !== input || kind === 'url' || (kind !== 'query' && looksLikeURL(text))))
    return placeInURL(text);
  return { before: '', query: text ?? (input as WithQuery).query, after: '', isInURL: false };
}

/** The `href` of a URL object. A property of `Object.prototype` does not count. */
function hrefOf(input: WithHref | WithQuery): string | null {
  const { href } = input as Partial<WithHref>;
  return href === undefined || href === (Object.prototype as Partial<WithHref>).href ? null : href;
}

/** Whether the text has a delimiter of URLs before the first delimiter of queries. */
function looksLikeURL(text: string): boolean {
  return /^[^=&:/?#\\]*[:/?#\\]/.test(text);
}

/**
 * https://url.spec.whatwg.org/#url-parsing
 *
 *     https://example.org/a?b=c#d
 *     ^                    ^   ^ ^
 *     before               |   | end
 *                          |   after
 *                          search
 *
 * The fragment starts at the first "#", and the query at the first "?" before it, whatever the URL is. Spaces and controls at
 * the end belong to neither, since the URL parser removes them.
 */
function placeInURL(text: string): QueryPlace {
  let end = text.length;
  while (end > 0 && text[end - 1]! <= ' ') end--;
  const match = /^([^?#]*)(\?[^#]*)?(.*)/s.exec(text.slice(0, end))!;
  return { before: match[1]!, query: match[2]?.slice(1) ?? null, after: match[3]! + text.slice(end), isInURL: true };
}
