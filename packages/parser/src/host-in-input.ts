import type { Host } from '@url/host';
import { readHost } from '@url/host/internal';
import type { Parser } from './parser.js';

/**
 * https://url.spec.whatwg.org/#concept-host-parser
 *
 * Parses the host between two offsets of the input. Its errors are at offsets into the input.
 */
export function parseHostBetween(parser: Parser, start: number, end: number): Host | null {
  parser.origin = start;
  const host = readHost(parser.input.slice(start, end), !parser.special, parser);
  parser.origin = 0;
  return host;
}
