import type { Writable } from 'node:stream';

/** Thrown if the reader of the output has closed the pipe, as `head` does after its lines. */
export class ClosedPipe extends Error {}

/** A stream that is written piece by piece: each piece is written before the next one is made. */
export class Output {
  private readonly open: () => Writable;
  private stream: Writable | null = null;

  /** @param open returns the stream; called before the first write */
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

const firstShownAfter = 500;
const shownEvery = 100;

/** A line on the terminal with the progress of long work. It is removed when the work ends, and before messages are written. */
export class Progress {
  private readonly output: Output;
  private readonly isShown: () => boolean;
  private readonly start = Date.now();
  private next = this.start + firstShownAfter;
  private isDrawn = false;

  /** @param isShown whether standard error is a terminal, and the output goes elsewhere; called when work takes long */
  constructor(output: Output, isShown: () => boolean) {
    this.output = output;
    this.isShown = isShown;
  }

  async show(lines: number, failed: number): Promise<void> {
    const now = Date.now();
    if (now < this.next || !this.isShown()) return;
    this.next = now + shownEvery;
    this.isDrawn = true;
    const perSecond = Math.round((lines / (now - this.start)) * 1000);
    await this.draw(`${grouped(lines)} lines, ${grouped(failed)} failed, ${grouped(perSecond)} a second`);
  }

  async clear(): Promise<void> {
    if (!this.isDrawn) return;
    this.isDrawn = false;
    await this.draw('');
  }

  private async draw(text: string): Promise<void> {
    await this.output.write(`\r\x1b[K${text}`).catch(() => {});
  }
}

function grouped(number: number): string {
  return number.toLocaleString('en');
}
