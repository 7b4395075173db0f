import { asciiLowercase, isASCIIString } from '@url/infra';
import { percentDecodeString } from '@url/percent';
import { DECIMAL_DIGIT } from './decimal-digit.js';
import { punycodeLabels } from './punycode-labels.js';
import { noAuthority, type Parts, splitTail, trimmed, unicodeSpace, withoutBrackets } from './split.js';

const portAtEnd = /* @__PURE__ */ new RegExp(`:(${DECIMAL_DIGIT}+)$`, 'u');

/** The schemes for which URI knows that there is a server. */
const servers =
  /^(?:https?|ftp|ftps|file|gopher|ldaps?|mms|news|nntps?|pop|rlogin|rsync|rtspu?|sftp|snews|ssh|telnet|tn3270)$/;

/** Splits as URI->new of Perl does. */
export function splitByPerl(input: string): Parts | string {
  const text = trimmed(input, unicodeSpace)
    .replace(/^<(?:URL:)?([\s\S]*)>$/, '$1')
    .replace(/^"([\s\S]*)"$/, '$1');
  const match = /^([a-z][a-z\d+.-]*):/i.exec(text);
  const scheme = match === null ? null : asciiLowercase(match[1]!);
  const rest = match === null ? text : text.slice(match[0].length);
  const authority = /^\/\/([^/?#]*)/.exec(rest);
  const tail = splitTail(authority === null ? rest : rest.slice(authority[0].length));
  if (authority === null) return { scheme, ...noAuthority, ...tail };
  if (scheme === null || !servers.test(scheme)) return { scheme, ...noAuthority, registry: authority[1]!, ...tail };
  if (scheme === 'file') return { scheme, ...noAuthority, host: octets(withoutBrackets(authority[1]!)), ...tail };
  const { userinfo, hostport } = cutUserinfo(authority[1]!);
  const port = portAtEnd.exec(hostport);
  const host = hostByPerl(port === null ? hostport : hostport.slice(0, port.index));
  if (port === null || isASCIIString(port[0])) return { scheme, userinfo, host, port: port?.[1] ?? null, ...tail };
  return { scheme, userinfo, host: host + octets(port[0]), port: null, ...tail };
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

/** A host with an empty label has no form in Punycode, and stays in UTF-8. */
function hostByPerl(host: string): string {
  const staysInUTF8 = isASCIIString(host) || /^\.|\.\./.test(host);
  return octets(withoutBrackets(staysInUTF8 ? host : punycodeLabels(host.toLowerCase(), /\./)));
}

/** URI decodes escapes to octets, which Perl shows as the code points of the same number. */
function octets(host: string): string {
  return isASCIIString(host) && !host.includes('%')
    ? host
    : Array.from(percentDecodeString(host), (octet) => String.fromCharCode(octet)).join('');
}
