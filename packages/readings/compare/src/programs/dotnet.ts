import { parseIPv4, parseIPv6, serializeIPv4 } from '@url/host';
import { asciiLowercase, isASCIIString } from '@url/infra/internal';
import { driveLetterPattern, schemePattern } from '@url/record/internal';
import { dots } from './dots.js';
import { cutAt, endAt, noAuthority, orNull, type Parts, splitTail, trimmed, withoutZerosInIPv4 } from './split.js';

/** The schemes that need "//". In these schemes and in mailto a host can be an IPv4 address in every notation. */
const known = /^(?:https?|wss?|ftp|file|gopher|nntp|telnet|ldap|net\.(?:tcp|pipe))$/;
const withoutPort = /^(?:file|net\.pipe)$/;
const startsWithScheme = /* @__PURE__ */ new RegExp(`^(${schemePattern}):`);
const startsWithDrive = /* @__PURE__ */ new RegExp(`^${driveLetterPattern}[/\\\\]`);
/** An IPv6 address with a prefix length or a zone, which can contain "?" and "#". */
const inBrackets = /^\[([\da-f:.]+)(?:\/\d+|%[^/\]]*)?\]/i;
/** Controls of the direction of text, which .NET removes from a host. */
const directions = /[\u200e\u200f\u202a-\u202e]/g;
/** An address whose last part is octal, or not a number: .NET reads "1.2.3.08" as 255.255.255.255. */
const octalAtEnd = /^(?:(?:0|[1-9]\d{0,2})\.){3}0[1-9]\d?$/;

/** Splits as Uri of .NET does on Linux. */
export function splitByDotNet(input: string): Parts | string {
  const text = trimmed(input, /[\t\n\r ]/);
  if (text.startsWith('/') || startsWithDrive.test(text)) return withoutHost('file', text);
  if (/^\\[/\\]/.test(text)) return afterSlashes('file', text.replace(/^[/\\]+/, ''), /[/\\]/);
  const match = startsWithScheme.exec(text);
  const scheme = asciiLowercase(match?.[1] ?? '');
  if (scheme.length < 2) return 'The scheme is malformed.';
  const rest = text.slice(match![0].length);
  if (scheme === 'mailto') return rest.startsWith('/') ? withoutHost(scheme, rest) : afterSlashes(scheme, rest);
  if (!/^[/\\]{2}/.test(rest) || /^(?:news|uuid)$/.test(scheme))
    return known.test(scheme) ? 'There is no authority.' : withoutHost(scheme, rest);
  if (scheme === 'file') return splitFile(rest);
  // Such a path starts with a drive.
  const isPath = !known.test(scheme) && startsWithDrive.test(rest.slice(2));
  return isPath ? withoutHost(scheme, rest) : afterSlashes(scheme, rest.slice(2));
}

function withoutHost(scheme: string, path: string): Parts {
  return { scheme, ...noAuthority, ...splitTail(path) };
}

function splitFile(rest: string): Parts | string {
  const start = endAt(rest, /[^/\\]/);
  const text = rest.slice(start);
  const drive = start < 4 ? /^[a-z][:|]([/\\]?)/i.exec(text) : null;
  if (drive?.[1] === '') return 'The path of a drive does not start with a slash.';
  return start === 3 || drive !== null ? withoutHost('file', rest) : afterSlashes('file', text, /[/\\?#]/);
}

function afterSlashes(scheme: string, text: string, ends = /[/?#]/): Parts | string {
  const isEmptyAllowed = !known.test(scheme) || /^(?:file|ldap)$/.test(scheme);
  if (isEmptyAllowed && endAt(text, ends) === 0) return withoutHost(scheme, text);
  const at = scheme === 'file' || scheme.startsWith('net.') ? -1 : text.slice(0, endAt(text, ends)).indexOf('@');
  const userinfo = at < 0 ? null : text.slice(0, at);
  if (userinfo?.includes('\\')) return 'There is a backslash in the credentials.';
  const rest = text.slice(at + 1);
  const end = endAt(rest, ends, inBrackets.exec(rest)?.[0].length);
  const { 0: name, 1: port } = hostAndPort(rest.slice(0, end));
  const isPort = port === null || (/^\d*$/.test(port) && Number(port) <= 65535 && !withoutPort.test(scheme));
  const host = hostByDotNet(name, scheme);
  if (host === null || !isPort) return 'The host or the port is malformed.';
  return { scheme, userinfo, host, port: orNull(port), ...splitTail(rest.slice(end)) };
}

/** .NET ignores text after a bracket that does not start with a colon or a backslash. */
function hostAndPort(text: string): readonly [string, string | null] {
  if (!text.startsWith('[') || !text.includes(']')) return cutAt(text, text.indexOf(':'));
  const { 0: address, 1: after } = cutAt(text, text.indexOf(']'));
  return [`${address}]`, /^[:\\]/.test(after!) ? after!.slice(after!.startsWith(':') ? 1 : 0) : null];
}

function hostByDotNet(name: string, scheme: string): string | null {
  if (name.startsWith('[')) {
    const address = withoutZerosInIPv4(inBrackets.exec(name)?.[1] ?? '');
    return parseIPv6(address) === null ? null : asciiLowercase(`[${address}]`);
  }
  const visible = isASCIIString(name) ? asciiLowercase(name) : name.replace(directions, '');
  const isMalformed =
    name === '' || name.split(dots).slice(0, -1).includes('') || /[^\w.\-\xa0-\u{10ffff}]/u.test(name);
  return isMalformed ? null : (addressByDotNet(visible, scheme) ?? visible);
}

/** The IPv4 address that .NET makes of a name; `null` if it keeps the name. */
function addressByDotNet(name: string, scheme: string): string | null {
  const isKnown = known.test(scheme) || scheme === 'mailto';
  const isNumeric = isKnown ? /^(?:(?:0x[\da-f]+|\d+)(?:\.(?!$)|$))+$/ : octalAtEnd;
  const address = isNumeric.test(name) ? parseIPv4(name) : null;
  if (address !== null) return serializeIPv4(address);
  return !isKnown && octalAtEnd.test(name) ? '255.255.255.255' : null;
}
