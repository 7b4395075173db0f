import { fail } from '@url/infra/internal';
import { includesCredentials, type URLRecord } from '@url/record';
import type { SpecialScheme } from '@url/record/internal';
import type { Parser, Result, StateOverride } from '../parser.js';
import { type Authority, authorityKinds, scanAuthority } from '../read-authority.js';
import { pathStartState } from './path-start.js';
import { changePort, portState } from './port.js';
import { parseHostUpTo, readHostUpTo } from './read-host.js';

/**
 * https://url.spec.whatwg.org/#host-state
 *
 *     https://me:p@ss@example.org:8080/path
 *                     ^          ^    ^
 *                     entry      |    end of the authority
 *                                hostEnd
 */
export function hostState(parser: Parser, { hostEnd, end, kinds, plainEnd }: Authority): Result {
  const { pointer: entry, url } = parser;
  const isBeforePort = hostEnd < end;
  if (hostEnd === entry && (isBeforePort || url.special !== null))
    return fail(parser, 'host', 'host-missing', entry, entry);
  if (!readHostUpTo(parser, hostEnd, kinds)) return null;
  parser.pointer = isBeforePort ? hostEnd + 1 : hostEnd;
  return isBeforePort ? portState(parser, end, plainEnd) : pathStartState(parser, plainEnd);
}

/**
 * https://url.spec.whatwg.org/#hostname-state
 *
 * Runs the host state, the hostname state or the file host state with a state override. Only in the host state a port may follow.
 */
export function changeHost(parser: Parser, target: URLRecord, stateOverride: StateOverride): Result {
  const { pointer: entry } = parser;
  const { hostEnd, end, kinds } = scanAuthority(parser.input, entry, kindsOfHost(parser.url.special));
  const isBeforePort = hostEnd < end;
  if (isBeforePort && hostEnd === entry) return fail(parser, 'host', 'host-missing', entry, entry);
  if (isBeforePort && stateOverride === 'hostname state') return null;
  const host = parseHostUpTo(parser, hostEnd, kinds);
  if (host === null || (host === '' && (includesCredentials(target) || target.port !== null))) return null;
  const hostBefore = isBeforePort ? target.host : null;
  target.host = host;
  if (!isBeforePort) return target;
  parser.pointer = hostEnd + 1;
  try {
    return changePort(parser, target);
  } catch (error) {
    target.host = hostBefore;
    throw error;
  }
}

/** The kinds in a host and port without credentials. */
export function kindsOfHost(special: SpecialScheme | null): Uint8Array {
  const kinds = authorityKinds();
  if (special === null) return kinds.withoutCredentialsOfOther;
  return special.isFile ? kinds.ofFile : kinds.withoutCredentials;
}
