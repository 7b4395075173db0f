import { fail, hasHandler, report } from '@url/infra/internal';
import { userinfoPercentEncodeSet } from '@url/percent';
import type { SpecialScheme } from '@url/record/internal';
import { CONTROL } from '../kinds.js';
import { encodeUpTo, mustStartOver, type Parser, type Result, replace } from '../parser.js';
import { authorityKinds, scanAuthority } from '../read-authority.js';
import { hostState } from './host.js';

/**
 * https://url.spec.whatwg.org/#authority-state
 *
 *     https://me:p@ss@example.org:8080/path
 *             ^      ^
 *             entry  atSign
 *
 * @param start an offset before which no code unit has a kind, as the scheme start state has found
 */
export function authorityState(parser: Parser, start: number = parser.pointer): Result {
  const { input, url } = parser;
  url.usernameEnd = url.hostStart = parser.pointer + parser.shiftBy;
  const authority = scanAuthority(input, start, kindsOfAuthority(url.special));
  if ((authority.kinds & CONTROL) !== 0 && mustStartOver(parser)) return null;
  const { atSign } = authority;
  if (atSign < 0) return hostState(parser, authority);
  readCredentials(parser, atSign);
  parser.pointer = atSign + 1;
  if (parser.pointer === authority.end) {
    return fail(parser, 'host', 'host-missing', parser.pointer, parser.pointer);
  }
  return hostState(parser, authority);
}

function kindsOfAuthority(special: SpecialScheme | null): Uint8Array {
  return special === null ? authorityKinds().ofOther : authorityKinds().ofSpecial;
}

/** Parses username and password. The standard reports one error per "@". */
function readCredentials(parser: Parser, end: number): void {
  const { input, pointer, url } = parser;
  if (hasHandler(parser)) reportCredentials(parser, end);
  const colon = input.indexOf(':', pointer);
  const usernameEnd = colon >= 0 && colon < end ? colon : end;
  encodeUpTo(parser, pointer, usernameEnd, userinfoPercentEncodeSet);
  url.usernameEnd = usernameEnd + parser.shiftBy;
  if (usernameEnd + 1 < end) encodeUpTo(parser, usernameEnd + 1, end, userinfoPercentEncodeSet);
  // Without a password there is no ":", and without both no "@".
  else if (pointer === usernameEnd) replace(parser, pointer, end + 1, '');
  else if (usernameEnd < end) replace(parser, usernameEnd, end, '');
  url.hostStart = end + 1 + parser.shiftBy;
}

function reportCredentials(parser: Parser, end: number): void {
  const { input, pointer } = parser;
  for (let start = pointer; start <= end; ) {
    const atSign = input.indexOf('@', start);
    report(parser, 'userinfo', 'invalid-credentials', start, atSign + 1);
    start = atSign + 1;
  }
}
