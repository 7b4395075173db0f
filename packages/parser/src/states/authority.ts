import {
  COLON,
  COMMERCIAL_AT,
  DIGIT_ZERO,
  fail,
  isASCIIDigit,
  LEFT_SQUARE_BRACKET,
  RIGHT_SQUARE_BRACKET,
  report,
} from '@url/infra';
import { userinfoPercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { defaultPort, includesCredentials } from '@url/record';
import { parseHostBetween } from '../host-in-input.js';
import { endsAuthority, type Parser, type Result } from '../parser.js';
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
  let atSign = -1;
  let end = entry;
  for (let c = input.charCodeAt(end); !endsAuthority(parser, c); c = input.charCodeAt(++end)) {
    if (c === COMMERCIAL_AT) {
      report(parser.onValidationError, 'invalid-credentials', Math.max(atSign + 1, entry), end + 1);
      atSign = end;
    }
  }
  if (atSign >= 0) {
    setCredentials(parser, atSign);
    parser.pointer = atSign + 1;
    if (parser.pointer === end) return fail(parser.onValidationError, 'host-missing', end, end);
  }
  return hostState(parser);
}

function setCredentials({ input, pointer, url }: Parser, atSign: number): void {
  const userinfo = input.slice(pointer, atSign);
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
export function hostState(parser: Parser): Result {
  const { input, pointer: entry, stateOverride, url } = parser;
  if (stateOverride !== null && url.scheme === 'file') return fileHostState(parser);

  const end = endOfHost(parser);
  const isBeforePort = input.charCodeAt(end) === COLON;
  if (end === entry) {
    if (isBeforePort || parser.special) return fail(parser.onValidationError, 'host-missing', end, end);
    if (stateOverride !== null && (includesCredentials(url) || url.port !== null)) return null;
  }
  if (isBeforePort && stateOverride === 'hostname state') return null;

  const host = parseHostBetween(parser, entry, end);
  if (host === null) return null;
  url.host = host;
  parser.pointer = isBeforePort ? end + 1 : end;
  if (isBeforePort) return portState(parser);
  return stateOverride === null ? pathStartState(parser) : url;
}

/** Where the authority ends, or U+003A (:) stands outside of brackets. */
function endOfHost(parser: Parser): number {
  const { input } = parser;
  let insideBrackets = false;
  let end = parser.pointer;
  for (let c = input.charCodeAt(end); !endsAuthority(parser, c); c = input.charCodeAt(++end)) {
    if (c === COLON && !insideBrackets) break;
    if (c === LEFT_SQUARE_BRACKET) insideBrackets = true;
    else if (c === RIGHT_SQUARE_BRACKET) insideBrackets = false;
  }
  return end;
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
  let end = entry;
  let port = 0;
  for (; isASCIIDigit(input.charCodeAt(end)); end++) {
    port = Math.min(port * 10 + input.charCodeAt(end) - DIGIT_ZERO, 0x10000);
  }
  if (stateOverride === null && !endsAuthority(parser, input.charCodeAt(end))) {
    return fail(parser.onValidationError, 'port-invalid', end, end + 1);
  }
  if (end > entry) {
    if (port > 0xffff) return fail(parser.onValidationError, 'port-out-of-range', entry, end);
    url.port = port === defaultPort(url.scheme) ? null : port;
    if (stateOverride !== null) return url;
  }
  if (stateOverride !== null) return null;
  parser.pointer = end;
  return pathStartState(parser);
}
