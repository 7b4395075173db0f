import { endedWithin, readCount, splitBinaryRows } from './binary-rows.js';
import type { Cell, Column } from './columns.js';
import { UnreadableInput } from './inputs.js';
import { readLines } from './lines.js';

/** Reads rows of one string, and writes rows of several values, under ClickHouse's name for the format. */
export interface RowFormat {
  /** @param isCounted whether a line with the number of its rows precedes each block */
  readonly read: (stream: AsyncIterable<Uint8Array>, isCounted: boolean) => AsyncIterable<readonly (string | null)[]>;
  readonly write: (cells: readonly Cell[], columns: readonly Column[]) => string;
  readonly encoding: 'utf8' | 'latin1';
}

/** @param field with JSONEachRow, the member that contains the input; the first string by default */
export function rowFormats(field: string | null): Readonly<Record<string, RowFormat>> {
  return {
    RowBinary: {
      read: splitBinaryRows,
      write: (cells) => cells.map(binaryCell).join(''),
      encoding: 'latin1',
    },
    TabSeparated: lineFormat(unescapeTab, (cells) => `${cells.map(tabCell).join('\t')}\n`),
    JSONEachRow: lineFormat(
      (line) => readJSONRow(line, field),
      (cells, columns) => `${JSON.stringify(Object.fromEntries(cells.map((cell, at) => [columns[at]!.name, cell])))}\n`,
    ),
    LineAsString: lineFormat(
      (line) => line,
      (cells) => `${cells.map(tabCell).join('\t')}\n`,
    ),
  };
}

function lineFormat(readLine: (line: string) => string | null, write: RowFormat['write']): RowFormat {
  return {
    read: async function* (stream, isCounted) {
      let left = isCounted ? 0 : Number.POSITIVE_INFINITY;
      const isRow = (line: string | null): boolean => {
        if (left-- > 0) return true;
        left = readCount(line);
        return false;
      };
      for await (const lines of readLines(stream)) {
        yield lines.filter(isRow).map((line) => (line === null ? null : readLine(line)));
      }
      if (isCounted && left > 0) throw new UnreadableInput(endedWithin);
    },
    write,
    encoding: 'utf8',
  };
}

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', r: '\r', n: '\n', t: '\t', '0': '\0' };
const tabEscapes = new Map(Object.entries(escapes).map(([letter, control]) => [control, `\\${letter}`]));

/** https://clickhouse.com/docs/interfaces/formats/TabSeparated, in which "\N" is NULL */
function unescapeTab(text: string): string | null {
  if (text === '\\N') return null;
  return text.includes('\\') ? text.replace(/\\([\s\S])/g, (_, letter: string) => escapes[letter] ?? letter) : text;
}

function tabCell(cell: Cell): string {
  if (cell === null) return '\\N';
  return `${cell}`.replace(/[\0\b\f\r\n\t\\]/g, (character) => tabEscapes.get(character) ?? '\\\\');
}

function readJSONRow(line: string, field: string | null): string | null {
  try {
    const row: unknown = JSON.parse(line);
    if (typeof row !== 'object' || row === null) return null;
    const isWanted = ([name, member]: [string, unknown]): boolean =>
      field === null ? typeof member === 'string' : name === field;
    const value = Object.entries(row).find(isWanted)?.[1];
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** https://clickhouse.com/docs/interfaces/formats/RowBinary: the type is Bool, Nullable(UInt16) for a port, or Nullable(String) */
function binaryCell(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? '\x01' : '\0';
  if (cell === null) return '\x01';
  if (typeof cell === 'number') return `\0${String.fromCharCode(cell & 0xff, cell >> 8)}`;
  const bytes = /[^\0-\x7f]/.test(cell) ? Buffer.from(cell).toString('latin1') : cell;
  return `\0${leb128(bytes.length)}${bytes}`;
}

function leb128(length: number): string {
  let rest = length;
  let bytes = '';
  for (; rest > 0x7f; rest >>>= 7) bytes += String.fromCharCode((rest & 0x7f) | 0x80);
  return bytes + String.fromCharCode(rest);
}
