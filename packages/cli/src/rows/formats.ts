import { arrowStream } from './arrow-stream.js';
import { rowBinary } from './row-binary.js';
import type { RowFormat, RowSettings } from './row-format.js';
import { jsonEachRow, lineAsString, tabSeparated } from './text-rows.js';

/** Returns the format with a name. */
export async function rowFormatNamed(name: string, settings: RowSettings): Promise<RowFormat> {
  if (name === 'RowBinary') return rowBinary(settings);
  if (name === 'JSONEachRow') return jsonEachRow(settings);
  if (name === 'LineAsString') return lineAsString(settings);
  if (name === 'TabSeparated') return tabSeparated(settings);
  return arrowStream(await import('../arrow.js'));
}
