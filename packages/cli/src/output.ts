import type { Writable } from 'node:stream';

/** Thrown if the reader of the output has closed the pipe, as `head` does after its lines. */
export class ClosedPipe extends Error {}

export interface Output {
  /** Waits until the stream has taken the text or the bytes. Throws `ClosedPipe`, or the error for which it could not be written. */
  readonly write: (text: string | Uint8Array) => Promise<void>;
}

/** @param open returns the stream; called before the first write */
export function outputTo(open: () => Writable): Output {
  let stream: Writable | null = null;
  return {
    write: async (text) => {
      if (text.length === 0) return;
      // An error comes to the callback of `write` too; without a listener it would end the process before.
      stream ??= open().on('error', () => {});
      const error = await new Promise<NodeJS.ErrnoException | null | undefined>((resolve) => {
        stream!.write(text, resolve);
      });
      if (error == null) return;
      throw error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED' ? new ClosedPipe() : error;
    },
  };
}

const firstShownAfter = 500;
const shownEvery = 100;

/**
 * A line on the terminal with the progress of long work. It is removed when the work ends, and before messages are written.
 *
 * @param isShown whether standard error is a terminal, and the output goes elsewhere; called when work takes long
 */
export function progressOn({ write }: Output, isShown: () => boolean) {
  const start = Date.now();
  let next = start + firstShownAfter;
  let isDrawn = false;
  const draw = (text: string): Promise<void> => write(`\r\x1b[K${text}`).catch(() => {});
  return {
    show: async (lines: number, failed: number): Promise<void> => {
      const now = Date.now();
      if (now < next || !isShown()) return;
      next = now + shownEvery;
      isDrawn = true;
      const perSecond = Math.round((lines / (now - start)) * 1000);
      const [all, bad, speed] = [lines, failed, perSecond].map((number) => number.toLocaleString('en'));
      await draw(`${all} lines, ${bad} failed, ${speed} a second`);
    },
    clear: async (): Promise<void> => {
      if (isDrawn) await draw('');
      isDrawn = false;
    },
  };
}
