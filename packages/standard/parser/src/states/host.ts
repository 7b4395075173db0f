import { asciiDomainClass, endOfHost, unchangedDomainClass, unchangedOpaqueHostClass } from '@url/host/internal';
import { COLON } from '@url/infra';
import { fail } from '@url/infra/internal';
import { includesCredentials } from '@url/record';
import { endOfAuthority, type Parser, type Result } from '../parser.js';
import { fileHostState } from './file-host.js';
import { appendHost, parseHostBetween } from './host-in-input.js';
import { pathStartState } from './path-start.js';
import { portState } from './port.js';

/**
 * Matches a host that the host state leaves unchanged in a special URL, or that is an IP address: one in brackets, or one that ends in a
 * number.
 */
export const unchangedHost = (): string => `(?:\\[[\\da-f:]*\\]|${unchangedDomainClass}*)`;

/** Matches a host that the host state leaves unchanged in a URL that is not special. */
export const unchangedOpaqueHost = (): string => `${unchangedOpaqueHostClass()}*`;

/** Matches a host that the host state only lowercases in a special URL, or that ends in a number. */
export const lowercasedHost = (): string => `${asciiDomainClass}*`;

/**
 * https://url.spec.whatwg.org/#host-state
 * https://url.spec.whatwg.org/#hostname-state
 *
 *     https://me:p@ss@example.org:8080/path
 *                     ^          ^    ^
 *                     entry      |    end
 *                                endOfHost
 *
 * @param hostEnd the end of the host: that of the authority, or the offset of the U+003A (:) before a port
 */
export function hostState(
  parser: Parser,
  hostEnd: number = endOfHost(parser.input, parser.pointer, endOfAuthority(parser)),
): Result {
  const { input, pointer: entry } = parser;
  const isBeforePort = hostEnd < input.length && input.charCodeAt(hostEnd) === COLON;
  if (parser.given !== null) return changeHost(parser, hostEnd, isBeforePort);
  if (hostEnd === entry && (isBeforePort || parser.special)) return fail(parser, 'host', 'host-missing', entry, entry);

  const host = parseHostBetween(parser, entry, hostEnd);
  if (host === null) return null;
  appendHost(parser.url, host);
  parser.pointer = isBeforePort ? hostEnd + 1 : hostEnd;
  return isBeforePort ? portState(parser) : pathStartState(parser);
}

/** Runs the host state or the hostname state with a state override. Only in the host state a port may follow. */
function changeHost(parser: Parser, hostEnd: number, isBeforePort: boolean): Result {
  const { pointer: entry, stateOverride } = parser;
  const given = parser.given!;
  if (given.scheme === 'file') return fileHostState(parser);
  if (hostEnd === entry) {
    if (isBeforePort || parser.special) return fail(parser, 'host', 'host-missing', entry, entry);
    if (includesCredentials(given) || given.port !== null) return null;
  }
  if (isBeforePort && stateOverride === 'hostname state') return null;

  const host = parseHostBetween(parser, entry, hostEnd);
  if (host === null) return null;
  given.host = host;
  parser.pointer = hostEnd + 1;
  return isBeforePort ? portState(parser) : given;
}
