import { unchangedDomainClass, unchangedOpaqueHostClass } from '@url/host/internal';
import { fail } from '@url/infra/internal';
import { includesCredentials, type URLRecord } from '@url/record';
import type { Parser, Result, StateOverride } from '../parser.js';
import { PORT_COLON, readAuthority } from '../read-authority.js';
import { runOf } from '../scanners.js';
import { pathStartState } from './path-start.js';
import { changePort, portState } from './port.js';
import { parseHostUpTo, readHostUpTo } from './read-host.js';

/** Matches a host that the host state leaves unchanged in a special URL, or that is an IP address. */
export const unchangedHost = (): string => `(?:${runOf(unchangedDomainClass)}|\\[[\\da-f:]*\\]|)`;

/** Matches a host that the host state leaves unchanged in a URL that is not special. */
export const unchangedOpaqueHost = (): string => `${unchangedOpaqueHostClass()}*`;

/**
 * https://url.spec.whatwg.org/#host-state
 *
 *     https://me:p@ss@example.org:8080/path
 *                     ^          ^    ^
 *                     entry      |    authorityEnd
 *                                hostEnd
 */
export function hostState(parser: Parser): Result {
  const { pointer: entry, hostEnd, authorityEnd, special } = parser;
  if (hostEnd === entry && (hostEnd < authorityEnd || special))
    return fail(parser, 'host', 'host-missing', entry, entry);
  if (!readHostUpTo(parser, hostEnd)) return null;
  const isBeforePort = hostEnd < authorityEnd;
  parser.pointer = isBeforePort ? hostEnd + 1 : hostEnd;
  return isBeforePort ? portState(parser) : pathStartState(parser);
}

/**
 * https://url.spec.whatwg.org/#hostname-state
 *
 * Runs the host state, the hostname state or the file host state with a state override. Only in the host state a port may follow.
 */
export function changeHost(parser: Parser, target: URLRecord, stateOverride: StateOverride): Result {
  const { pointer: entry, isFile } = parser;
  readAuthority(parser, isFile ? 0 : PORT_COLON);
  const { hostEnd, authorityEnd } = parser;
  const isBeforePort = hostEnd < authorityEnd;
  if (isBeforePort && hostEnd === entry) return fail(parser, 'host', 'host-missing', entry, entry);
  if (isBeforePort && stateOverride === 'hostname state') return null;
  const host = parseHostUpTo(parser, hostEnd);
  if (host === null || (host === '' && (includesCredentials(target) || target.port !== null))) return null;
  target.host = host;
  parser.pointer = hostEnd + 1;
  return isBeforePort ? changePort(parser, target) : target;
}
