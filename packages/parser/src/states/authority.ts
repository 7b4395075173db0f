import { endOfHost } from '@url/host/internal';
import { fail, isHeard, report } from '@url/infra/internal';
import { userinfoPercentEncodeSet, utf8PercentEncode } from '@url/percent';
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
    readCredentials(parser, input.slice(entry, atSign));
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
function readCredentials(parser: Parser, userinfo: string): void {
  const { pointer, url } = parser;
  if (isHeard(parser)) {
    let start = 0;
    for (const part of userinfo.split('@')) {
      report(parser, 'userinfo', 'invalid-credentials', pointer + start, pointer + start + part.length + 1);
      start += part.length + 1;
    }
  }
  const colon = userinfo.indexOf(':');
  const username = utf8PercentEncode(colon < 0 ? userinfo : userinfo.slice(0, colon), userinfoPercentEncodeSet);
  const password = colon < 0 ? '' : utf8PercentEncode(userinfo.slice(colon + 1), userinfoPercentEncodeSet);
  url.usernameEnd += username.length;
  url.serialization += serializeCredentials(username, password);
}
