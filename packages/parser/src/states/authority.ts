import { COLON, DIGIT_ZERO, LEFT_SQUARE_BRACKET, RIGHT_SQUARE_BRACKET } from '@url/infra';
import { fail, failAt, report } from '@url/infra/internal';
import { userinfoPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { defaultPort, includesCredentials } from '@url/record';
import { parseHostBetween } from '../host-in-input.js';
import { endOfAuthority, endsAuthority, type Parser, type Result } from '../parser.js';
import { fileHostState } from './file.js';
import { pathStartState } from './path.js';

/**
 * https://url.spec.whatwg.org/#authority-state
 *
 *     https://me:p@ss@example.org:8080/path
 *             ^      ^                ^
 *             entry  atSign           end
 *
 * The standard restarts its buffer at every "@". Looking for the last one is the same thing: the userinfo percent-encode set
 * turns the others into "%40".
 */
export function authorityState(parser: Parser): Result {
  const { input, pointer: entry } = parser;
  const end = endOfAuthority(parser);
  const atSign = lastAtSign(input, entry, end);
  if (atSign >= 0) {
    readCredentials(parser, input.slice(entry, atSign));
    parser.pointer = atSign + 1;
    if (parser.pointer === end) return fail(parser, 'host', 'host-missing', end, end);
  }
  return hostState(parser, end);
}

/** Most inputs hold no "@", and those most often one; `lastIndexOf` would cost five times as much. */
function lastAtSign(input: string, start: number, end: number): number {
  let last = -1;
  for (let next = input.indexOf('@', start); next >= 0 && next < end; next = input.indexOf('@', next + 1)) last = next;
  return last;
}

/** Each "@" is an error of its own, as each is a round of the standard's state. */
function readCredentials(parser: Parser, userinfo: string): void {
  const { pointer, url } = parser;
  if (parser.onValidationError !== null) {
    let start = 0;
    for (const part of userinfo.split('@')) {
      report(parser, 'userinfo', 'invalid-credentials', pointer + start, pointer + start + part.length + 1);
      start += part.length + 1;
    }
  }
  const colon = userinfo.indexOf(':');
  const endOfUsername = colon < 0 ? userinfo.length : colon;
  url.username = utf8PercentEncode(userinfo.slice(0, endOfUsername), userinfoPercentEncodeSet);
  url.password = utf8PercentEncode(userinfo.slice(endOfUsername + 1), userinfoPercentEncodeSet);
}

/**
 * https://url.spec.whatwg.org/#host-state
 *
 *     https://me:p@ss@example.org:8080/path
 *                     ^          ^
 *                     entry      end
 */
export function hostState(parser: Parser, end: number = endOfAuthority(parser)): Result {
  const { input, pointer: entry, stateOverride, url } = parser;
  if (stateOverride !== null && url.scheme === 'file') return fileHostState(parser);

  const endOfHost = findEndOfHost(input, entry, end);
  const isBeforePort = endOfHost < end;
  if (endOfHost === entry) {
    if (isBeforePort || parser.special) return fail(parser, 'host', 'host-missing', entry, entry);
    if (stateOverride !== null && (includesCredentials(url) || url.port !== null)) return null;
  }
  if (isBeforePort && stateOverride === 'hostname state') return null;

  const host = parseHostBetween(parser, entry, endOfHost);
  if (host === null) return null;
  url.host = host;
  parser.pointer = isBeforePort ? endOfHost + 1 : endOfHost;
  if (isBeforePort) return portState(parser);
  return stateOverride === null ? pathStartState(parser) : url;
}

/** Where the host ends that a port may follow: before U+003A (:) outside of brackets. */
function findEndOfHost(input: string, start: number, end: number): number {
  const colon = input.indexOf(':', start);
  if (colon < 0 || colon >= end) return end;
  const bracket = input.indexOf('[', start);
  if (bracket < 0 || bracket > colon) return colon;
  let insideBrackets = true;
  for (let pointer = bracket + 1; pointer < end; pointer++) {
    const c = input.charCodeAt(pointer);
    if (c === COLON && !insideBrackets) return pointer;
    if (c === LEFT_SQUARE_BRACKET) insideBrackets = true;
    else if (c === RIGHT_SQUARE_BRACKET) insideBrackets = false;
  }
  return end;
}

const digits = /\d*/y;

/** Ports are short: what `Number` takes for five digits is enough for fifty. */
export function portNumber(input: string, start: number, end: number): number {
  if (end - start > 5) return Number(input.slice(start, end));
  let port = 0;
  for (let pointer = start; pointer < end; pointer++) port = port * 10 + input.charCodeAt(pointer) - DIGIT_ZERO;
  return port;
}

/**
 * https://url.spec.whatwg.org/#port-state
 *
 *     https://me:p@ss@example.org:8080/path
 *                                 ^   ^
 *                                 |   end
 *                                 entry
 */
export function portState(parser: Parser): Result {
  const { input, pointer: entry, stateOverride, url } = parser;
  digits.lastIndex = entry;
  digits.test(input);
  const end = digits.lastIndex;
  const port = portNumber(input, entry, end);
  if (stateOverride === null && !endsAuthority(input, end, parser.special)) {
    return failAt(parser, 'port', 'port-invalid', input, end);
  }
  if (end > entry) {
    if (port > 0xffff) return fail(parser, 'port', 'port-out-of-range', entry, end);
    url.port = port === defaultPort(url.scheme) ? null : port;
    if (stateOverride !== null) return url;
  }
  if (stateOverride !== null) return null;
  parser.pointer = end;
  return pathStartState(parser);
}
