const LINE_FEED = 0x0a;

/** The longest line that is read, in bytes. A string has fewer than 512 Mi code units, and percent-encoding makes nine of some of them. */
export const maxLineBytes = 2 ** 27;

/** The bytes of a stream in any pieces. */
export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** A line without its terminator; `null` if the line is too long to be read. */
export type Line = string | null;

export interface ReadLinesOptions {
  /** Whether lines end with NUL; then they may contain a carriage return and a line feed. */
  readonly nullTerminated?: boolean;
  readonly maxBytes?: number;
}

/**
 * Reads UTF-8 text as lines, as many at once as a chunk of the stream completes: memory is that of a chunk and of the longest
 * line that is read. A line feed is not part of any other code point in UTF-8, so lines are cut from the bytes and each is
 * decoded whole. A BOM before the first line, a carriage return before a line feed, and the line feeds are left out.
 *
 * @param stream the bytes in any pieces; what is not UTF-8 is read as U+FFFD
 */
export async function* readLines(
  stream: Bytes,
  { nullTerminated = false, maxBytes = maxLineBytes }: ReadLinesOptions = {},
): AsyncGenerator<Line[]> {
  const end = nullTerminated ? 0 : LINE_FEED;
  // The pieces of an unfinished line, which are joined once, so that the cost of a line is linear; and the number of their bytes. If
  // the line is too long, the list is empty and the number is Infinity.
  let pieces: Uint8Array[] = [];
  let length = 0;
  let isFirst = true;
  for await (const chunk of stream) {
    let rest = chunk;
    const endOfLine = length + chunk.length > maxBytes ? endOfFirstLine(chunk, end) : 0;
    if (length + endOfLine > maxBytes) {
      pieces = [];
      length = Number.POSITIVE_INFINITY;
      if (endOfLine === chunk.length) continue;
      yield [null];
      isFirst = false;
      length = 0;
      rest = chunk.subarray(endOfLine + 1);
    }
    const last = rest.lastIndexOf(end);
    if (last >= 0) {
      yield linesIn([...pieces, rest.subarray(0, last)], isFirst, nullTerminated);
      isFirst = false;
      pieces = [];
      length = 0;
      rest = rest.subarray(last + 1);
    }
    if (rest.length > 0) pieces.push(rest);
    length += rest.length;
  }
  if (length === Number.POSITIVE_INFINITY) yield [null];
  else if (pieces.length > 0) yield linesIn(pieces, isFirst, nullTerminated);
}

/** @returns where the first line of a chunk ends: at the byte that ends lines, or at the end of the chunk */
function endOfFirstLine(chunk: Uint8Array, end: number): number {
  const index = chunk.indexOf(end);
  return index < 0 ? chunk.length : index;
}

function linesIn(pieces: readonly Uint8Array[], isFirst: boolean, nullTerminated: boolean): Line[] {
  const decoded = (pieces.length === 1 ? asBuffer(pieces[0]!) : Buffer.concat(pieces)).toString('utf8');
  const text = isFirst && decoded.startsWith('\ufeff') ? decoded.slice(1) : decoded;
  if (nullTerminated) return text.split('\0');
  const lines = text.split('\n');
  return text.includes('\r') ? lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line)) : lines;
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
