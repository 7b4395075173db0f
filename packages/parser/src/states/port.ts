import { DIGIT_ZERO, isASCIIDigit } from '@url/infra';
import { fail, failAt } from '@url/infra/internal';
import { defaultPort, isPort } from '@url/record';
import { codeUnitAt, endsAuthority, type Parser, type Result } from '../parser.js';
import { pathStartState } from './path-start.js';

/**
 * https://url.spec.whatwg.org/#port-state
 *
 *     https://me:p@ss@example.org:8080/path
 *                                 ^   ^
 *                                 |   end
 *                                 entry
 */
export function portState(parser: Parser): Result {
  const { input, pointer: entry, given, special, url } = parser;
  let port = 0;
  let end = entry;
  for (let c = codeUnitAt(input, end); isASCIIDigit(c); c = codeUnitAt(input, ++end)) port = port * 10 + c - DIGIT_ZERO;
  parser.pointer = end;
  if (given === null && !endsAuthority(input, end, special)) return failAt(parser, 'port', 'port-invalid', input, end);
  if (end === entry) return given === null ? pathStartState(parser) : null;
  if (!isPort(port)) return fail(parser, 'port', 'port-out-of-range', entry, end);
  if (given !== null) {
    given.port = port === defaultPort(given.scheme) ? null : port;
    return given;
  }
  if (port !== defaultPort(parser.scheme)) {
    url.portNumber = port;
    url.serialization += `:${port}`;
  }
  return pathStartState(parser);
}
