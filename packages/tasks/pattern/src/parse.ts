import { recordOf, runParser } from '@url/parser/internal';
import type { StoredURLRecord } from '@url/record/internal';

/**
 * Runs the basic URL parser. A bundle is 0.4 kB smaller without the options of `basicURLParse`.
 *
 * @returns a record, or `null` for failure
 */
export function parse(input: string, base: StoredURLRecord | null): StoredURLRecord | null {
  return recordOf(runParser(input, base, null, false));
}
