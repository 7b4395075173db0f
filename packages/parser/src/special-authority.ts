import { endsInANumber, type Host, parseHost, parseIPv4, serializeHost } from '@url/host';
import { COLON, isASCIIUpperAlpha } from '@url/infra';
import { createURLRecord, defaultPort } from '@url/record';
import { specialSchemeOf } from '@url/record/internal';
import {
  endOfASCIIHost,
  endOfCleanHost,
  endOfCleanPrefixWithCredentials,
  endOfCleanSegments,
  endOfNoHost,
  endOfOtherHost,
  endOfPort,
} from './clean-runs.js';
import { endsAuthority } from './parser.js';
import { atTheScheme, behindPath, FAILURE, type Start } from './start.js';
import { authorityState, portNumber } from './states/authority.js';

/**
 *     https://Example.org:443/path
 *             ^          ^   ^
 *             start      |   end
 *                        endOfHost
 *
 * Where the states go on behind a special scheme and "://", if what follows has no clean prefix. An authority without credentials is read
 * without them: it fails, or the rest follows its serialization. What is left to them besides has an empty port, or something in it that is
 * to be removed.
 */
export function behindSpecialScheme(input: string, endOfScheme: number): Start {
  if (input.startsWith('file')) return atTheScheme();
  const start = endOfScheme + 3;
  const endOfLowerCase = endOfCleanHost(input, start);
  const hasUpperCase = endOfLowerCase < input.length && isASCIIUpperAlpha(input.charCodeAt(endOfLowerCase));
  const endOfASCII = hasUpperCase ? endOfASCIIHost(input, endOfLowerCase) : endOfLowerCase;
  const end = endOfHostAndPort(input, endOfASCII);
  if (end > 0) {
    const text = input.slice(start, endOfASCII);
    const domain = hasUpperCase ? text.toLowerCase() : text;
    return behindHost(input, start, endOfASCII, end, endsInANumber(domain) ? parseIPv4(domain) : domain);
  }
  if (endOfNoHost(input, endOfASCII) > 0) return FAILURE;
  return input.includes('@') ? withCredentials(input, start) : withOtherHost(input, start, endOfASCII);
}

/** 0 where neither the end of the authority stands behind the host nor a port that is all digits. */
function endOfHostAndPort(input: string, endOfHost: number): number {
  if (endsAuthority(input, endOfHost, true)) return endOfHost;
  return input.charCodeAt(endOfHost) === COLON ? endOfPort(input, endOfHost) : 0;
}

/** @param host `null` for failure */
function behindHost(input: string, start: number, endOfHost: number, end: number, host: Host | null): Start {
  const port = end > endOfHost ? portNumber(input, endOfHost + 1, end) : null;
  if (host === null || (port !== null && port > 0xffff)) return FAILURE;
  const front = input.slice(0, start) + serializeHost(host);
  const hasPort = port !== null && port !== defaultPort(specialSchemeOf(input)!);
  return behindAuthority(input, end, hasPort ? `${front}:${port}` : front);
}

/** A host that is not ASCII, percent-encoded or an IPv6 address, of which the run of a domain may have been read already. */
function withOtherHost(input: string, start: number, from: number): Start {
  const endOfHost = endOfOtherHost(input, from);
  const end = endOfHost > 0 ? endOfHostAndPort(input, endOfHost) : 0;
  if (end === 0) return atTheAuthority(input, start);
  return behindHost(input, start, endOfHost, end, parseHost(input.slice(start, endOfHost)));
}

/** A path that is missing is U+002F (/). */
function behindAuthority(input: string, end: number, front: string): Start {
  if (input.startsWith('/', end)) return behindPath(input, endOfCleanSegments(input, end), front, end);
  return behindPath(input, end, input.startsWith('\\', end) ? front : `${front}/`, end);
}

function withCredentials(input: string, start: number): Start {
  const endOfPath = endOfCleanPrefixWithCredentials(input);
  return endOfPath > 0 ? behindPath(input, endOfPath, '', 0, true) : atTheAuthority(input, start);
}

function atTheAuthority(input: string, start: number): Start {
  const url = createURLRecord();
  url.scheme = specialSchemeOf(input)!;
  return { pointer: start, url, state: authorityState };
}
