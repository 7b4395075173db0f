import { domainToASCII, endsInANumber, parseIPv4, parseIPv6, serializeIPv4, serializeIPv6 } from '@url/host';
import { utf8DecodeWithoutBOM } from '@url/infra';
import { asciiLowercase, isASCIIString, noncharacterRanges, toScalarValueString } from '@url/infra/internal';
import { PercentEncodeSet, percentDecodeString, percentEncode, utf8PercentEncode } from '@url/percent';
import { replaceEach } from '@url/uri/internal';

/** 3.3.3.1: the ASCII characters that are percent-encoded in a host. */
const encodedInHosts = /[\0-*,/;-@\\^`{-\x7f]/g;
const noncharacters = /* @__PURE__ */ new RegExp(`[${noncharacterRanges}]`, 'gu');
const beyondASCII = /* @__PURE__ */ new PercentEncodeSet(null, '');

/** 3.3.3 and 3.3.5: replaces noncharacters by U+FFFD, as the author of the draft expected of U+FDD0 in a host and in a path. */
export function replaceNoncharacters(text: string): string {
  if (isASCIIString(text)) return text;
  return toScalarValueString(text).replace(noncharacters, '\ufffd');
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.3.3.1 Host escape normalization.
 *
 * @param host a host
 * @returns it with percent-encoded bytes decoded as UTF-8, then ASCII in lower case, and percent-encoded if necessary
 *
 * @example
 * import { normalizeHostEscapes } from '@url/drafts/2012';
 *
 * normalizeHostEscapes('GO%4F%20%zz'); // => 'goo%20%25zz'
 */
export function normalizeHostEscapes(host: string): string {
  const decoded = host.includes('%') ? utf8DecodeWithoutBOM(percentDecodeString(host)) : host;
  const text = asciiLowercase(replaceNoncharacters(decoded));
  return replaceEach(text, encodedInHosts, (character) => percentEncode(character.charCodeAt(0)));
}

/**
 * https://www.w3.org/TR/2012/WD-url-20120524/
 *
 * 3.3.3 Canonicalize a host.
 *
 * The draft does not define most of this; the function does what the author of the draft expected. Numbers are an IPv4 address as `inet_aton`
 * reads them. An IPv6 address is written in its shortest form, and may end in such numbers. Escapes in the result of ToASCII are normalized
 * once more, and a host for which ToASCII fails is percent-encoded. IDNA is that of UTS #46, as in later drafts.
 *
 * @param host a host, maybe in brackets
 * @returns an ASCII string; there is no failure
 *
 * @example
 * import { canonicalizeHost } from '@url/drafts/2012';
 *
 * canonicalizeHost('0xC0.0250.01'); // => '192.168.0.1'
 * canonicalizeHost('[::ffff:192.1.2]'); // => '[::ffff:c001:2]'
 * canonicalizeHost('［a b］'); // => '[a%20b]'
 */
export function canonicalizeHost(host: string): string {
  const ascii = toASCII(normalizeHostEscapes(host));
  if (ascii.startsWith('[')) return canonicalizeIPv6(ascii);
  const ipv4 = endsInANumber(ascii) ? parseIPv4(ascii) : null;
  return ipv4 === null ? ascii : serializeIPv4(ipv4);
}

function toASCII(unicodeHost: string): string {
  if (isASCIIString(unicodeHost)) return unicodeHost;
  const ascii = domainToASCII(unicodeHost);
  return utf8PercentEncode(ascii === null ? unicodeHost : normalizeHostEscapes(ascii), beyondASCII);
}

/** Brackets may contain anything. Text that is not an address stays as it is. */
function canonicalizeIPv6(host: string): string {
  if (!host.endsWith(']')) return host;
  const address = parseIPv6(withoutNumbers(host.slice(1, -1)));
  return address === null ? host : `[${serializeIPv6(address)}]`;
}

/** Writes an IPv4 address at the end of an IPv6 address as two pieces. */
function withoutNumbers(address: string): string {
  const start = address.lastIndexOf(':') + 1;
  const ipv4 = address.includes('.', start) && endsInANumber(address.slice(start)) ? address.slice(start) : null;
  const number = ipv4 === null ? null : parseIPv4(ipv4);
  if (number === null) return address;
  return `${address.slice(0, start)}${(number >>> 16).toString(16)}:${(number & 0xffff).toString(16)}`;
}
