import { textsIn } from './byte-texts.js';
import { PlainHead } from './plain-head.js';

/** The text of a row: `null` for NULL, `undefined` if the row is not one text, or is too long. */
export type RowText = string | null | undefined;

/** The rows of a chunk of the stream, which are answered together. */
export interface Rows {
  readonly length: number;
  readonly textAt: (row: number) => RowText;
  /** Returns the text before a URL: the name of its column, or the fields that are kept; '' if the format has only texts. */
  readonly leadAt: (row: number) => string;
  /** Returns the head of a URL, if it is known without its text; the object changes with the next call. */
  readonly headAt: (row: number) => PlainHead | null;
}

/** Rows that were decoded when they were read. */
export class TextRows implements Rows {
  constructor(
    private readonly texts: readonly RowText[],
    private readonly leads: readonly string[] | null = null,
  ) {}

  get length(): number {
    return this.texts.length;
  }

  textAt(row: number): RowText {
    return this.texts[row];
  }

  leadAt(row: number): string {
    return this.leads === null ? '' : this.leads[row]!;
  }

  headAt(): null {
    return null;
  }
}

const NULL = -1;
const TOO_LONG = -2;

/** Rows whose texts are parts of bytes, and are decoded when they are asked for. One object serves all chunks, because rows have no time for garbage. */
export class ByteRows implements Rows {
  length = 0;
  private bytes: Buffer = Buffer.alloc(0);
  /** The offset at which each text starts, `NULL` or `TOO_LONG`. */
  private starts = new Int32Array(2 ** 10);
  private ends = new Int32Array(2 ** 10);
  private leads: string[] = [];
  private decode: ((start: number, end: number) => string) | null = null;
  private readonly head = new PlainHead();

  /** Forgets all rows; offsets of the next rows are in other bytes. */
  startIn(bytes: Buffer): void {
    this.length = 0;
    this.bytes = bytes;
    this.decode = null;
  }

  add(start: number, end: number, lead = ''): void {
    const { length } = this;
    if (length === this.starts.length) this.grow();
    this.starts[length] = start;
    this.ends[length] = end;
    this.leads[length] = lead;
    this.length = length + 1;
  }

  addNull(lead?: string): void {
    this.add(NULL, NULL, lead);
  }

  addTooLong(lead?: string): void {
    this.add(TOO_LONG, TOO_LONG, lead);
  }

  textAt(row: number): RowText {
    const start = this.starts[row]!;
    if (start < 0) return start === NULL ? null : undefined;
    this.decode ??= textsIn(this.bytes);
    return this.decode(start, this.ends[row]!);
  }

  leadAt(row: number): string {
    return this.leads[row]!;
  }

  headAt(row: number): PlainHead | null {
    const { head } = this;
    const start = this.starts[row]!;
    return start >= 0 && head.read(this.bytes, start, this.ends[row]!) ? head : null;
  }

  private grow(): void {
    const { starts, ends } = this;
    this.starts = new Int32Array(starts.length * 2);
    this.starts.set(starts);
    this.ends = new Int32Array(ends.length * 2);
    this.ends.set(ends);
  }
}
