import { type Host, serializeHost } from '@url/host';
import { readHost } from '@url/host/internal';
import type { StoredURLRecord } from '@url/record/internal';
import type { Parser } from '../parser.js';

/**
 * Parses the host between two offsets of the input. Errors have offsets into the input.
 * See https://url.spec.whatwg.org/#concept-host-parser.
 */
export function parseHostBetween(parser: Parser, start: number, end: number): Host | null {
  parser.origin = start;
  const host = readHost(parser.input.slice(start, end), !parser.special, parser);
  parser.origin = 0;
  return host;
}

/** Appends the host to a serialization that ends with "//", or with credentials. */
export function appendHost(url: StoredURLRecord, host: Host): void {
  if (typeof host === 'string') {
    url.serialization += host;
  } else {
    url.serialization += serializeHost(host);
    url.address = host;
  }
  url.hostEnd = url.serialization.length;
}
