import type { Writable } from 'node:stream';
import pc from 'picocolors';
import { type ColorEnvironment, hasColors } from './colors.js';
import type { ExitStatus } from './exit-status.js';
import { type Output, outputTo, progressOn } from './output.js';
import { printable } from './printable.js';

type Terminal = { readonly isTTY?: boolean | undefined; readonly columns?: number | undefined };

const columnsElsewhere = 80;
const fewestColumns = 20;

/** The streams of the process or of a test. A stream is opened when it is needed. */
export interface Streams {
  readonly stdin: AsyncIterable<Uint8Array> & Terminal;
  readonly stdout: Writable & Terminal;
  readonly stderr: Writable & Terminal;
  readonly env: ColorEnvironment;
}

/** One run of the command: where it reads and writes, how its output looks, and how it will end. */
export class Session {
  readonly stdout: Output;
  readonly progress: ReturnType<typeof progressOn>;
  readonly colors: ReturnType<typeof pc.createColors>;
  readonly isOnTerminal: boolean;
  readonly columns: number;
  status: ExitStatus = 0;
  private readonly stderr: Output;

  /** @param color what `--color` says */
  constructor(
    private readonly streams: Streams,
    color: string | null = null,
  ) {
    this.stdout = outputTo(() => streams.stdout);
    this.stderr = outputTo(() => streams.stderr);
    const { isTTY, columns } = streams.stdout;
    this.isOnTerminal = isTTY === true;
    this.columns = Math.max((this.isOnTerminal && columns) || columnsElsewhere, fewestColumns);
    this.colors = pc.createColors(hasColors(color, this.isOnTerminal, streams.env));
    this.progress = progressOn(this.stderr, () => streams.stderr.isTTY === true && !this.isOnTerminal);
  }

  get stdin(): Streams['stdin'] {
    return this.streams.stdin;
  }

  /** Lines as they are written: with escapes for control characters except tabs if the output is a terminal. */
  shown(text: string): string {
    return this.isOnTerminal ? text.replace(/(?:[^\n\r\t]|\r(?!\n))+/g, printable) : text;
  }

  /** Raises the exit status: it is the highest one that was set. */
  endWith(status: ExitStatus): void {
    if (status > this.status) this.status = status;
  }

  async tell(messages: string): Promise<void> {
    if (messages === '') return;
    await this.progress.clear();
    await this.stderr.write(messages).catch(() => {});
  }
}
