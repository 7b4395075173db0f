import { DIGIT_ZERO, isASCIIDigit } from '@url/infra';
import { fail, failAt } from '@url/infra/internal';
import { defaultPort, isPort } from '@url/record';
import type { StoredURLRecord } from '@url/record/internal';
import { codeUnitAt, endsAuthority, type Parser, type Result } from '../parser.js';
import { pathStartState } from './path-start.js';

/** Matches a port before a path that the port state leaves unchanged, unless it is the default port: of at most four digits. */
export const unchangedPort = (): string => '(?::[1-9]\\d{0,3}(?=/))?';

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
  if (setPort(url, port, parser.scheme)) url.serialization += `:${port}`;
  return pathStartState(parser);
}

/**
 * Sets the port of the new record, unless it is the default port of the scheme.
 *
 * @returns whether it is not the default port
 */
export function setPort(url: StoredURLRecord, port: number, scheme: string): boolean {
  if (port === defaultPort(scheme)) return false;
  url.portNumber = port;
  return true;
}

/** @returns the port that the digits between two offsets are, which may be too large */
export function portBetween(input: string, start: number, end: number): number {
  let port = 0;
  for (let pointer = start; pointer < end; pointer++) port = port * 10 + input.charCodeAt(pointer) - DIGIT_ZERO;
  return port;
}
