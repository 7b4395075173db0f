import { isUtf8 } from 'node:buffer';
import { UnreadableInput } from './inputs.js';
import { type Bytes, maxLineBytes } from './lines.js';

/** A byte that is not UTF-8, as a lone surrogate: U+DC80 to U+DCFF, which UTF-8 does not encode. */
const FIRST_STRAY = 0xdc00;

/** A piece of output. Text is written as UTF-8. */
export type Piece = string | Uint8Array;

export interface RedactStreamOptions {
  /** The byte that ends a line. */
  readonly end: number;
  readonly maxBytes?: number;
}

/**
 * Redacts a stream line by line. All other bytes stay, also a BOM, carriage returns and bytes that are not UTF-8.
 *
 * @param stream the bytes in any pieces
 * @param redact replaces the secrets of one line
 * @throws UnreadableInput for a line that is too long: it is not written, because its secrets are not known
 */
export async function* redactStream(
  stream: Bytes,
  redact: (line: string) => string,
  { end, maxBytes = maxLineBytes }: RedactStreamOptions,
): AsyncGenerator<Piece> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const last = chunk.lastIndexOf(end);
    length += last < 0 ? chunk.length : 0;
    if (length > maxBytes) throw new UnreadableInput(`cannot redact a line of more than ${maxBytes} bytes`);
    if (last < 0) pieces.push(chunk);
    else {
      yield redactLines(Buffer.concat([...pieces, chunk.subarray(0, last + 1)]), redact, end);
      pieces = [chunk.subarray(last + 1)];
      length = chunk.length - last - 1;
    }
  }
  if (length > 0) yield redactLines(Buffer.concat(pieces), redact, end);
}

function redactLines(bytes: Buffer, redact: (line: string) => string, end: number): Piece {
  const isText = isUtf8(bytes);
  const separator = String.fromCharCode(end);
  const lines = (isText ? bytes.toString('utf8') : decode(bytes)).split(separator);
  const output = lines.map(redact).join(separator);
  return isText ? output : encode(output);
}

/** Decodes UTF-8, with a lone surrogate for each byte that is none. */
function decode(bytes: Buffer): string {
  let text = '';
  for (let start = 0; start < bytes.length; ) {
    const end = endOfUTF8(bytes, start);
    text += end > start ? bytes.toString('utf8', start, end) : String.fromCharCode(FIRST_STRAY + bytes[start]!);
    start = Math.max(end, start + 1);
  }
  return text;
}

/** The end of the code points that start at an offset: of all bytes up to the next one that is not ASCII, or of one code point. */
function endOfUTF8(bytes: Buffer, start: number): number {
  let end = start;
  while (end < bytes.length && bytes[end]! < 0x80) end++;
  if (end > start || end === bytes.length) return end;
  const lead = bytes[start]!;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  return start + length <= bytes.length && isUtf8(bytes.subarray(start, start + length)) ? start + length : start;
}

function encode(text: string): Buffer {
  const pieces = text
    .split(/([\udc80-\udcff])/u)
    .map((piece, index) =>
      index % 2 === 0 ? Buffer.from(piece, 'utf8') : Buffer.from([piece.charCodeAt(0) - FIRST_STRAY]),
    );
  return Buffer.concat(pieces);
}
