import { fail, hasHandler, report } from '@url/infra/internal';
import { userinfoPercentEncodeSet } from '@url/percent';
import { encodeBetween } from '@url/percent/internal';
import { serializeCredentials } from '@url/record/internal';
import { CONTROL } from '../kinds.js';
import { mustStartOver, type Parser, type Result, replace } from '../parser.js';
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
  const { url, special } = parser;
  url.usernameEnd = url.hostStart = parser.pointer + parser.shiftBy;
  scanAuthority(parser, start, special === null ? authorityKinds().ofOther : authorityKinds().ofSpecial);
  if ((parser.kinds & CONTROL) !== 0 && mustStartOver(parser)) return null;
  const { atSign } = parser;
  if (atSign < 0) return hostState(parser);
  readCredentials(parser, atSign);
  parser.pointer = atSign + 1;
  if (parser.pointer === parser.authorityEnd) {
    return fail(parser, 'host', 'host-missing', parser.pointer, parser.pointer);
  }
  return hostState(parser);
}

/** Parses username and password. The standard reports one error per "@". */
function readCredentials(parser: Parser, end: number): void {
  const { input, pointer, url } = parser;
  if (hasHandler(parser)) reportCredentials(parser, end);
  const colon = input.indexOf(':', pointer);
  const usernameEnd = colon >= 0 && colon < end ? colon : end;
  const username = encodeBetween(input, pointer, usernameEnd, userinfoPercentEncodeSet);
  const password = usernameEnd < end ? encodeBetween(input, usernameEnd + 1, end, userinfoPercentEncodeSet) : '';
  const credentials = serializeCredentials(username, password);
  // Encoding adds two code units or more, and an empty part takes away one or two: credentials of the same length are unchanged.
  if (credentials.length !== end + 1 - pointer) replace(parser, pointer, end + 1, credentials);
  url.usernameEnd += username.length;
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
