import { mayBeInANumber } from '@url/host/internal';
import { isASCIIAlpha, SOLIDUS } from '@url/infra';
import { isHeard } from '@url/infra/internal';
import type { Parser } from './parser.js';
import { endOf } from './scanners.js';
import { unchangedHost } from './states/host.js';
import { longestInput, unchangedSegments } from './states/path.js';
import { copyUnchangedFromPath } from './states/path-start.js';

const endOfUnchanged = /* @__PURE__ */ endOf(() => unchangedHost() + unchangedSegments());

/**
 *     https://me:p%40ss@example.org/path/to a file
 *                       ^          ^       ^
 *                       pointer    end     what is returned
 *
 * Copies a domain after credentials, and the path after it as far as both are unchanged, as one piece. A domain without credentials has
 * been copied with the prefix.
 *
 * @param end the end of the authority
 * @returns the end of what is unchanged; −1 if nothing is copied, so that the host state continues
 */
export function copyDomainAndPath(parser: Parser, end: number): number {
  const { input, pointer, special, url } = parser;
  if (!special || parser.isAuthorityEnough || isHeard(parser) || input.length > longestInput) return -1;
  if (end === input.length || input.charCodeAt(end) !== SOLIDUS || !endsADomain(input.charCodeAt(end - 1))) return -1;
  const endOfPath = endOfUnchanged(input, pointer);
  if (endOfPath < end) return -1;
  url.hostEnd = url.hostStart + end - pointer;
  return copyUnchangedFromPath(url, input, pointer, end, endOfPath);
}

/** Whether a code unit at the end of an authority is a letter with which no port and no number ends, as in most top-level domains. */
export function endsADomain(c: number): boolean {
  return isASCIIAlpha(c) && !mayBeInANumber(c);
}
