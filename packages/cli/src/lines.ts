/** The longest line that is read, in bytes. A string has fewer than 512 Mi code units, and percent-encoding makes nine of some of them. */
export const maxLineBytes = 2 ** 27;

export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** A line without its terminator; `null` if the line is too long to be read. */
export type Line = string | null;

/**
 * Cuts a stream after the last line that each of its pieces completes. Memory is that of a piece and of the longest line that is read.
 *
 * @param end the byte that ends lines
 * @returns whole lines with their ends, which only the last line may lack; `null` for a line that is too long
 */
export async function* wholeLines(stream: Bytes, end: number, maxBytes = maxLineBytes): AsyncGenerator<Buffer | null> {
  // The pieces of an unfinished line, which are joined once, so that the cost of a line is linear; and the number of their bytes, which is
  // Infinity while the rest of a line that is too long is skipped.
  let pieces: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const first = chunk.indexOf(end);
    let rest = chunk;
    if (length + (first < 0 ? chunk.length : first) > maxBytes) {
      pieces = [];
      length = Number.POSITIVE_INFINITY;
      if (first < 0) continue;
      yield null;
      length = 0;
      rest = chunk.subarray(first + 1);
    }
    const endOfLast = rest.lastIndexOf(end) + 1;
    if (endOfLast > 0) {
      yield Buffer.concat([...pieces, rest.subarray(0, endOfLast)]);
      pieces = [];
      length = 0;
    }
    pieces.push(rest.subarray(endOfLast));
    length += rest.length - endOfLast;
  }
  if (length > 0) yield length > maxBytes ? null : Buffer.concat(pieces);
}

/**
 * Reads UTF-8 text as lines, as many at once as a chunk of the stream completes. A line feed is not part of any other code point in UTF-8, so
 * each line is decoded whole; what is not UTF-8 is treated as U+FFFD. The line feeds are left out, and also a BOM before the first line and a
 * carriage return before a line feed, unless `isExact`. Lines that end with NUL may contain a carriage return and a line feed.
 *
 * @param isExact whether the lines are rows of a data engine, which have equal results for equal bytes wherever they stand
 */
export async function* readLines(
  stream: Bytes,
  {
    nullTerminated = false,
    isExact = false,
    maxBytes,
  }: { readonly nullTerminated?: boolean; readonly isExact?: boolean; readonly maxBytes?: number } = {},
): AsyncGenerator<Line[]> {
  const end = nullTerminated ? '\0' : '\n';
  let isFirst = !isExact;
  for await (const bytes of wholeLines(stream, end.charCodeAt(0), maxBytes)) {
    const decoded = bytes?.toString('utf8') ?? null;
    const text = isFirst && decoded?.startsWith('\ufeff') ? decoded.slice(1) : decoded;
    isFirst = false;
    if (text !== '') yield text === null ? [null] : linesIn(text, end, end === '\n' && !isExact);
  }
}

function linesIn(text: string, end: string, dropsReturns: boolean): string[] {
  const lines = (text.endsWith(end) ? text.slice(0, -1) : text).split(end);
  return dropsReturns && text.includes('\r')
    ? lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
    : lines;
}
