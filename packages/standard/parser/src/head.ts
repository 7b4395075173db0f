import { asciiDomainClass, unchangedDomainClass } from '@url/host/internal';
import { LEFT_SQUARE_BRACKET } from '@url/infra';
import { hasHandler, hasShortCuts, isASCIIUpperAlpha } from '@url/infra/internal';
import { specialSchemePattern, startsSpecialScheme } from '@url/record/internal';
import { endOf, LONGEST, runOf, segmentsPattern, specialPath } from './kinds.js';
import type { Parser } from './parser.js';
import { BRACKET, UPPER_CASE } from './read-authority.js';

//     https://www.example.org:8080/a/b?query
//     |       |                       |
//     |       |                       end of the head
//     |       rest of the head, if the host has upper case or is an IPv6 address
//     head
//
// One expression reads the head of most URLs: a special scheme, a domain, a port and a path, as far as they are unchanged. No state reads the head
// again, because an expression of many code units takes less time than several expressions or loops.

const portPattern = '(?::\\d+)?';
const pathPattern = (): string => `(?:(?=/)${segmentsPattern(specialPath)})?`;

/** Matches a special scheme, a domain and a port as far as the states leave them as they are. */
const headPattern = (): string => `${specialSchemePattern()}://${runOf(unchangedDomainClass)}${portPattern}`;

/** Matches the host of a head: the first code unit of upper case or of an IPv6 address tells that the host parser is needed. */
const addressPattern = '\\[[\\dA-Fa-f:.]*\\]';

// The expressions are compiled on first use.
let head: RegExp | null = null;
let headAndPath: RegExp | null = null;
let restOfHead: RegExp | null = null;

/** Returns the end of the head of a URL without its path; −1 if there is no such head. */
export function endOfHead(input: string): number {
  if (!startsSpecialScheme(input.charCodeAt(0))) return -1;
  if (head === null) head = new RegExp(headPattern(), 'y');
  return endOf(head, input, 0);
}

/** Returns the end of the head of a URL and of its path, as far as they are unchanged; −1 if there is no such head. */
export function endOfHeadAndPath(input: string): number {
  if (!startsSpecialScheme(input.charCodeAt(0))) return -1;
  if (headAndPath === null) {
    const host = `(?:[A-Z]${runOf(asciiDomainClass)}|${addressPattern}|${runOf(unchangedDomainClass)})`;
    headAndPath = new RegExp(`${specialSchemePattern()}://${host}${portPattern}${pathPattern()}`, 'y');
  }
  return endOf(headAndPath, input, 0);
}

/** Whether the states may use what these expressions match. */
export function mayHaveHead(parser: Parser): boolean {
  return hasShortCuts && !parser.stopsAfterAuthority && parser.input.length <= LONGEST && !hasHandler(parser);
}

/** The kinds of a host in a head, by its first code unit: 0 if the domain is unchanged. */
export function kindsOfHead(c: number): number {
  if (c === LEFT_SQUARE_BRACKET) return BRACKET;
  return isASCIIUpperAlpha(c) ? UPPER_CASE : 0;
}

/** Returns the end of a domain with upper case or an IPv6 address, of a port and a path. All of it except the host is unchanged. */
export function endOfRestOfHead(input: string, start: number): number {
  if (restOfHead === null) {
    const host = `(?:[A-Z]${runOf(asciiDomainClass)}|${addressPattern})`;
    restOfHead = new RegExp(host + portPattern + pathPattern(), 'y');
  }
  return endOf(restOfHead, input, start);
}
