import { asciiDomainClass, endOfSerializedIPv6, unchangedDomainClass } from '@url/host/internal';
import { LEFT_SQUARE_BRACKET, SOLIDUS } from '@url/infra';
import { hasHandler } from '@url/infra/internal';
import { specialSchemePattern, startsSpecialScheme } from '@url/record/internal';
import { endOf, LONGEST, runOf, segmentsPattern, specialPath } from './kinds.js';
import type { Parser } from './parser.js';

//     https://www.example.org:8080/a/b?query
//     |       |                       |
//     |       |                       end of the head
//     head
//
// One expression reads the head of most URLs: a special scheme, a domain, a port and a path, as far as they are unchanged. No state reads the head
// again, because an expression of many code units takes less time than several expressions or loops.

/** Matches a special scheme, a host and a port. */
const patternWith = (host: string): string => `${specialSchemePattern()}://${host}(?::\\d+)?`;

// The expressions are compiled on first use.
let head: RegExp | null = null;
let headAndPath: RegExp | null = null;

/** Returns the end of the head of a URL without its path; −1 if there is no such head. */
export function endOfHead(input: string): number {
  if (!startsSpecialScheme(input.charCodeAt(0))) return -1;
  if (head === null) head = new RegExp(patternWith(runOf(unchangedDomainClass)), 'y');
  return endOf(head, input, 0);
}

/** Returns the end of the head of a URL and of its path, or of an IPv6 address, as far as they are unchanged; −1 if there is no such head. */
export function endOfHeadAndPath(input: string): number {
  if (!startsSpecialScheme(input.charCodeAt(0))) return -1;
  if (headAndPath === null) headAndPath = createHeadAndPath();
  const end = endOf(headAndPath, input, 0);
  return end < 0 || end === input.length ? end : endWithAddress(input, end);
}

function createHeadAndPath(): RegExp {
  const host = `(?:[A-Z]${runOf(asciiDomainClass)}|${runOf(unchangedDomainClass)})`;
  return new RegExp(`${patternWith(host)}(?:(?=/)${segmentsPattern(specialPath)})?`, 'y');
}

/** Returns the end of an IPv6 address after "//", if it stays as it is. A loop takes less time for it than the expression. */
function endWithAddress(input: string, end: number): number {
  const isHost = input.charCodeAt(end) === LEFT_SQUARE_BRACKET && input.charCodeAt(end - 1) === SOLIDUS;
  return isHost ? Math.max(end, endOfSerializedIPv6(input, end)) : end;
}

/** Whether the states may use what these expressions match. */
export function mayHaveHead(parser: Parser): boolean {
  return !parser.stopsAfterAuthority && parser.input.length <= LONGEST && !hasHandler(parser);
}
