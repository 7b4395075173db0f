import type { Writable } from 'node:stream';

/** Thrown if the reader of the output has closed the pipe, as `head` does after its lines. */
export class ClosedPipe extends Error {}

/** A stream that is written piece by piece: each piece is written before the next one is made. */
export class Output {
  private readonly open: () => Writable;
  private stream: Writable | null = null;

  /** @param open gives the stream; called before the first write */
  constructor(open: () => Writable) {
    this.open = open;
  }

  /** Waits until the stream has taken the text or the bytes. Throws `ClosedPipe`, or the error for which it could not be written. */
  async write(text: string | Uint8Array): Promise<void> {
    if (text.length === 0) return;
    this.stream ??= this.opened();
    const { stream } = this;
    const error = await new Promise<NodeJS.ErrnoException | null | undefined>((resolve) => {
      stream.write(text, resolve);
    });
    if (error == null) return;
    throw error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED' ? new ClosedPipe() : error;
  }

  private opened(): Writable {
    const stream = this.open();
    // An error comes to the callback of `write` too; without a listener it would end the process before.
    stream.on('error', () => {});
    return stream;
  }
}
