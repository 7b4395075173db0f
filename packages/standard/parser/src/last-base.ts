import type { StoredURLRecord } from '@url/record/internal';
import { Parser } from './parser.js';
import { runParser } from './run-parser.js';

let lastBase: string | null = null;
let lastRecord: StoredURLRecord | null = null;

/**
 * Parses a base. Part of https://url.spec.whatwg.org/#api-url-parser.
 *
 * The record of the last base is kept, since programs resolve many references against one base. Nothing changes it: the parser only copies
 * from a base.
 */
export function parseBase(base: string): StoredURLRecord | Parser {
  if (base === lastBase && lastRecord !== null) return lastRecord;
  const result = runParser(base, null, null, false);
  if (result instanceof Parser) return result;
  lastBase = base;
  lastRecord = result;
  return result;
}
