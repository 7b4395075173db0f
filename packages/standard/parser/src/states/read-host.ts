import type { Host } from '@url/host';
import {
  endsInANumberBetween,
  isSerializedIPv6,
  mayEndAnAddress,
  readHost,
  readIPv4,
  readSerializedIPv4,
  serializeParsedHost,
} from '@url/host/internal';
import { LEFT_SQUARE_BRACKET } from '@url/infra';
import { fail, hasHandler, hasShortCuts } from '@url/infra/internal';
import { type Parser, replace } from '../parser.js';
import { UPPER_CASE } from '../read-authority.js';

/**
 * Parses the host from the pointer to an offset into the new record. A host that stays as it is, is copied later, with what is around it.
 * See https://url.spec.whatwg.org/#concept-host-parser.
 *
 * @param end the end of the host, which `readAuthority` has found
 * @returns whether it is a host
 */
export function readHostUpTo(parser: Parser, end: number): boolean {
  if (!hasShortCuts || parser.kinds !== 0 || mayEndAnAddress(parser.input.charCodeAt(end - 1)) || hasHandler(parser))
    return readOtherHostUpTo(parser, end);
  parser.url.hostEnd = end + parser.moved;
  return true;
}

/** Reads a host that is not certainly a domain or an opaque host that stays as it is. */
function readOtherHostUpTo(parser: Parser, end: number): boolean {
  const { input, pointer, special, kinds, url } = parser;
  const isBracketed = pointer < end && input.charCodeAt(pointer) === LEFT_SQUARE_BRACKET;
  const isWritten = hasShortCuts ? (kinds & ~UPPER_CASE) !== 0 : kinds !== 0;
  if (isWritten || isBracketed || hasHandler(parser)) return writeHost(parser, parseHostUpTo(parser, end), end);
  if (special && endsInANumberBetween(input, pointer, end)) return readIPv4UpTo(parser, end);
  if (hasShortCuts && kinds === UPPER_CASE) lowercaseUpTo(parser, end);
  url.hostEnd = end + parser.moved;
  return true;
}

function lowercaseUpTo(parser: Parser, end: number): void {
  const { input, pointer, url } = parser;
  // On an ASCII string `toLowerCase` is ASCII lowercase. Before a host without credentials there is only a scheme in lower case.
  const start = url.usernameEnd < url.hostStart ? pointer : parser.copied;
  replace(parser, start, end, input.slice(start, end).toLowerCase());
}

/** The host that a file URL has as the empty host. */
export const LOCALHOST = 'localhost';

/** Parses the host from the pointer to an offset. Among special URLs only a file URL may have the empty host. */
export function parseHostUpTo(parser: Parser, end: number): Host | null {
  const { input, pointer, special, isFile } = parser;
  if (pointer === end) return special && !isFile ? fail(parser, 'host', 'host-missing', pointer, pointer) : '';
  const host = readHost(input, pointer, end, !special, parser);
  return isFile && host === LOCALHOST ? '' : host;
}

function readIPv4UpTo(parser: Parser, end: number): boolean {
  const { input, pointer, url } = parser;
  const address = hasShortCuts ? readSerializedIPv4(input, pointer, end) : -1;
  if (address < 0) return writeHost(parser, readIPv4(input, pointer, end, parser), end);
  url.address = address;
  url.hostEnd = end + parser.moved;
  return true;
}

/** Writes a host in the place of the input up to an offset. */
export function writeHost(parser: Parser, host: Host | null, end: number): boolean {
  if (host === null) return false;
  const { input, url, pointer } = parser;
  if (typeof host !== 'string') url.address = host;
  if (hasShortCuts && typeof host === 'object' && isSerializedIPv6(host, input, pointer + 1, end - 1)) {
    url.hostEnd = end + parser.moved;
    return true;
  }
  replace(parser, pointer, end, serializeParsedHost(host));
  url.hostEnd = url.serialization.length;
  return true;
}
