import { asciiLowercase, isASCIIString } from '@url/infra';
import { integerOfPython } from './python.js';
import { endAt, noAuthority, orNull, type Parts, splitTail } from './split.js';

/** Matches a host, and each part of the credentials: the characters of RFC 3986, and the start of a variable such as "{host}". */
const registeredName = /^(?:[\w.~!$&'()*+,;={-]|%[\da-f]{2})*$/i;
const credentials = /^(?:[\w.~!$&'()*+,;={-]|%[\da-f]{2})*(?::(?:[\w.~!$&'()*+,;={-]|%[\da-f]{2})*)?$/i;

/** Splits as UriComponentsBuilder of Spring does since 6.2. */
export function splitBySpring(input: string): Parts | string {
  const match = /^[^/;?#*.%][^:/;?#%]*:/.exec(input);
  const scheme = match === null ? null : asciiLowercase(match[0].slice(0, -1));
  const rest = match === null ? input : input.slice(match[0].length);
  if (!rest.startsWith('//')) return withPath({ scheme, ...noAuthority }, rest);
  const end = endAt(rest, /[/?#]/, 2);
  const parts = authorityBySpring(rest.slice(2, end), end === rest.length);
  if (typeof parts === 'string') return parts;
  const { ignored, ...authority } = parts;
  return withPath({ scheme, ...authority }, ignored + rest.slice(end));
}

function withPath(parts: Pick<Parts, 'scheme' | 'userinfo' | 'host' | 'port'>, rest: string): Parts | string {
  const tail = splitTail(rest);
  return /%(?!$|[\da-f]{2}|u[\da-f]{4})/i.test(tail.path)
    ? 'The path contains a malformed escape.'
    : { ...parts, ...tail };
}

interface Authority extends Pick<Parts, 'userinfo' | 'host' | 'port'> {
  readonly ignored: string;
}

function authorityBySpring(text: string, isEnd: boolean): Authority | string {
  const refusal = isASCIIString(text) ? 'The authority is malformed.' : 'The URI is not in ASCII.';
  let hostport = text;
  let userinfo: string | null = null;
  for (let at = endOfUserinfo(hostport); at >= 0; at = endOfUserinfo(hostport)) {
    userinfo = hostport.slice(0, at);
    if (!credentials.test(userinfo)) return refusal;
    hostport = hostport.slice(at + 1);
  }
  const host = hostport.startsWith('[') ? addressIn(hostport, isEnd) : nameIn(hostport);
  if (host === null) return refusal;
  const after = hostport.slice(host.length);
  // The text after the closing bracket belongs to the path.
  if (after !== '' && !after.startsWith(':')) return { userinfo, host, port: null, ignored: after };
  if (after !== '' && !isPort(after.slice(1))) return refusal;
  const isClosed = !host.startsWith('[') || host.endsWith(']');
  return { userinfo, host: isClosed ? orNull(host) : null, port: orNull(after.slice(1)), ignored: '' };
}

/** A host in brackets starts the host at once, even before "@". */
function endOfUserinfo(text: string): number {
  return text.startsWith('[') ? -1 : text.indexOf('@');
}

/** The digits and colons in brackets. At the end of the string the closing bracket can be missing. */
function addressIn(text: string, isEnd: boolean): string | null {
  const match = /^\[[\da-f:]*(\]|$)/i.exec(text);
  return match === null || (match[1] === '' && !isEnd) ? null : match[0];
}

function nameIn(text: string): string | null {
  const name = text.slice(0, endAt(text, /:/));
  return registeredName.test(name) ? name : null;
}

/** Whether Java makes a number of 32 bits of the text. The digits can be of any script. */
function isPort(text: string): boolean {
  const number = /[\s_+-]/.test(text) ? null : integerOfPython(text);
  return number !== null && number < 2 ** 31;
}
