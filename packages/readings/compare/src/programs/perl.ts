import { asciiLowercase, isASCIIString } from '@url/infra/internal';
import { percentDecodeString } from '@url/percent';
import { DECIMAL_DIGIT } from './decimal-digit.js';
import { punycodeLabels } from './punycode-labels.js';
import {
  cutAt,
  endAt,
  noAuthority,
  orNull,
  type Parts,
  splitTail,
  trimmed,
  unicodeSpace,
  withoutBrackets,
} from './split.js';
import { lowercaseOfUnicode14 } from './unicode-versions.js';

const portAtEnd = /* @__PURE__ */ new RegExp(`:(${DECIMAL_DIGIT}+)$`, 'u');

/** The schemes for which URI knows that there is a server. */
const servers =
  /^(?:https?|ftp|file|gopher|ldaps?|mms|news|nntps?|pop|rlogin|rsync|rtspu?|sftp|snews|ssh|telnet|tn3270)$/;

/** Splits as URI->new of Perl does. */
export function splitByPerl(input: string): Parts | string {
  const text = trimmed(input, unicodeSpace)
    .replace(/^<(?:URL:)?([\s\S]*)>$/, '$1')
    .replace(/^"([\s\S]*)"$/, '$1');
  const match = /^([a-z][a-z\d+.-]*):/i.exec(text);
  const scheme = match === null ? null : asciiLowercase(match[1]!);
  const rest = match === null ? text : text.slice(match[0].length);
  if (scheme !== null && scheme.length > 247) return 'Perl has no longer names of packages.';
  const authority = /^\/\/([^/?#]*)/.exec(rest);
  if (scheme === 'sip' || scheme === 'sips') {
    const written = authority === null ? rest : `//${withASCIIHost(authority[1]!)}${rest.slice(authority[0].length)}`;
    return { scheme, ...phone(written.slice(0, endAt(written, /[;?]/))), ...splitTail('') };
  }
  const tail = splitTail(authority === null ? rest : rest.slice(authority[0].length));
  if (authority === null) return { scheme, ...noAuthority, ...tail };
  if (scheme === null || !servers.test(scheme)) return { scheme, ...noAuthority, registry: authority[1]!, ...tail };
  if (scheme === 'file') return { scheme, ...noAuthority, host: octets(withoutBrackets(authority[1]!)), ...tail };
  return { scheme, ...serverOf(authority[1]!), ...tail };
}

/** URI looks for a host in these without "//", and takes a "#" for a part of it. */
function phone(address: string): Pick<Parts, 'userinfo' | 'host' | 'port'> {
  const at = address.lastIndexOf('@');
  const { 0: host, 1: port } = cutAt(address.slice(at + 1), address.slice(at + 1).search(/:\d+$/));
  return { userinfo: orNull(address.slice(0, at + 1)), host: octets(host), port };
}

/** A port in digits of another script belongs to the host. */
function serverOf(authority: string): Pick<Parts, 'userinfo' | 'host' | 'port'> {
  const written = withASCIIHost(authority);
  const at = written.lastIndexOf('@');
  const { 0: host, 1: port } = cutAt(written.slice(at + 1), written.slice(at + 1).search(/:\d+$/));
  return { userinfo: at < 0 ? null : written.slice(0, at), host: octets(withoutBrackets(host)), port };
}

/** The authority with its host in Punycode. What precedes the line of the userinfo moves into the host. */
function withASCIIHost(authority: string): string {
  const { userinfo, hostport } = cutUserinfo(authority);
  const port = portAtEnd.exec(hostport)?.[0] ?? '';
  const host = hostByPerl(hostport.slice(0, hostport.length - port.length));
  return host === null ? authority : `${userinfo === null ? '' : `${userinfo}@`}${host}${port}`;
}

/** The userinfo starts in the line that contains the first "@", and ends at the last one of that line. */
function cutUserinfo(authority: string): { readonly userinfo: string | null; readonly hostport: string } {
  const first = authority.indexOf('@');
  if (first < 0) return { userinfo: null, hostport: authority };
  const start = authority.lastIndexOf('\n', first) + 1;
  const newline = authority.indexOf('\n', first);
  const at = authority.lastIndexOf('@', newline < 0 ? authority.length : newline);
  return { userinfo: authority.slice(start, at), hostport: authority.slice(0, start) + authority.slice(at + 1) };
}

/** `null` if a label has no form in Punycode: one that is empty, that gets too long, or that starts with "xn--". */
function hostByPerl(host: string): string | null {
  if (/^\.|\.\./.test(host)) return null;
  if (isASCIIString(host)) return host;
  // One by one: JavaScript has another small sigma at the end of a word, and Perl has not.
  const labels = Array.from(host, lowercaseOfUnicode14).join('').split('.');
  if (labels.some((label) => label.startsWith('xn--') && !isASCIIString(label))) return null;
  const ascii = punycodeLabels(labels.join('.'), /\./);
  return ascii.split('.').some((label) => label.length > 63) ? null : ascii;
}

/** URI decodes escapes to octets, which Perl shows as the code points of the same number. */
function octets(host: string): string {
  return isASCIIString(host) && !host.includes('%')
    ? host
    : Array.from(percentDecodeString(host), (octet) => String.fromCharCode(octet)).join('');
}
