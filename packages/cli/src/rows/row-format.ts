import type { Bytes } from '../lines.js';
import type { FoundURL, URLInput } from '../url-input.js';
import type { ByteRange } from './byte-range.js';
import type { PlainHead } from './plain-head.js';
import type { Rows, RowText } from './rows.js';

/** A value in a row; `null` if the URL does not have it, or does not parse. */
export type Cell = string | number | boolean | ByteRange | null;

/** @param url `null` if the text does not parse */
export type CellGetter = (url: FoundURL | null, text: RowText, input: URLInput) => Cell;

export interface Column {
  readonly name: string;
  /** The type in ClickHouse. A Bool is never NULL; the others can be. */
  readonly type: 'Bool' | 'UInt16' | 'String';
  readonly cellOf: CellGetter;
  /** Returns the same value for a URL with a plain head, if the head is all that it depends on. */
  readonly cellOfHead?: (head: PlainHead) => Cell;
}

/** Collects rows of cells, and returns them as the format writes them. */
export interface RowWriter {
  /** Adds a row; `lead` is the text before its cells. */
  readonly add: (cells: readonly Cell[], lead: string) => void;
  /** Returns all rows since the last call. */
  readonly take: () => string | Uint8Array;
  /** Returns what ends the output. */
  readonly end?: () => Uint8Array;
}

/** Reads rows of one text, also those before an error, and writes rows of several values, under ClickHouse's name for the format. */
export interface RowFormat {
  readonly read: (stream: Bytes) => AsyncIterable<Rows>;
  readonly createWriter: (columns: readonly Column[]) => RowWriter;
}

/** How the rows differ from rows of one text. */
export interface RowSettings {
  /** With JSONEachRow, the member that contains the URL; `null` for the first string. */
  readonly field: string | null;
  /** Whether a line with the number of its rows precedes each block. */
  readonly isCounted: boolean;
  /** With RowBinary, whether the text is a Nullable(String). */
  readonly isNullable: boolean;
  /** With RowBinary, whether a row begins with the name of its column. */
  readonly namesColumn: boolean;
  /** With TabSeparated, how many fields before the text are kept. */
  readonly keptFields: number;
}
