import { type Host, parseHost } from '@url/host';
import type { ValidationErrorHandler } from '@url/infra';
import type { Parser } from './parser.js';

/**
 * https://url.spec.whatwg.org/#concept-host-parser
 *
 * Parses the host between two offsets of the input, and tells its errors at offsets into the input.
 */
export function parseHostBetween(parser: Parser, start: number, end: number): Host | null {
  const host = parser.input.slice(start, end);
  return parseHost(host, !parser.special, parser.onValidationError && shifted(parser.onValidationError, start));
}

function shifted(handler: ValidationErrorHandler, by: number): ValidationErrorHandler {
  return (error) => handler({ ...error, start: error.start + by, end: error.end + by });
}
