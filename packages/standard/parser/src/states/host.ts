import { fail } from '@url/infra/internal';
import { includesCredentials, type URLRecord } from '@url/record';
import type { Parser, Result, StateOverride } from '../parser.js';
import { authorityKinds, scanAuthority } from '../read-authority.js';
import { pathStartState } from './path-start.js';
import { changePort, portState } from './port.js';
import { parseHostUpTo, readHostUpTo } from './read-host.js';

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
  const isBeforePort = hostEnd < authorityEnd;
  if (hostEnd === entry && (isBeforePort || special !== null))
    return fail(parser, 'host', 'host-missing', entry, entry);
  if (!readHostUpTo(parser, hostEnd)) return null;
  parser.pointer = isBeforePort ? hostEnd + 1 : hostEnd;
  return isBeforePort ? portState(parser) : pathStartState(parser);
}

/**
 * https://url.spec.whatwg.org/#hostname-state
 *
 * Runs the host state, the hostname state or the file host state with a state override. Only in the host state a port may follow.
 */
export function changeHost(parser: Parser, target: URLRecord, stateOverride: StateOverride): Result {
  const { pointer: entry } = parser;
  scanAuthority(parser, entry, kindsOfHost(parser));
  const { hostEnd, authorityEnd } = parser;
  const isBeforePort = hostEnd < authorityEnd;
  if (isBeforePort && hostEnd === entry) return fail(parser, 'host', 'host-missing', entry, entry);
  if (isBeforePort && stateOverride === 'hostname state') return null;
  const host = parseHostUpTo(parser, hostEnd);
  if (host === null || (host === '' && (includesCredentials(target) || target.port !== null))) return null;
  const hostBefore = target.host;
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

function kindsOfHost({ special }: Parser): Uint8Array {
  const kinds = authorityKinds();
  if (special === null) return kinds.withoutCredentialsOfOther;
  return special.isFile ? kinds.ofFile : kinds.withoutCredentials;
}
