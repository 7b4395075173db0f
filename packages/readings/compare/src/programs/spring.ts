import { asciiLowercase, isASCIIString } from '@url/infra/internal';
import { isSpecial } from '@url/record';
import { DECIMAL_DIGIT } from './decimal-digit.js';
import { integerOfJava } from './java.js';
import { cutAt, endAt, noAuthority, orNull, type Parts, splitTail } from './split.js';

/** Splits as UriComponentsBuilder of Spring does since 6.2. */
export function splitBySpring(input: string): Parts | string {
  const match = /^[^/;?#*.%][^:/;?#%]*:/.exec(input);
  const scheme = match === null ? null : asciiLowercase(match[0].slice(0, -1));
  const rest = match === null ? input : input.slice(match[0].length);
  if (!rest.startsWith('//')) return withPath({ scheme, ...noAuthority }, rest);
  const end = endAt(rest, /[/?#]/, 2);
  const parts = authorityBySpring(rest.slice(2, end), rest.charAt(end));
  if (typeof parts === 'string') return parts;
  const { ignored, ...authority } = parts;
  return withPath({ scheme, ...authority }, rest.slice(end), ignored);
}

/** @param ignored a start of the path, in which Spring checks only the escapes after the first code unit */
function withPath(parts: Omit<Parts, 'path' | 'query' | 'fragment'>, rest: string, ignored = ''): Parts | string {
  const tail = splitTail(ignored + rest);
  // If the scheme is not special, Spring takes an opaque path and its query for one part.
  const { scheme } = parts;
  const isOpaque = scheme !== null && !isSpecial({ scheme }) && /^[^/;?]/.test(rest);
  const end = isOpaque ? endAt(rest, /#/) : endAt(rest, /[?#]/);
  if (/^\*[\s\S]/.test(rest)) return 'Something follows "*".';
  return /%(?![\da-f]{2}|u[\da-f]{4}|[\da-f]?$|u[\da-f]{0,3}$)/i.test(ignored.slice(1) + rest.slice(0, end + 1))
    ? 'An escape is malformed.'
    : { ...parts, ...tail };
}

interface Authority extends Pick<Parts, 'userinfo' | 'host' | 'port' | 'portError'> {
  readonly ignored: string;
}

/** An address as a username, its password, and what follows the "@". */
const withCredentialsInBrackets = /^(\[[\da-f:]*\]):([^@]*)@(.*)$/is;

/** @param next the code unit after the authority; "" at the end of the string */
function authorityBySpring(text: string, next: string): Authority | string {
  const start = endOfCredentials(text);
  const port = portBeforeAtSign.exec(text);
  // Nothing follows the only "@": what precedes it is a host with its port.
  if (port !== null && next !== '/' && (port[1]!.startsWith('[') || isSpelledRight(port[1]!)))
    return hostAlone(port[1]!);
  const hostport = text.slice(start ?? 0);
  const afterPort = withCredentialsInBrackets.exec(hostport);
  if (afterPort !== null) return afterCredentialsInBrackets(text.slice(0, start ?? 0), afterPort.slice(1));
  const isBracketed = hostport.startsWith('[');
  const host = isBracketed ? addressIn(hostport, next === '') : hostport.slice(0, endAt(hostport, /:/));
  const spelled = text.slice(0, start ?? 0) + (isBracketed ? '' : host);
  if (start === null || host === null || !isSpelledRight(spelled))
    return isASCIIString(text) ? 'The authority is malformed.' : 'The URI is not in ASCII.';
  return hostWithPort(start === 0 ? null : text.slice(0, start - 1), host, hostport.slice(host.length));
}

/**
 * A port after the "@" belongs to the address before it.
 *
 * @param before credentials before the brackets: then the password cannot look like a port, and can end with "%"
 */
function afterCredentialsInBrackets(before: string, found: readonly string[]): Authority | string {
  const { 0: address, 1: text, 2: rest } = found as unknown as readonly [string, string, string];
  const password = before === '' ? text : text.replace(/%$/, '');
  const isPort = before !== '' && likePort.test(text);
  if (isPort || !isSpelledRight(before) || !isSpelledRight(password) || password.includes(':'))
    return 'The authority is malformed.';
  return rest.startsWith(':') ? hostAlone(address) : authorityBySpring(rest, '/');
}

function hostAlone(host: string): Authority {
  return { userinfo: null, host: orNull(host), port: null, ignored: '' };
}

/** A digit of one code unit. */
const digit = `(?:(?![\\u{10000}-\\u{10ffff}])${DECIMAL_DIGIT})`;
const keptAsPort = /* @__PURE__ */ new RegExp(`^(?:${digit}*|\\{.*\\})$`, 'u');
const likePort = /* @__PURE__ */ new RegExp(`^(?:${digit}*$|\\{)`, 'u');
const portBeforeAtSign = /* @__PURE__ */ new RegExp(`^(\\[[\\da-f:]*\\]|[^@:[]*):(?:${digit}*|\\{[^:@]*)@$`, 'iu');

/** @param after what follows the host: a port, or after a closing bracket any text, which belongs to the path */
function hostWithPort(userinfo: string | null, host: string, after: string): Authority | string {
  if (after !== '' && !after.startsWith(':')) return { userinfo, host, port: null, ignored: after };
  const port = portOf(after.slice(1), after !== '');
  const isClosed = !host.startsWith('[') || host.endsWith(']');
  return port === null
    ? 'The port is not a number.'
    : { userinfo, host: isClosed ? orNull(host) : null, ...port, ignored: '' };
}

/**
 * Spring keeps digits, or a variable such as "{port}", as text: `getPort` throws when it is called, and `getHost` does not. It refuses any other
 * port at once, which is `null` here.
 */
function portOf(text: string, isGiven: boolean): Pick<Parts, 'port' | 'portError'> | null {
  if (!isGiven) return { port: null };
  if (!keptAsPort.test(text)) return null;
  return integerOfJava(text) === null ? { port: null, portError: 'The port is not a number.' } : { port: text };
}

/** The offset after the last "@" of the credentials; `null` if a password contains ":", or is a port after an earlier "@". */
function endOfCredentials(text: string): number | null {
  let start = 0;
  for (let at = endOfUserinfo(text, 0); at >= 0; at = endOfUserinfo(text, start)) {
    const { 1: password } = cutAt(text.slice(start, at), text.slice(start, at).indexOf(':'));
    if (password?.includes(':') || (start > 0 && password !== null && /^(?:\d*|\{.*)$/.test(password))) return null;
    start = at + 1;
  }
  return start;
}

/** A host in brackets starts the host at once, even before "@". */
function endOfUserinfo(text: string, start: number): number {
  return text.charAt(start) === '[' ? -1 : text.indexOf('@', start);
}

/** The pieces of credentials and a host. The digits of one code unit at the start of a password, and a "%" after them, are not looked at. */
const pieces = /* @__PURE__ */ new RegExp(`:${digit}*%?|%[\\da-f]{2}|%[\\da-f](?=@)|[^%]|%`, 'giu');

/** Whether credentials and a host have only characters of RFC 3986, and variables such as "{host}", in which there are neither escapes nor "[". */
function isSpelledRight(text: string): boolean {
  let depth = 0;
  const isRight = (piece: string): boolean => {
    if (piece.startsWith(':')) depth = 0;
    else if (piece === '{') depth++;
    else if (piece === '}' && depth > 0) depth--;
    else return piece === '@' || !(depth > 0 ? /^[%[]/ : /^%$|^[^%\w.~!$&'()*+,;=-]/).test(piece);
    return true;
  };
  // A "%" before an "@" is looked at only if there is one "@".
  const seen = text.indexOf('@') < text.lastIndexOf('@') ? text.replace(/%(?=@)/g, '') : text;
  return (seen.match(pieces) ?? []).every(isRight);
}

/** The digits and colons in brackets. At the end of the string the closing bracket can be missing. */
function addressIn(text: string, isEnd: boolean): string | null {
  const match = /^\[[\da-f:]*(\]|$)/i.exec(text);
  return match === null || (match[1] === '' && !isEnd) ? null : match[0];
}
