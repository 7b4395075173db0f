import { findURL, type URLInput } from '../url-input.js';
import type { PlainHead } from './plain-head.js';
import type { Cell, Column, RowWriter } from './row-format.js';
import type { Rows, RowText } from './rows.js';

type Columns = readonly Column[];

/**
 * Computes rows, and adds them to the writer. Returns how many URLs do not parse.
 *
 * @param columnsOf finds the columns of a row by the text before its URL
 */
export function addRows(rows: Rows, columnsOf: (lead: string) => Columns, input: URLInput, writer: RowWriter): number {
  let failed = 0;
  const cells: Cell[] = [];
  for (let row = 0; row < rows.length; row++) {
    const lead = rows.leadAt(row);
    const columns = columnsOf(lead);
    if (cells.length !== columns.length) cells.length = columns.length;
    const head = dependOnHead(columns) ? rows.headAt(row) : null;
    try {
      if (head !== null) fillFromHead(cells, columns, head);
      else if (!fill(cells, columns, rows.textAt(row), input)) failed++;
      writer.add(cells, lead);
    } catch (error) {
      // The result of a URL can be too long for a string, although the URL is not.
      if (!(error instanceof RangeError)) throw error;
      fill(cells, columns, undefined, input);
      writer.add(cells, lead);
      failed++;
    }
  }
  return failed;
}

function dependOnHead(columns: Columns): boolean {
  for (let at = 0; at < columns.length; at++) if (columns[at]!.cellOfHead === undefined) return false;
  return true;
}

function fillFromHead(cells: Cell[], columns: Columns, head: PlainHead): void {
  for (let at = 0; at < columns.length; at++) cells[at] = columns[at]!.cellOfHead!(head);
}

/** Parses a text and computes its cells; returns whether it is a URL. */
function fill(cells: Cell[], columns: Columns, text: RowText, input: URLInput): boolean {
  const url = typeof text === 'string' ? findURL(text, input) : null;
  for (let at = 0; at < columns.length; at++) cells[at] = columns[at]!.cellOf(url, text, input);
  return url !== null;
}
