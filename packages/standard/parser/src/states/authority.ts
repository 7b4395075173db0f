import { endOfHost } from '@url/host/internal';
import { concatenate, fail, isHeard, report } from '@url/infra/internal';
import { userinfoPercentEncodeSet } from '@url/percent';
import { utf8PercentEncodeBetween } from '@url/percent/internal';
import { serializeCredentials } from '@url/record/internal';
import { copyDomainAndPath } from '../copy-domain.js';
import { endOfAuthority, type Parser, type Result } from '../parser.js';
import { hostState } from './host.js';
import { afterUnchanged } from './path-start.js';

/**
 * https://url.spec.whatwg.org/#authority-state
 *
 *     https://me:p@ss@example.org:8080/path
 *             ^      ^                ^
 *             entry  atSign           end
 *
 * The standard restarts its buffer at every "@". To look for the last "@" gives the same result, since the userinfo percent-encode set
 * contains "@", and the earlier ones become "%40".
 */
export function authorityState(parser: Parser): Result {
  const { input, pointer: entry, url } = parser;
  url.serialization += '//';
  url.usernameEnd = url.serialization.length;
  const end = endOfAuthority(parser);
  const atSign = lastAtSign(input, entry, end);
  if (atSign < 0) {
    url.hostStart = url.usernameEnd;
    return hostState(parser, endOfHost(input, entry, end));
  }
  readCredentials(parser, atSign);
  parser.pointer = atSign + 1;
  if (parser.pointer === end) return fail(parser, 'host', 'host-missing', end, end);
  const copiedEnd = copyDomainAndPath(parser, end);
  if (copiedEnd < 0) return hostState(parser, endOfHost(input, parser.pointer, end));
  parser.pointer = end;
  return afterUnchanged(parser, copiedEnd);
}

/** Finds the last "@" by `indexOf`, since most inputs contain none or one. `lastIndexOf` takes five times as long. */
function lastAtSign(input: string, start: number, end: number): number {
  let last = -1;
  for (let next = input.indexOf('@', start); next >= 0 && next < end; next = input.indexOf('@', next + 1)) last = next;
  return last;
}

/** Parses username and password. Each "@" is an error of its own, since it is a round of the standard's state. */
function readCredentials(parser: Parser, end: number): void {
  const { input, pointer, url } = parser;
  if (isHeard(parser)) {
    for (let start = pointer; start <= end; ) {
      const atSign = input.indexOf('@', start);
      report(parser, 'userinfo', 'invalid-credentials', start, atSign + 1);
      start = atSign + 1;
    }
  }
  const colon = input.indexOf(':', pointer);
  const hasPassword = colon >= 0 && colon < end;
  const endOfUsername = hasPassword ? colon : end;
  const username = utf8PercentEncodeBetween(input, pointer, endOfUsername, userinfoPercentEncodeSet);
  const password = hasPassword ? utf8PercentEncodeBetween(input, colon + 1, end, userinfoPercentEncodeSet) : '';
  url.usernameEnd += username.length;
  url.serialization = concatenate(url.serialization, serializeCredentials(username, password));
  url.hostStart = url.serialization.length;
}
