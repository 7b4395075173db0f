import type { Host } from '@url/host';
import {
  endOfSerializedIPv6,
  endsInANumberBetween,
  mayEndAnAddress,
  readHost,
  readIPv4,
  readNonASCIIDomain,
  readSerializedIPv4,
  serializeParsedHost,
} from '@url/host/internal';
import { RIGHT_SQUARE_BRACKET } from '@url/infra';
import { fail, hasHandler, hasShortCuts } from '@url/infra/internal';
import { LOCALHOST } from '@url/record/internal';
import { isFileURL, type Parser, replace } from '../parser.js';
import { FORBIDDEN, NON_ASCII, UPPER_CASE } from '../read-authority.js';

/**
 * Parses the host from the pointer to an offset into the new record. A host that stays as it is, is copied later, with what is around it.
 * See https://url.spec.whatwg.org/#concept-host-parser.
 *
 * @param end the end of the host
 * @param kinds the kinds of its code units, which `scanAuthority` has found
 * @returns whether it is a host
 */
export function readHostUpTo(parser: Parser, end: number, kinds: number): boolean {
  if (!staysAsItIs(parser, end, kinds)) return readOtherHostUpTo(parser, end, kinds);
  parser.url.hostEnd = end + parser.shiftBy;
  return true;
}

/** Whether the host from the pointer to an offset is a domain or an opaque host that the host parser does not change. */
function staysAsItIs(parser: Parser, end: number, kinds: number): boolean {
  if (!hasShortCuts || kinds !== 0 || hasHandler(parser)) return false;
  return parser.url.special === null || !mayEndAnAddress(parser.input.charCodeAt(end - 1));
}

/** Reads a host that is not certainly a domain or an opaque host that stays as it is. */
function readOtherHostUpTo(parser: Parser, end: number, kinds: number): boolean {
  const { input, pointer, url } = parser;
  if (!hasShortCuts || hasHandler(parser)) return writeHost(parser, parseHostUpTo(parser, end, kinds), end);
  if (input.charCodeAt(end - 1) === RIGHT_SQUARE_BRACKET && endOfSerializedIPv6(input, pointer) === end) {
    url.hostEnd = end + parser.shiftBy;
    return true;
  }
  if (url.special === null) return writeHost(parser, parseHostUpTo(parser, end, kinds), end);
  switch (kinds & ~UPPER_CASE) {
    case 0:
      return readASCIIDomainUpTo(parser, end, kinds);
    case NON_ASCII:
      return writeHost(parser, hostIn(parser, readNonASCIIDomain(input, pointer, end, parser)), end);
    case FORBIDDEN:
      // The domain is neither decoded nor mapped, so a forbidden code point stays in it.
      return fail(parser, 'host', 'domain-to-ASCII', pointer, end) !== null;
    default:
      return writeHost(parser, parseHostUpTo(parser, end, kinds), end);
  }
}

/** Reads a domain in ASCII or an IPv4 address. Most addresses are written as they are serialized; a domain is not one at its first letter. */
function readASCIIDomainUpTo(parser: Parser, end: number, kinds: number): boolean {
  const { input, pointer, url } = parser;
  const address = readSerializedIPv4(input, pointer, end);
  if (address >= 0) url.address = address;
  else if (endsInANumberBetween(input, pointer, end)) {
    return writeHost(parser, readIPv4(input, pointer, end, parser), end);
  } else if (kinds === UPPER_CASE) lowercaseUpTo(parser, end);
  url.hostEnd = end + parser.shiftBy;
  return true;
}

/** Lowercases a host in ASCII, and the text before it that is not copied yet: a scheme in lower case, if there are no credentials. */
function lowercaseUpTo(parser: Parser, end: number): void {
  const { input, pointer, copiedEnd, url } = parser;
  const start = url.usernameEnd < url.hostStart ? pointer : copiedEnd;
  replace(parser, start, end, input.slice(start, end).toLowerCase());
}

export const LOCALHOST_LENGTH = 9;

/** The kinds of a host that nobody has scanned. */
export const UNKNOWN = -1;

/**
 * Parses the host from the pointer to an offset. Among special URLs only a file URL may have the empty host.
 *
 * @param kinds the kinds of its code units, or `UNKNOWN`
 */
export function parseHostUpTo(parser: Parser, end: number, kinds: number): Host | null {
  const { input, pointer, url } = parser;
  const { special } = url;
  if (pointer === end) {
    const isMissing = special !== null && !special.isFile;
    return isMissing ? fail(parser, 'host', 'host-missing', pointer, pointer) : '';
  }
  if (staysAsItIs(parser, end, kinds)) return hostIn(parser, input.slice(pointer, end));
  return hostIn(parser, readHost(input, pointer, end, special === null, parser));
}

/** The host of a URL: "localhost" is the empty host of a file URL. */
function hostIn(parser: Parser, host: Host | null): Host | null {
  return host === LOCALHOST && isFileURL(parser) ? '' : host;
}

/** Writes a host in the place of the input up to an offset. */
export function writeHost(parser: Parser, host: Host | null, end: number): boolean {
  if (host === null) return false;
  const { url, pointer } = parser;
  if (typeof host === 'number') url.address = host;
  replace(parser, pointer, end, serializeParsedHost(host));
  url.hostEnd = url.serialization.length;
  return true;
}
