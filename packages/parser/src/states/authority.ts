import { endOfHost } from '@url/host/internal';
import { concatenate, fail, isHeard, report } from '@url/infra/internal';
import { userinfoPercentEncodeSet } from '@url/percent';
import { utf8PercentEncodeBetween } from '@url/percent/internal';
import { authorityEnd, serializeCredentials } from '@url/record/internal';
import { endOfAuthority, endsAuthority, type Parser, type Result } from '../parser.js';
import { endOf } from '../sticky.js';
import { hostState } from './host.js';

const endOfPlainHost = /* @__PURE__ */ endOf(
  () => `(?:\\[[^${authorityEnd.special}@[\\]]*\\]|[^${authorityEnd.special}:@[]*)`,
);

/**
 * https://url.spec.whatwg.org/#authority-state
 *
 *     https://me:p@ss@example.org:8080/path
 *             ^      ^                ^
 *             entry  atSign           end
 *
 * The standard restarts its buffer at every "@". To look for the last "@" gives the same result, since the userinfo percent-encode set
 * contains "@", and the earlier ones become "%40".
 *
 * Most authorities are a host alone: a run without any delimiter of credentials, addresses and ports.
 */
export function authorityState(parser: Parser): Result {
  const { input, pointer: entry, url } = parser;
  url.serialization += '//';
  url.usernameEnd = url.serialization.length;
  const firstAtSign = input.indexOf('@', entry);
  if (firstAtSign < 0) return hostWithoutCredentials(parser);
  const end = endOfAuthority(parser);
  const atSign = lastAtSign(input, firstAtSign, end);
  if (atSign >= 0) {
    readCredentials(parser, atSign);
    parser.pointer = atSign + 1;
    if (parser.pointer === end) return fail(parser, 'host', 'host-missing', end, end);
  }
  url.hostStart = url.serialization.length;
  return hostState(parser, endOfHost(input, parser.pointer, end));
}

function hostWithoutCredentials(parser: Parser): Result {
  const { input, pointer, special, url } = parser;
  url.hostStart = url.usernameEnd;
  const endOfRun = endOfPlainHost(input, pointer);
  return endsAuthority(input, endOfRun, special) ? hostState(parser, endOfRun) : hostState(parser);
}

/** Finds the last "@" by `indexOf`, since most inputs contain none or one. `lastIndexOf` takes five times as long. */
function lastAtSign(input: string, first: number, end: number): number {
  let last = -1;
  for (let next = first; next >= 0 && next < end; next = input.indexOf('@', next + 1)) last = next;
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
}
