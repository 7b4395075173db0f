import { endsInANumber, parseIPv4, serializeHost } from '@url/host';
import { COLON, isASCIIUpperAlpha } from '@url/infra';
import { createURLRecord, defaultPort, specialSchemeOf } from '@url/record';
import {
  endOfASCIIHost,
  endOfCleanHost,
  endOfCleanPrefixWithCredentials,
  endOfCleanSegments,
  endOfNoHost,
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
 * Where the states go on behind a special scheme and "://", if what follows has no clean prefix. An authority without credentials, and with
 * a host of ASCII code units that is no IPv6 address, is read without them: it fails, or the rest follows its serialization. Other
 * authorities are left to them.
 */
export function behindSpecialScheme(input: string, endOfScheme: number): Start {
  if (input.startsWith('file')) return atTheScheme();
  const start = endOfScheme + 3;
  const endOfLowerCase = endOfCleanHost(input, start);
  const hasUpperCase = endOfLowerCase < input.length && isASCIIUpperAlpha(input.charCodeAt(endOfLowerCase));
  const endOfHost = hasUpperCase ? endOfASCIIHost(input, endOfLowerCase) : endOfLowerCase;
  const end = endOfHostAndPort(input, endOfHost);
  if (end > 0) return behindHostAndPort(input, start, endOfHost, end, hasUpperCase);
  return endOfNoHost(input, endOfHost) > 0 ? FAILURE : atTheAuthority(input, start);
}

/** 0 where neither the end of the authority stands behind the host nor a port that is all digits. */
function endOfHostAndPort(input: string, endOfHost: number): number {
  if (endsAuthority(input, endOfHost, true)) return endOfHost;
  return input.charCodeAt(endOfHost) === COLON ? endOfPort(input, endOfHost) : 0;
}

function behindHostAndPort(input: string, start: number, endOfHost: number, end: number, hasUpperCase: boolean): Start {
  const port = end > endOfHost ? portNumber(input, endOfHost + 1, end) : null;
  if (port !== null && port > 0xffff) return FAILURE;
  const text = input.slice(start, endOfHost);
  const domain = hasUpperCase ? text.toLowerCase() : text;
  const host = endsInANumber(domain) ? parseIPv4(domain) : domain;
  if (host === null) return FAILURE;
  const front = host === text ? input.slice(0, endOfHost) : input.slice(0, start) + serializeHost(host);
  const hasPort = port !== null && port !== defaultPort(specialSchemeOf(input)!);
  return behindAuthority(input, end, hasPort ? `${front}:${port}` : front);
}

/** A path that is missing is U+002F (/). */
function behindAuthority(input: string, end: number, front: string): Start {
  if (input.startsWith('/', end)) return behindPath(input, endOfCleanSegments(input, end), front, end);
  return behindPath(input, end, input.startsWith('\\', end) ? front : `${front}/`, end);
}

function atTheAuthority(input: string, start: number): Start {
  const endOfPath = input.includes('@') ? endOfCleanPrefixWithCredentials(input) : 0;
  if (endOfPath > 0) return behindPath(input, endOfPath, '', 0);
  const url = createURLRecord();
  url.scheme = specialSchemeOf(input)!;
  return { pointer: start, url, state: authorityState };
}
