import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readJSON } from '../../config/workspace.ts';

const require = createRequire(import.meta.url);

/** The Unicode version of each table, which spec.json pins. The playground and the command read it there. */
const versions = readJSON<{ unicode: Record<'idna' | 'links' | 'display', string> }>('spec.json').unicode;

/** Returns the Unicode version that spec.json pins for a table, which must be the version of what the table is made from. */
export function pinnedUnicode(table: keyof typeof versions, source: string = versions[table]): string {
  const pinned = versions[table];
  if (!source.includes(pinned))
    throw new Error(`spec.json: unicode: ${table} is ${pinned}, and the source is ${source}`);
  return pinned;
}

/**
 * Returns the code points with one value of a property, from the data package of a Unicode version.
 *
 * @param value its folder in the package: `Script_Extensions/Arabic`
 */
export function codePointsOf(unicodeVersion: string, value: string): ReadonlySet<number> {
  const data: { default: Iterable<number> } = require(`@unicode/unicode-${unicodeVersion}/${value}/code-points.mjs`);
  return new Set(data.default);
}

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
