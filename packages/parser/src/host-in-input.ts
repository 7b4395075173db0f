import { type Host, parseHost } from '@url/host';
import type { Parser } from './parser.js';

/**
 * https://url.spec.whatwg.org/#concept-host-parser
 *
 * Parses the host between two offsets of the input, and tells its errors at offsets into the input.
 */
export function parseHostBetween(parser: Parser, start: number, end: number): Host | null {
  const { input, onValidationError } = parser;
  const inHost =
    onValidationError &&
    ((error: Parameters<typeof onValidationError>[0]) =>
      onValidationError({ ...error, start: error.start + start, end: error.end + start }));
  return parseHost(input.slice(start, end), !parser.special, inHost);
}
