const LINE_FEED = 0x0a;

/**
 * Reads UTF-8 text as lines, as many at once as a chunk of the stream completes: memory is that of a chunk and the longest
 * line. A line feed is no part of any other code point in UTF-8, so that lines are cut from the bytes and each is decoded whole.
 * A BOM before the first line, a carriage return before a line feed, and the line feeds are left out.
 *
 * @param stream the bytes in any pieces; what is not UTF-8 is read as U+FFFD (�)
 */
export async function* readLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  // The pieces of a line that goes on; joined once, so that a long line costs what it measures.
  let pieces: Uint8Array[] = [];
  let isFirst = true;
  for await (const chunk of stream) {
    const end = chunk.lastIndexOf(LINE_FEED);
    if (end < 0) {
      if (chunk.length > 0) pieces.push(chunk);
      continue;
    }
    yield linesIn([...pieces, chunk.subarray(0, end)], isFirst);
    pieces = end + 1 < chunk.length ? [chunk.subarray(end + 1)] : [];
    isFirst = false;
  }
  if (pieces.length > 0) yield linesIn(pieces, isFirst);
}

function linesIn(pieces: readonly Uint8Array[], isFirst: boolean): string[] {
  const decoded = (pieces.length === 1 ? asBuffer(pieces[0]!) : Buffer.concat(pieces)).toString('utf8');
  const text = isFirst && decoded.startsWith('\ufeff') ? decoded.slice(1) : decoded;
  const lines = text.split('\n');
  return text.includes('\r') ? lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line)) : lines;
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
