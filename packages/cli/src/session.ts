import type { Writable } from 'node:stream';
import pc from 'picocolors';
import { Output } from './output.js';
import { Progress } from './progress.js';

type Terminal = { readonly isTTY?: boolean | undefined; readonly columns?: number | undefined };

const columnsElsewhere = 80;
const fewestColumns = 20;

/** What the command is connected to: the process's own streams, or a test's. */
export interface Streams {
  readonly stdin: AsyncIterable<Uint8Array> & Terminal;
  readonly stdout: Writable & Terminal;
  readonly stderr: Writable & Terminal;
  readonly env: { readonly NO_COLOR?: string | undefined; readonly TERM?: string | undefined };
}

/**
 * 1 is for an input that could not be read as what it should be, 2 for wrong usage and for streams that fail, 3 for an input on
 * which dialects differ as `--fail-on` names, in hosts unless given.
 */
export type ExitStatus = 0 | 1 | 2 | 3;

/** One run of the command: where it reads and writes, how its output looks, and how it will end. */
export class Session {
  readonly stdin: Streams['stdin'];
  readonly stdout: Output;
  readonly progress: Progress;
  readonly colors: ReturnType<typeof pc.createColors>;
  /** Whether a person reads the output as it comes. */
  readonly isOnTerminal: boolean;
  /** How wide a line of output may be. */
  readonly columns: number;
  status: ExitStatus = 0;
  private readonly stderr: Output;

  constructor({ stdin, stdout, stderr, env }: Streams) {
    this.stdin = stdin;
    this.stdout = new Output(stdout);
    this.stderr = new Output(stderr);
    this.isOnTerminal = stdout.isTTY === true;
    this.columns = Math.max((this.isOnTerminal && stdout.columns) || columnsElsewhere, fewestColumns);
    this.colors = pc.createColors(this.isOnTerminal && !env.NO_COLOR && env.TERM !== 'dumb');
    this.progress = new Progress(this.stderr, stderr.isTTY === true && !this.isOnTerminal);
  }

  /** Tells that inputs failed: messages, each with its newline, or nothing where the output itself tells. */
  async fail(messages = ''): Promise<void> {
    this.endWith(1);
    await this.tell(messages);
  }

  /** The highest status that was asked for is the one. */
  endWith(status: ExitStatus): void {
    if (status > this.status) this.status = status;
  }

  /** Writes to standard error. That nobody reads it is no reason to end. */
  async tell(messages: string): Promise<void> {
    if (messages === '') return;
    await this.progress.clear();
    await this.stderr.write(messages).catch(() => {});
  }
}
