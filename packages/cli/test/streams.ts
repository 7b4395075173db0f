import { Readable, Writable } from 'node:stream';
import { run } from '../src/run.js';
import type { Streams } from '../src/session.js';

export interface Result {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number;
}

/** Collects what is written; `isTTY` makes it a terminal. */
export class Collector extends Writable {
  text = '';
  readonly isTTY: boolean;

  constructor(isTTY = false) {
    super();
    this.isTTY = isTTY;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}

/** Bytes of a text, or pieces of bytes as a pipe gives them. */
export function input(pieces: string | readonly Uint8Array[], isTTY = false): Streams['stdin'] {
  const stream = Readable.from(typeof pieces === 'string' ? (pieces === '' ? [] : [Buffer.from(pieces)]) : [...pieces]);
  return Object.assign(stream, { isTTY });
}

/** Runs the command in this process, with nothing on standard input unless given. */
export async function url(args: readonly string[], streams: Partial<Streams> = {}): Promise<Result> {
  const stdout = new Collector();
  const stderr = new Collector();
  const status = await run(args, { stdin: input(''), stdout, stderr, env: {}, ...streams }, '1.2.3');
  return { stdout: stdout.text, stderr: stderr.text, status };
}

/** The same with a text on standard input. */
export function urlWithInput(text: string | readonly Uint8Array[], ...args: string[]): Promise<Result> {
  return url(args, { stdin: input(text) });
}
