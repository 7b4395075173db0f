import type { StoredURLRecord } from '@url/record/internal';
import { recordOf } from './basic-url-parser.js';
import { runParser } from './run-parser.js';

/**
 * Runs the basic URL parser. A bundle is 0.4 kB smaller without the options of `basicURLParse`.
 *
 * @param base the text of the base, or `null`
 * @returns a record, or `null` for failure, also of the base
 */
export function parseRecord(input: string, base: string | null = null): StoredURLRecord | null {
  const baseRecord = base === null ? null : parseRecord(base);
  if (base !== null && baseRecord === null) return null;
  return recordOf(runParser(input, baseRecord, null, false));
}

// If the engine parses, a serialization need not be made again from a record, or no record is needed.

/** Does the same, and returns the serialization. */
export function parseHref(input: string, base: string | null = null): string | null {
  return parseRecord(input, base)?.serialization ?? null;
}

/** A record and its serialization. */
interface ParsedURL {
  readonly url: StoredURLRecord;
  readonly href: string;
}

/** Does the same, and returns the record and its serialization. */
export function parseWithHref(input: string, base: string | null = null): ParsedURL | null {
  const url = parseRecord(input, base);
  return url && { url, href: url.serialization };
}
