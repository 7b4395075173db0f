import { DIGIT_ZERO } from '@url/infra';
import { fail, failAt, isASCIIDigit } from '@url/infra/internal';
import { isPort, type URLRecord } from '@url/record';
import { type Parser, type Result, replace } from '../parser.js';
import { pathStartState } from './path-start.js';

/**
 * https://url.spec.whatwg.org/#port-state
 *
 *     https://me:p@ss@example.org:8080/path
 *                                 ^   ^
 *                                 |   end of the authority
 *                                 entry
 */
export function portState(parser: Parser, end: number, plainEnd: number): Result {
  const { input, pointer: entry, url } = parser;
  const port = parsePortUpTo(parser, end);
  if (port === FAILURE) return null;
  if (port !== NO_PORT) url.portNumber = port;
  if (port === NO_PORT || (input.charCodeAt(entry) === DIGIT_ZERO && entry + 1 < end)) {
    replace(parser, entry - 1, end, port === NO_PORT ? '' : `:${port}`);
  }
  parser.pointer = end;
  return pathStartState(parser, plainEnd);
}

/** What `parsePortUpTo` returns for no port, or the default port of the scheme. */
export const NO_PORT = -1;
/** What it returns for failure. */
export const FAILURE = -2;

/** Parses the port from the pointer to an offset. */
export function parsePortUpTo(parser: Parser, end: number): number {
  const { input, pointer: entry, url } = parser;
  const { special } = url;
  let port = 0;
  for (let pointer = entry; pointer < end; pointer++) {
    const c = input.charCodeAt(pointer);
    if (!isASCIIDigit(c)) {
      failAt(parser, 'port', 'port-invalid', input, pointer);
      return FAILURE;
    }
    port = port * 10 + c - DIGIT_ZERO;
  }
  if (!isPort(port)) {
    fail(parser, 'port', 'port-out-of-range', entry, end);
    return FAILURE;
  }
  return entry === end || (special !== null && special.port === port) ? NO_PORT : port;
}

/** Runs the port state with a state override: what follows the digits is ignored. */
export function changePort(parser: Parser, target: URLRecord): Result {
  const { input, pointer: entry } = parser;
  let end = entry;
  while (isASCIIDigit(input.charCodeAt(end))) end++;
  if (end === entry) return null;
  const port = parsePortUpTo(parser, end);
  if (port === FAILURE) return null;
  target.port = port === NO_PORT ? null : port;
  return target;
}
