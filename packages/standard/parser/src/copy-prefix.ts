import { endsInANumberBetween, readIPv4, readIPv6 } from '@url/host/internal';
import { COLON, isASCIIDigit, isASCIIUpperAlpha, LEFT_SQUARE_BRACKET, SOLIDUS } from '@url/infra';
import type { StoredURLRecord } from '@url/record/internal';
import { endsADomain } from './copy-domain.js';
import { endsAuthority, Parser } from './parser.js';
import { appendHost } from './states/host-in-input.js';
import { copyUnchangedFromPath } from './states/path-start.js';
import { portBetween, setPort } from './states/port.js';
import {
  endOfLowercasedPrefix,
  endOfUnchangedAuthority,
  endOfUnchangedOther,
  endOfUnchangedPrefix,
} from './unchanged-prefix.js';

/**
 *     https://example.org/path/to a file
 *            ^           ^       ^
 *            |           |       the end of the prefix, if the path is not unchanged: the path state continues here
 *            |           the end, if no path follows the host: the port state or the path start state continues
 *            the end, if the host is not unchanged, or may be part of credentials: the authority state continues
 *
 * Copies the prefix of a special URL that the states would leave unchanged, or only lowercase, and sets the offsets of its parts in the
 * record. A default port before a path is not copied. The record has no host if the host is not unchanged.
 *
 * @returns the end of the prefix; 0 if nothing is unchanged, so that the scheme start state continues; the parser that has failed, if the
 *   host is an IP address that does not parse
 */
export function copyPrefix(url: StoredURLRecord, input: string): number | Parser {
  const end = endOfUnchangedPrefix(input, 0);
  const isInUpperCase = stopsAtUpperCase(input, end);
  return copyUpTo(url, input, isInUpperCase ? endOfLowercasedPrefix(input, 0) : end, isInUpperCase);
}

/** Copies the prefix that ends at an offset; lowercases its scheme and host if they have upper case. */
function copyUpTo(url: StoredURLRecord, input: string, end: number, isInUpperCase: boolean): number | Parser {
  if (end < 0) return 0;
  setScheme(url, endOfSpecialScheme(input));
  const portEnd = endOfAuthority(input, url.hostStart, end);
  const isBeforePath = portEnd < end || isBeforeSolidus(input, end);
  if (isBeforePath && !isInUpperCase && endsADomain(input.charCodeAt(portEnd - 1))) {
    url.hostEnd = portEnd;
    return copyUnchangedFromPath(url, input, 0, portEnd, end);
  }
  const hostEnd = isBeforePath ? startOfPort(input, portEnd) : portEnd;
  // On an ASCII string `toLowerCase` is ASCII lowercase.
  if (isInUpperCase) url.serialization = input.slice(0, hostEnd).toLowerCase();
  const prefixEnd = copyHost(url, input, hostEnd, isBeforePath);
  if (url.hostEnd === 0 || !isBeforePath) return prefixEnd;
  const copiedEnd = copyPort(url, input, hostEnd, portEnd);
  return copyUnchangedFromPath(url, input, url.serialization === '' ? 0 : copiedEnd, portEnd, end);
}

/** An expression stops at upper case in a scheme or a host alone: a path may contain it. */
function stopsAtUpperCase(input: string, end: number): boolean {
  return end < input.length && isASCIIUpperAlpha(input.charCodeAt(Math.max(end, 0)));
}

/** Copies the unchanged prefix of a special URL up to its path. */
export function copyAuthority(url: StoredURLRecord, input: string): number | Parser {
  const end = endOfUnchangedAuthority(input, 0);
  if (end < 0) return 0;
  setScheme(url, endOfSpecialScheme(input));
  return copyHost(url, input, end, isBeforeSolidus(input, end));
}

/** Copies the unchanged prefix of a URL that is not special: with an authority, or with an opaque path. */
export function copyOtherPrefix(url: StoredURLRecord, input: string): number {
  const end = endOfUnchangedOther(input, 0);
  if (end < 0) return 0;
  setScheme(url, input.indexOf(':'));
  if (!input.startsWith('//', url.schemeEnd + 1)) {
    url.usernameEnd = url.hostStart = url.hostEnd = url.schemeEnd + 1;
    url.isOpaque = true;
    return copyUnchangedFromPath(url, input, 0, url.hostEnd, end);
  }
  const hostEnd = endOfAuthority(input, url.hostStart, end);
  if (!endsAuthority(input, hostEnd, false)) return url.hostStart;
  url.hostEnd = hostEnd;
  return copyUnchangedFromPath(url, input, 0, hostEnd, end);
}

/** Sets the offsets of a scheme that "://" follows. */
function setScheme(url: StoredURLRecord, schemeEnd: number): void {
  url.schemeEnd = schemeEnd;
  url.hostStart = schemeEnd + 3;
  url.usernameEnd = url.hostStart;
}

/** Finds the end of the scheme of a special URL. Most of them are "https", "http" or "file", which one code unit tells from the others. */
function endOfSpecialScheme(input: string): number {
  const fifth = input.charCodeAt(4);
  if (fifth === COLON) return 4;
  return fifth === LATIN_SMALL_LETTER_S ? 5 : input.indexOf(':');
}

const LATIN_SMALL_LETTER_S = 0x73;

/** Finds the end of the authority within a prefix: its first U+002F (/), or else the end of the prefix. */
function endOfAuthority(input: string, start: number, end: number): number {
  const solidus = input.indexOf('/', start);
  return solidus < 0 || solidus > end ? end : solidus;
}

/** Finds the U+003A (:) before the port with which an authority in a prefix ends; without a port it is the end of the authority. */
function startOfPort(input: string, end: number): number {
  let pointer = end - 1;
  let c = input.charCodeAt(pointer);
  if (!isASCIIDigit(c)) return end;
  while (isASCIIDigit(c)) c = input.charCodeAt(--pointer);
  return c === COLON ? pointer : end;
}

function isBeforeSolidus(input: string, end: number): boolean {
  return end < input.length && input.charCodeAt(end) === SOLIDUS;
}

/**
 * Sets the end of a host in the record. An IP address is parsed, and appended to the serialization.
 *
 * @param isBeforePath whether U+002F (/) follows the host
 * @returns the end of the host; its start, if it may be part of credentials, or if it contains something that is not unchanged; the parser
 *   that has failed, if it is an IP address that does not parse
 */
function copyHost(url: StoredURLRecord, input: string, end: number, isBeforePath: boolean): number | Parser {
  const { hostStart } = url;
  if (end === hostStart) return copyEmptyHost(url, input, end);
  if (!isBeforePath && !endsHost(input, end)) return hostStart;
  const isIPv6 = input.charCodeAt(hostStart) === LEFT_SQUARE_BRACKET;
  if (isIPv6 || endsInANumberBetween(input, hostStart, end)) return copyAddress(url, input, end, isIPv6);
  url.hostEnd = end;
  return end;
}

/** Sets the end of the host if the URL is a file URL: others have none that is empty. */
function copyEmptyHost(url: StoredURLRecord, input: string, end: number): number {
  if (input.startsWith('file')) url.hostEnd = end;
  return end;
}

function copyAddress(url: StoredURLRecord, input: string, end: number, isIPv6: boolean): number | Parser {
  const { hostStart } = url;
  const parser = new Parser(input, null, null, null, url);
  // The domain parser would leave an IPv4 address unchanged, since only hosts that it does not change are in a prefix.
  const address = isIPv6 ? readIPv6(input, hostStart + 1, end - 1, parser) : readIPv4(input, hostStart, end, parser);
  if (address === null) return parser;
  url.serialization = copiedUpTo(url, input, hostStart);
  appendHost(url, address);
  return end;
}

/**
 * Sets the port in the record. Of a default port only what precedes it is copied.
 *
 * @returns the offset up to which the input has been copied
 */
function copyPort(url: StoredURLRecord, input: string, hostEnd: number, portEnd: number): number {
  if (hostEnd === portEnd) return hostEnd;
  if (setPort(url, portBetween(input, hostEnd + 1, portEnd), copiedUpTo(url, input, url.schemeEnd))) return hostEnd;
  url.serialization = copiedUpTo(url, input, url.hostEnd);
  return portEnd;
}

/** What is copied of the input up to an offset of the record: the input itself, if nothing before it was changed. */
function copiedUpTo({ serialization }: StoredURLRecord, input: string, end: number): string {
  return (serialization === '' ? input : serialization).slice(0, end);
}

/** Whether a host ends at an offset. U+003A (:) may also stand between username and password. */
function endsHost(input: string, end: number): boolean {
  const isBeforePort = end < input.length && input.charCodeAt(end) === COLON;
  return isBeforePort ? !input.includes('@', end) : endsAuthority(input, end, true);
}
