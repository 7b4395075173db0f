import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A data file of Unicode. */
export interface UnicodeFile {
  /** By code point the first field after it, or "Yes" if the file only lists code points. */
  readonly values: ReadonlyMap<number, string>;
  /** The name, the version if the file states one, and the date. */
  readonly source: string;
}

/** Reads a data file of Unicode: on each line a code point or a range, and fields that begin with ";". */
export function readUnicodeFile(folder: string, name: string): UnicodeFile {
  const text = readFileSync(join(folder, name), 'utf8');
  const values = new Map<number, string>();
  for (const [, first, last, value = 'Yes'] of text.matchAll(
    /^\ufeff?([\dA-F]+)(?:\.\.([\dA-F]+))?\s*(?:;\s*([\w ]*\w))?/gm,
  )) {
    const end = Number.parseInt(last ?? first!, 16);
    for (let codePoint = Number.parseInt(first!, 16); codePoint <= end; codePoint++) values.set(codePoint, value);
  }
  const [version, date] = [/^# Version: (.*)$/m, /^# Date: ([\d-]+)/m].map((field) => field.exec(text)?.[1]);
  return { values, source: [name, version, `(${date})`].filter(Boolean).join(' ') };
}
