import { parseIPv6 } from '@url/host';
import { utf8DecodeWithoutBOM } from '@url/infra';
import { asciiLowercase } from '@url/infra/internal';
import { percentDecodeString } from '@url/percent';
import { cutAt, endAt, noAuthority, orNull, type Parts, withoutBrackets } from './split.js';

const control = /[\0-\x1f\x7f]/;
/** A character that a host cannot have as it is. Before Go 1.25.2 a host can have a "[", a colon, and any text in brackets. */
const notInHost = /[ [\\^`{|}]/;
const notInOldHost = /[ \\^`{|}]/;
const badEscape = /%(?![\da-f]{2})/i;
/** An escape of a character that a zone can neither have as it is nor escape. */
const badEscapeInZone = /%(?:[01][\da-f]|2[3f]|3f|40|5[ce]|60|7[b-df]|[89a-f][\da-f])/i;

/** Splits as url.Parse of Go's net/url does. */
export function splitByGo(input: string): Parts | string {
  return splitFor(input, {
    notInHost,
    isIPv6: (address) => parseIPv6(address) !== null,
    zone: /^25./s,
    isColonRefused: true,
  });
}

/** Splits as it did before it looked at the text in brackets (CVE-2025-47912). */
export function splitByOldGo(input: string): Parts | string {
  const parts = splitFor(input, { notInHost: notInOldHost, isIPv6: () => true, zone: /^25/, isColonRefused: false });
  return typeof parts === 'string' || parts.host === null ? parts : { ...parts, host: withoutBrackets(parts.host) };
}

/** What versions accept. */
interface Version {
  readonly notInHost: RegExp;
  readonly isIPv6: (address: string) => boolean;
  /** Matches the text after the "%" of a zone. */
  readonly zone: RegExp;
  /** Whether a name in an HTTP URL cannot have a colon. */
  readonly isColonRefused: boolean;
}

function splitFor(input: string, version: Version): Parts | string {
  const { 0: front, 1: fragment } = cutAt(input, input.indexOf('#'));
  if (control.test(front)) return 'There is a control character.';
  if (badEscape.test(fragment ?? '')) return 'An escape is malformed.';
  const match = /^([a-z][a-z\d+.-]*):/i.exec(front);
  if (match === null && front.startsWith(':')) return 'There is no scheme before ":".';
  const scheme = match === null ? null : asciiLowercase(match[1]!);
  const afterScheme = match === null ? front : front.slice(match[0].length);
  const { 0: rest, 1: query } = cutAt(afterScheme, afterScheme.indexOf('?'));
  const hierarchical = splitRest(scheme, rest, version);
  return typeof hierarchical === 'string' ? hierarchical : { scheme, ...hierarchical, query, fragment };
}

function splitRest(
  scheme: string | null,
  rest: string,
  version: Version,
): Pick<Parts, 'userinfo' | 'host' | 'port' | 'path'> | string {
  if (!rest.startsWith('/') && scheme !== null) return { ...noAuthority, path: rest };
  if (!rest.startsWith('/') && /^[^/]*:/.test(rest)) return 'The first segment of a path has a colon.';
  const hasAuthority = rest.startsWith('//') && (scheme !== null || !rest.startsWith('///'));
  const end = hasAuthority ? endAt(rest, /\//, 2) : 0;
  const authority = hasAuthority ? authorityByGo(rest.slice(2, end), scheme, version) : noAuthority;
  const path = rest.slice(end);
  if (typeof authority === 'string') return authority;
  return badEscape.test(path) ? 'An escape is malformed.' : { ...authority, path };
}

function authorityByGo(
  authority: string,
  scheme: string | null,
  version: Version,
): Pick<Parts, 'userinfo' | 'host' | 'port'> | string {
  const at = authority.lastIndexOf('@');
  const userinfo = at < 0 ? null : authority.slice(0, at);
  if (userinfo !== null && (/[^\w\-.:~!$&'()*+,;=%@]/.test(userinfo) || badEscape.test(userinfo)))
    return 'The credentials are malformed.';
  const hostport = authority.slice(at + 1);
  const isHTTP = version.isColonRefused && (scheme === 'http' || scheme === 'https');
  const host = hostport.startsWith('[') ? bracketedHost(hostport, version) : namedHost(hostport, isHTTP, version);
  if (host === null) return 'The host is malformed.';
  const port = /:(\d*)$/.exec(hostport.slice(hostport.lastIndexOf(']') + 1));
  return { userinfo, host: orNull(host), port: orNull(port?.[1]) };
}

/** An address in brackets, and a port of digits after it. */
function bracketedHost(hostport: string, version: Version): string | null {
  const bracket = hostport.lastIndexOf(']');
  if (bracket < 0 || !/^(?::\d*)?$/.test(hostport.slice(bracket + 1))) return null;
  const { 0: address, 1: zone } = cutAt(hostport.slice(1, bracket), hostport.slice(1, bracket).indexOf('%'));
  if (
    zone !== null &&
    (!version.zone.test(zone) || badEscape.test(zone) || badEscapeInZone.test(zone) || version.notInHost.test(zone))
  )
    return null;
  if (!version.isIPv6(address) || version.notInHost.test(address)) return null;
  return `[${address}${zone === null ? '' : `%${decodedBytes(zone.slice(2))}`}]`;
}

/** A name. The only valid escapes are "%25" and the escapes of bytes above 127. After other schemes than "http" a name may have a colon. */
function namedHost(hostport: string, isHTTP: boolean, { notInHost }: Version): string | null {
  const { 0: name, 1: port } = cutAt(hostport, isHTTP ? hostport.indexOf(':') : hostport.lastIndexOf(':'));
  if (port !== null && !/^\d*$/.test(port)) return null;
  if (badEscape.test(name) || /%(?!25)[0-7]/.test(name) || notInHost.test(name)) return null;
  return decodedBytes(name);
}

function decodedBytes(text: string): string {
  return utf8DecodeWithoutBOM(percentDecodeString(text));
}
