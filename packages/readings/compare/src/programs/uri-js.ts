import { endsInANumber, type IPv6Address, parseIPv4, parseIPv6, serializeIPv4, serializeIPv6 } from '@url/host';
import { asciiLowercase, isASCIIString } from '@url/infra/internal';
import { c0ControlPercentEncodeSet, PercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { normalizePercentEncoding } from '@url/uri';
import { dots } from './dots.js';
import { decoded, forbiddenInDomain, idnaByNode } from './node-legacy.js';
import { punycodeLabels } from './punycode-labels.js';
import {
  cutAt,
  endAt,
  noAuthority,
  orNull,
  type Parts,
  splitTail,
  withoutBrackets,
  withoutZerosInIPv4,
} from './split.js';

const notInURIs = /* @__PURE__ */ new PercentEncodeSet(c0ControlPercentEncodeSet, ' "<>\\^`{|}@#/?');
const http = /^https?$/i;
/** After these schemes the host is a domain. */
const web = /^(?:https?|wss?)$/i;
const pattern = /^(?:([^:/?#]+):)?(?:\/\/(?:([^/?#@]*)@)?(\[[^/?#\]]+\]|[^/?#:]*)(?::(\d*))?)?([\s\S]*)$/;

/** Splits as the package uri-js does: at the first "@", and a host up to the first ":". */
export function splitByUriDashJs(input: string): Parts | string {
  const { 1: name, 2: userinfo = null, 3: host, 4: port, 5: rest } = pattern.exec(input)! as unknown as Pieces;
  const scheme = name === undefined ? null : asciiLowercase(name);
  const isDomain = scheme !== null && web.test(scheme);
  if (isHTTP(scheme) && !host) return 'There is no host.';
  const tail = splitTail(rest);
  if (scheme === 'mailto' && hasBareRecipient(tail.path)) return 'A recipient has no domain.';
  if (scheme === 'urn' && !/^[^:]+:/.test(tail.path)) return 'There is no namespace.';
  if (host === undefined) return { scheme, ...noAuthority, ...tail };
  return { scheme, userinfo, host: orNull(hostByUriDashJs(host, isDomain)), port: orNull(port), ...tail };
}

interface Pieces {
  readonly 1: string | undefined;
  readonly 2: string | undefined;
  readonly 3: string | undefined;
  readonly 4: string | undefined;
  readonly 5: string;
}

function hasBareRecipient(path: string): boolean {
  return path !== '' && path.split(',').some((recipient) => !recipient.includes('@'));
}

function hostByUriDashJs(name: string, isDomain: boolean): string {
  const address = addressOf(name) ?? name;
  if (!isDomain) return encodeUnits(address === name ? withUpperEscapes(normalized(name).toLowerCase()) : address);
  // An address whose zone is not in ASCII is a name without brackets.
  const text = address === name || isASCIIString(address) ? address : withoutBrackets(address);
  // An escape that decoding leaves is decoded once more, after the labels are in Punycode: "%252e" does not separate them.
  const domain = normalized(punycodeAfterAtSign(decodedUnits(text).toLowerCase()));
  return withUpperEscapes(encodeUnits(domain.toLowerCase()));
}

/** Decodes escapes of unreserved characters also after a "%" that starts no escape. */
function normalized(text: string): string {
  return text.replace(/%[\da-f]{2}/gi, (triplet) => normalizePercentEncoding(triplet));
}

/** Punycode of the text between the first "@" and the second, if there are some: the function is meant for email addresses. */
function punycodeAfterAtSign(text: string): string {
  const { 0: first, 1: rest } = cutAt(text, text.indexOf('@'));
  const encode = (host: string): string => punycodeLabels(host, dots, /^[\0-~]*$/);
  return rest === null ? encode(first) : `${first}@${encode(cutAt(rest, rest.indexOf('@'))[0])}`;
}

/** Decodes escapes of one, two and three octets without a look at the bits of the second and the third. Other escapes stay. */
function decodedUnits(text: string): string {
  return text.replace(
    /%[0-7][\da-f]|%(?:c[2-9a-f]|d[\da-f])%[\da-f]{2}|%[ef][\da-f](?:%[\da-f]{2}){2}/gi,
    (escapes) => {
      const octetAt = (index: number): number => Number.parseInt(escapes.slice(index + 1, index + 3), 16);
      if (escapes.length === 3) return String.fromCharCode(octetAt(0));
      if (escapes.length === 6) return String.fromCharCode(((octetAt(0) & 31) << 6) | (octetAt(3) & 63));
      return String.fromCharCode(((octetAt(0) & 15) << 12) | ((octetAt(3) & 63) << 6) | (octetAt(6) & 63));
    },
  );
}

/** Percent-encodes each code unit, so that a code point above U+FFFF becomes six octets. */
function encodeUnits(text: string): string {
  const units = text.replace(/[\ud800-\udfff]/g, (unit) => {
    const code = unit.charCodeAt(0);
    return `%ED%${(0x80 | ((code >> 6) & 63)).toString(16)}%${(0x80 | (code & 63)).toString(16)}`.toUpperCase();
  });
  return utf8PercentEncode(units, notInURIs);
}

/** An IPv6 address in its shortest form with its zone, or an IPv4 address without zeros; `null` for a name. */
function addressOf(name: string): string | null {
  const match = /^\[?([\da-f:.]+)(%(?:25|(?![\da-f]{2}))(?:[\w.~\xa0-\uffef-]|%[\da-f]{2})+)?\]?$/i.exec(name);
  const ipv6 = match === null ? null : parseIPv6(withoutZerosInIPv4(match[1]!));
  if (ipv6 !== null) return `[${compressedByUriDashJs(match![1]!, ipv6)}${zoneByUriDashJs(match![2] ?? '')}]`;
  const bytes = /^(?:\d{1,3}\.){3}\d{1,3}$/.test(name) ? name.split('.').map(Number) : [256];
  return bytes.every((byte) => byte < 256) ? bytes.join('.') : null;
}

/** "::" before seven numbers loses a colon, and an IPv4 address at the end its zeros: "::0.1.2.3" is "::.1.2.3". */
function compressedByUriDashJs(text: string, address: IPv6Address): string {
  const ipv4 = /:0+(\.[\d.]+)$/.exec(text);
  if (ipv4 !== null) {
    const pieces = address.map((piece, index) => (index < 6 ? piece : 1));
    return serializeIPv6(pieces as unknown as IPv6Address).slice(0, -'1:1'.length) + ipv4[1]!;
  }
  if (!/^::(?:[^:]+:){5}(?:[^:]+:[^:]+|[^:]*\.[^:]*)$/.test(text)) return serializeIPv6(address);
  const [, ...others] = address;
  return serializeIPv6([1, ...others] as unknown as IPv6Address).slice(1);
}

/** A zone in lower case. Its "%" and two hex digits after it look like an escape, which is decoded, or written in upper case. */
function zoneByUriDashJs(zone: string): string {
  const text = normalized(`%${zone.replace(/^%25(?=.)|^%/, '')}`).toLowerCase();
  return zone === '' ? '' : withUpperEscapes(text);
}

function withUpperEscapes(text: string): string {
  return text.replace(/%[\da-f]{2}/g, (triplet) => triplet.toUpperCase());
}

/** Splits as the package fast-uri does since version 4, by the grammar of RFC 3986 and with IDNA after "http". */
export function splitByFastURI(input: string): Parts | string {
  if (/^[\0- ]|[\0- ]$/.test(input)) return 'There is white space at an end.';
  return splitByFastURIFor(input, true);
}

/** Splits as it did in its last version 3: it percent-encodes no host, and does not look at recipients. */
export function splitByFastURIOf3(input: string): Parts | string {
  return splitByFastURIFor(input, false);
}

function splitByFastURIFor(text: string, isStrict: boolean): Parts | string {
  // A line separator ends the fragment, and what follows is ignored.
  const input = text.slice(0, endAt(text, /[\u2028\u2029]/, endAt(text, /#/)));
  const match = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([\s\S]*)$/.exec(input)!;
  const scheme = match[1] === undefined ? null : asciiLowercase(match[1]);
  if (scheme !== null && !/^[a-z][a-z\d+.-]*$/.test(scheme)) return 'The scheme is malformed.';
  if (/%(?![\da-f]{2})/i.test(withoutZone(input, match[2]))) return 'An escape is malformed.';
  if (isBlankBeforeAuthority(input)) return 'There is white space before the authority.';
  if (match[2] === undefined) return withoutAuthority(scheme, match[3]!, isStrict);
  if (scheme === 'urn') return 'There is no namespace.';
  if (isStrict && scheme === 'mailto' && splitTail(match[3]!).path !== '') return 'A recipient has no domain.';
  const authority = authorityByFastURI(match[2], scheme, isStrict);
  if (typeof authority === 'string') return authority;
  // Version 3 decodes a URI with an escape, and encodes the delimiters again.
  const host = isStrict || !input.includes('%') ? authority.host : (authority.host?.replace(/@/g, '%40') ?? null);
  return { scheme, ...authority, host, ...splitTail(match[3]!) };
}

/** The text without an address in brackets that is the whole host: its zone may have a "%". */
function withoutZone(text: string, authority: string | undefined): string {
  const hostport = authority === undefined ? '' : authority.slice(authority.indexOf('@') + 1);
  const address = hostport.startsWith('[') ? hostport.slice(0, hostport.indexOf(']') + 1) : '';
  return text.replace(address, '');
}

/** Whether there is white space between the slashes before an authority, or after them. */
function isBlankBeforeAuthority(text: string): boolean {
  const run = /^(?:[^:/?#]+:)?([/\\\t\n\r]*)/.exec(text)![1]!;
  return /[\t\n\r]/.test(run) && run.replace(/[\t\n\r]/g, '').length > 1;
}

function authorityByFastURI(
  authority: string,
  scheme: string | null,
  isStrict: boolean,
): Pick<Parts, 'userinfo' | 'host' | 'port'> | string {
  const at = authority.indexOf('@');
  const hostport = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(authority.slice(at + 1));
  if (authority.includes('\\')) return 'There is a backslash in the authority.';
  if (hostport === null) return 'The path does not start with "/".';
  if (Number(hostport[2]) > 65535) return 'The port is not a number up to 65535.';
  if (isHTTP(scheme) && hostport[1] === '') return 'There is no host.';
  const host = hostByFastURI(hostport[1]!, scheme, isStrict);
  if (host === null) return 'The host is malformed.';
  return { userinfo: at < 0 ? null : authority.slice(0, at), host: orNull(host), port: orNull(hostport[2]) };
}

function isHTTP(scheme: string | null): boolean {
  return scheme !== null && http.test(scheme);
}

/** The text after "urn:" by RFC 8141. */
const namespaced = /^[\da-z][\da-z-]{0,31}:(?:[\w!$'()*+,./:;=@-]|%[\da-f]{2})+$/i;

function withoutAuthority(scheme: string | null, rest: string, isStrict: boolean): Parts | string {
  if (/^(?:\/\\|\\[/\\])/.test(rest)) return 'There is a backslash in the authority.';
  const tail = splitTail(rest);
  if (isStrict && scheme === 'mailto' && !areRecipients(tail)) return 'A recipient has no domain.';
  if (scheme === 'urn' && !namespaced.test(tail.path)) return 'There is no namespace.';
  return isHTTP(scheme) ? 'There is no host.' : { scheme, ...noAuthority, ...tail };
}

/** Whether the path, and the fields "to" of the query, have only recipients with a domain. A slash can follow the domain. */
function areRecipients({ path, query }: Pick<Parts, 'path' | 'query'>): boolean {
  const fields = (query ?? '').split('&').filter((field) => /^to=./i.test(field));
  const lists = [path, ...fields.map((field) => field.slice(3))].filter((list) => list !== '');
  return lists.length === 0 || lists.join().split(',').every(hasDomain);
}

function hasDomain(recipient: string): boolean {
  const domain = (decoded(recipient.slice(recipient.lastIndexOf('@') + 1)) ?? '').replace(/(?::0*80)?[/\\]?$/, '');
  if (!recipient.includes('@') || domain === '') return false;
  return (domain.startsWith('[') ? addressInBrackets(domain) : domainOfRecipient(domain)) !== null;
}

/** A domain by IDNA, in which a mailbox can have characters that a host cannot have. */
function domainOfRecipient(domain: string): string | null {
  return domainByFastURI(domain.replace(/["`{}]/g, 'a'));
}

function hostByFastURI(host: string, scheme: string | null, isStrict: boolean): string | null {
  if (host.startsWith('[')) return addressInBrackets(host);
  if (scheme !== null && web.test(scheme)) return host === '' ? '' : domainByFastURI(host, isStrict);
  if (/[[\]]/.test(host)) return null;
  const name = normalizePercentEncoding(host).toLowerCase();
  if (!isStrict) return name;
  const encode = (text: string): string => utf8PercentEncode(text, notInURIs);
  return scheme === 'mailto' ? name.replace(/[\0-\x7f]+/g, encode) : encode(name);
}

/** The host of an HTTP URL, by IDNA and the IPv4 notations of the URL Standard. */
function domainByFastURI(host: string, isStrict = true): string | null {
  if (/[\0- "<>[\]^`{|}@\x7f]/.test(host)) return null;
  const text = decoded(host) ?? '';
  const ascii = isASCIIString(text) ? asciiLowercase(text) : idnaByNode(text.toLowerCase());
  if (ascii === null || ascii === '' || forbiddenInDomain.test(ascii)) return null;
  if (!endsInANumber(ascii)) return isStrict ? utf8PercentEncode(ascii, notInURIs) : ascii;
  const address = parseIPv4(ascii);
  return address === null ? null : serializeIPv4(address);
}

function addressInBrackets(host: string): string | null {
  if (/^\[v[\da-f]+\.[\w.~!$&'()*+,;=:-]+\]$/i.test(host)) return asciiLowercase(host);
  const match = /^\[([\da-f:.]+)(%(?!25\])(?:25)?(?:[\w.~-]|%[\da-f]{2})+)?\]$/i.exec(host);
  const ipv6 = match === null ? null : parseIPv6(match[1]!);
  return ipv6 === null ? null : `[${serializeIPv6(ipv6)}${(match![2] ?? '').replace(/^%25(?=.)/, '%')}]`;
}
