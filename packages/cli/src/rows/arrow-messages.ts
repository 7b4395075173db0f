import type { Message } from 'apache-arrow';
import { UnreadableInput } from '../inputs.js';
import type { Bytes } from '../lines.js';
import { endedWithin } from './block-counts.js';

export interface ArrowMessage {
  readonly message: Message;
  /** All bytes of the message, with its prefix and its body. */
  readonly bytes: Buffer;
}

const prefixLength = 8;
const continuation = 0xffffffff;
/** A description of a batch with one column has less than a kilobyte. */
const longestMetadata = 2 ** 24;

/**
 * Splits a stream of Arrow's IPC format into messages. The reader of apache-arrow waits for the message after a batch before it returns
 * the batch, so a program that waits for an answer would wait forever.
 *
 *     FFFFFFFF 00000098 metadata                  body
 *     |        |        says how long the body is
 *     |        the length of the metadata; 0 ends the stream
 *     continuation
 *
 * See https://arrow.apache.org/docs/format/Columnar.html#encapsulated-message-format
 */
export async function* arrowMessages(
  stream: Bytes,
  decode: (metadata: Uint8Array) => Message,
): AsyncGenerator<ArrowMessage> {
  const queue = new ByteQueue(stream);
  for (;;) {
    if (!(await queue.has(1))) return;
    if (!(await queue.has(prefixLength))) throw endedWithin();
    const prefix = queue.peek(prefixLength);
    const length = prefix.readUInt32LE(4);
    if (prefix.readUInt32LE(0) !== continuation || length > longestMetadata) throw notArrow();
    if (length === 0) return;
    if (!(await queue.has(prefixLength + length))) throw endedWithin();
    const message = decodeOrThrow(decode, queue.peek(prefixLength + length).subarray(prefixLength));
    const end = prefixLength + length + message.bodyLength;
    if (!(await queue.has(end))) throw endedWithin();
    yield { message, bytes: queue.take(end) };
  }
}

export function notArrow(reason = 'it is not a stream in Arrow IPC format'): UnreadableInput {
  return new UnreadableInput(`cannot read standard input as ArrowStream: ${reason}`);
}

function decodeOrThrow(decode: (metadata: Uint8Array) => Message, metadata: Uint8Array): Message {
  try {
    return decode(metadata);
  } catch {
    throw notArrow();
  }
}

/** The bytes of a stream that have not been taken. */
class ByteQueue {
  private readonly chunks: AsyncIterator<Uint8Array> | Iterator<Uint8Array>;
  private pieces: Buffer[] = [];
  private length = 0;

  constructor(stream: Bytes) {
    this.chunks = Symbol.asyncIterator in stream ? stream[Symbol.asyncIterator]() : stream[Symbol.iterator]();
  }

  /** Reads until there are as many bytes; returns `false` if the stream ends before. */
  async has(length: number): Promise<boolean> {
    while (this.length < length) {
      const { done, value } = await this.chunks.next();
      if (done) return false;
      this.pieces.push(Buffer.from(value.buffer, value.byteOffset, value.length));
      this.length += value.length;
    }
    return true;
  }

  peek(length: number): Buffer {
    if (this.pieces.length !== 1 && this.pieces[0]!.length < length) this.pieces = [Buffer.concat(this.pieces)];
    return this.pieces[0]!.subarray(0, length);
  }

  /** Removes bytes. The copy starts at a multiple of eight in its memory, as typed arrays over it need. */
  take(length: number): Buffer {
    const all = this.pieces.length === 1 ? this.pieces[0]! : Buffer.concat(this.pieces);
    const taken = Buffer.alloc(length);
    all.copy(taken, 0, 0, length);
    this.pieces = all.length > length ? [all.subarray(length)] : [];
    this.length -= length;
    return taken;
  }
}
