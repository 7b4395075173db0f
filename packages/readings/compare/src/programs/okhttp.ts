import { parseIPv6, serializeIPv4, serializeIPv6 } from '@url/host';
import { toUnicode } from '@url/idna';
import { encodePunycode } from '@url/idna/internal';
import { asciiLowercase, isASCIIString, utf8DecodeWithoutBOM } from '@url/infra';
import { percentDecodeString } from '@url/percent';
import { idnByJava } from './java-idn.js';
import { cutAt, endAt, orNull, type Parts, splitTail, trimmed } from './split.js';
import { disallowedBeforeUnicode16, newInUnicode18 } from './unicode-versions.js';

/** Splits as HttpUrl of OkHttp 4 does, which maps names by IDNA 2003. */
export function splitByOkHttp4(input: string): Parts | string {
  return splitByOkHttp(input, (host) => idnByJava(host));
}

/** Splits as HttpUrl of OkHttp 5 does, which maps names by UTS #46. */
export function splitByOkHttp5(input: string): Parts | string {
  return splitByOkHttp(input, domainByOkHttp5);
}

function splitByOkHttp(input: string, toASCII: (host: string) => string | null): Parts | string {
  const text = trimmed(input, /[\t\n\f\r ]/);
  const match = /^(https?):[/\\]*/i.exec(text);
  if (match === null) return isOfOtherScheme(text) ? 'The scheme is not supported.' : 'There is no scheme.';
  const rest = text.slice(match[0].length);
  const end = endAt(rest, /[/\\?#]/);
  const authority = rest.slice(0, end);
  const at = authority.lastIndexOf('@');
  const { 0: name, 1: port } = cutPort(authority.slice(at + 1));
  const number = port === null || port === '' ? null : portOf(port);
  if (number === 0) return 'The port is not a number from 1 to 65535.';
  const host = hostOf(utf8DecodeWithoutBOM(percentDecodeString(name)), toASCII);
  if (host === null) return 'The host is malformed.';
  const scheme = asciiLowercase(match[1]!);
  const userinfo = at < 0 ? null : orNull(authority.slice(0, at));
  return { scheme, userinfo, host, port: number === null ? null : `${number}`, ...splitTail(rest.slice(end)) };
}

function isOfOtherScheme(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(text);
}

/** Cuts at the first ":" outside brackets. */
function cutPort(hostport: string): readonly [string, string | null] {
  let isInBrackets = false;
  for (let index = 0; index < hostport.length; index++) {
    const character = hostport.charAt(index);
    if (character === '[') isInBrackets = true;
    else if (character === ']') isInBrackets = false;
    else if (character === ':' && !isInBrackets) return cutAt(hostport, index);
  }
  return [hostport, null];
}

/** The number, or 0 for a port that OkHttp refuses. */
function portOf(text: string): number {
  const number = /^\+?\d+$/.test(text) ? Number(text) : 0;
  return number > 0 && number < 65536 ? number : 0;
}

function hostOf(host: string, toASCII: (host: string) => string | null): string | null {
  if (host.includes(':')) return addressOf(host);
  const ascii = toASCII(host);
  if (ascii === null || ascii === '') return null;
  const lowercase = asciiLowercase(ascii);
  return /[\0- #%/:?@[\\\]\x7f-\u{10ffff}]/u.test(lowercase) ? null : lowercase;
}

/** An IPv6 address, with or without brackets. One that contains an IPv4 address is written as that. */
function addressOf(host: string): string | null {
  const address = parseIPv6(host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host);
  if (address === null) return null;
  const isMapped = address.slice(0, 5).every((piece) => piece === 0) && address[5] === 0xffff;
  return isMapped ? serializeIPv4(address[6]! * 0x10000 + address[7]!) : serializeIPv6(address);
}

/** Matches capitals that UTS #46 disallows before version 15.1. */
const disallowedCapitals = /[\u04c0\u10a0-\u10c5\u2132\u2183]/;

/** Whether UTS #46 disallows one of the code points. The letters around it keep it from being the first one of a label. */
function hasDisallowed(host: string): boolean {
  if (isASCIIString(host)) return false;
  if (disallowedBeforeUnicode16.test(host) || disallowedCapitals.test(host) || newInUnicode18.test(host)) return true;
  return [...host].some((character) => toUnicode(`a${character}a`).error);
}

/** A label in Punycode in which something else than a letter, a digit or a hyphen precedes the last hyphen. */
const unreadablePunycode = /(?:^|\.)xn--[^.]*[^a-z\d.-][^.]*-/i;

/** OkHttp decodes labels in Punycode and encodes them again, and checks neither. */
function domainByOkHttp5(host: string): string | null {
  if (hasDisallowed(host) || unreadablePunycode.test(host)) return null;
  const mapped = toUnicode(host).domain;
  // Punycode that cannot be decoded is left in the label.
  if (/(?:^|\.)xn--/.test(mapped)) return null;
  const labels = mapped.split('.').map((label) => (isASCIIString(label) ? label : `xn--${encodePunycode(label)}`));
  const isShort = labels.every(({ length }, index) => length < 64 && (length > 0 || index === labels.length - 1));
  const domain = labels.join('.');
  return isShort && domain.replace(/\.$/, '').length < 254 ? domain : null;
}
