import { parseIPv6 } from '@url/host';
import { asciiLowercase, trimC0ControlsAndSpaces } from '@url/infra/internal';
import { DECIMAL_DIGIT, decimalNumber } from './decimal-digit.js';
import { endAt, hasCompatibleDelimiter, noAuthority, orNull, type Parts, splitTail } from './split.js';

const known = /^(?:https?|ftp|file|mailto|jar|jmod|jrt)$/;

/** Splits as java.net.URL does. */
export function splitByJavaURL(input: string): Parts | string {
  const text = trimC0ControlsAndSpaces(input).replace(/^url:(?!jar:)/i, '');
  const match = /^([a-z][a-z\d+.-]*):/i.exec(text);
  if (match === null || text.startsWith('#')) return 'There is no protocol.';
  const scheme = asciiLowercase(match[1]!);
  if (!known.test(scheme)) return 'The protocol is unknown.';
  const rest = text.slice(match[0].length);
  const { path, query, fragment } = splitTail(rest);
  if (scheme === 'jar') return splitJar(rest);
  if (/^mailto:(?:#|$)/i.test(text)) return 'There is no recipient.';
  if (!path.startsWith('//') || /^\/\/\/\//.test(path) || scheme === 'mailto') {
    return { scheme, ...noAuthority, path, query, fragment };
  }
  const end = endAt(path, /\//, 2);
  const authority = authorityByJavaURL(path.slice(2, end));
  return typeof authority === 'string' ? authority : { scheme, ...authority, path: path.slice(end), query, fragment };
}

/** A "jar:" URL contains another, before "!/". JarURLConnection connects to the host of that one. */
function splitJar(rest: string): Parts | string {
  const end = rest.lastIndexOf('!/');
  if (end < 0) return 'There is no "!/".';
  const inner = rest.slice(0, end);
  return /^(?:url:|[\0- ])*jar:/i.test(inner) ? 'A "jar:" URL contains another.' : splitByJavaURL(inner);
}

function authorityByJavaURL(authority: string): Pick<Parts, 'userinfo' | 'host' | 'port'> | string {
  const at = authority.indexOf('@');
  if (at !== authority.lastIndexOf('@')) return noAuthority;
  const hostport = /^(\[[^\]]*\]|(?!\[)[^:]*)(?::([\s\S]*))?$/.exec(authority.slice(at + 1));
  if (hostport === null) return 'The brackets are not closed, or something follows them.';
  const refusal = refusalOfHost(hostport[1]!);
  if (refusal !== null) return refusal;
  const port = integerOfJava(hostport[2] || '-1');
  if (port === null || port < -1) return 'The port is not a number.';
  const userinfo = at < 0 ? null : authority.slice(0, at);
  return { userinfo, host: orNull(hostport[1]), port: port < 0 ? null : `${port}` };
}

function refusalOfHost(host: string): string | null {
  if (host.startsWith('[') && !isJavaIPv6(withoutLeadingZeros(host.slice(1, -1))))
    return 'There is no IPv6 address in the brackets.';
  return /[\0-\x1f\x7f]/.test(host) || hasCompatibleDelimiter(host.replace(/[\ufe13\ufe16]/g, ''))
    ? 'The host is malformed.'
    : null;
}

const javaInteger = /* @__PURE__ */ new RegExp(`^([+-]?)(${DECIMAL_DIGIT}+)$`, 'u');

/** The number that Integer.parseInt makes of a text; `null` if it refuses the text. It looks at code units, so it knows no digits above U+FFFF. */
export function integerOfJava(text: string): number | null {
  const match = /[\ud800-\udfff]/.test(text) ? null : javaInteger.exec(text);
  const number = match === null ? Number.NaN : decimalNumber(match[2]!) * (match[1] === '-' ? -1 : 1);
  return number >= -(2 ** 31) && number < 2 ** 31 ? number : null;
}

/** Whether it is an IPv6 address. The numbers of an IPv4 address at its end may have leading zeros. */
function isJavaIPv6(text: string): boolean {
  const address = text.replace(/%[\s\S]+$/, '');
  const start = address.lastIndexOf(':') + 1;
  const numbers = address.slice(start);
  return parseIPv6(address.slice(0, start) + (numbers.includes('.') ? withoutLeadingZeros(numbers) : numbers)) !== null;
}

function withoutLeadingZeros(address: string): string {
  return address.replace(/(^|[:.])0+(?=[\da-f])/gi, '$1');
}

/** What is none of the unreserved characters, punctuation, escapes and other characters of java.net.URI's documentation. */
const illegal =
  /[^\w\-!.~'()*,;:$&+=@/%\x80-\u{10ffff}]|[\x80-\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]|%(?![\dA-Fa-f]{2})/u;

const alsoInQuery = /[?[\]]/g;

/** Whether a text has only legal characters, and some that are legal in this place alone. */
function isLegal(text: string, also: RegExp | null = null): boolean {
  return !illegal.test(also === null ? text : text.replace(also, '&'));
}

/** Splits as java.net.URI does. An authority that is not a server's has no host. */
export function splitByJavaURI(input: string): Parts | string {
  const { path: front, query, fragment } = splitTail(input);
  const match = /^([a-z][a-z\d+.-]*):/i.exec(front);
  const scheme = match?.[1] ?? null;
  const rest = match === null ? front : front.slice(match[0].length);
  if (match === null && /^[^/]*:/.test(front)) return 'The scheme is malformed.';
  if (match !== null && rest === '' && query === null) return 'Nothing follows the scheme.';
  if (rest === '//' && query === null && fragment === null) return 'There is no authority.';
  if (!isLegal(query ?? '', alsoInQuery) || !isLegal(fragment ?? '', alsoInQuery))
    return 'There is an illegal character.';
  const hierarchical = splitHierarchical(scheme, rest);
  return typeof hierarchical === 'string' ? hierarchical : { scheme, ...hierarchical, query, fragment };
}

function splitHierarchical(scheme: string | null, rest: string): Omit<Parts, 'scheme' | 'query' | 'fragment'> | string {
  const isOpaque = scheme !== null && !rest.startsWith('/');
  const end = rest.startsWith('//') ? endAt(rest, /\//, 2) : 0;
  const authority = rest.slice(2, end);
  const path = rest.slice(end);
  if (!isLegal(path, isOpaque ? alsoInQuery : null)) return 'There is an illegal character.';
  if (authority === '') return { ...noAuthority, path };
  const server = serverOf(authority);
  if (!isLegal(server === null ? authority : (server.userinfo ?? ''))) return 'There is an illegal character.';
  return { ...(server ?? { ...noAuthority, registry: authority }), path };
}

function serverOf(authority: string): Pick<Parts, 'userinfo' | 'host' | 'port'> | null {
  const at = authority.indexOf('@');
  const hostport = authority.slice(at + 1);
  const match = /^(\[[^\]]*\]|[^:[\]@]*)(?::(\d*))?$/.exec(hostport);
  if (match === null || Number(match[2]) > 0x7fffffff) return null;
  const host = match[1]!;
  const isServer = host.startsWith('[')
    ? /^\[[^%]+(?:%[\w.]+)?\]$/.test(host) && isJavaIPv6(host.slice(1, -1))
    : isServerName(host);
  const userinfo = at < 0 ? null : authority.slice(0, at);
  return isServer ? { userinfo, host, port: orNull(match[2]) } : null;
}

/** One label; or several, where the last one starts with a letter; or four numbers up to 255. */
function isServerName(host: string): boolean {
  const labels = (host.endsWith('.') ? host.slice(0, -1) : host).split('.');
  if (!labels.every((label) => /^[a-z\d]/i.test(label) && /[a-z\d]$/i.test(label) && !/[^a-z\d-]/i.test(label)))
    return false;
  const last = labels[labels.length - 1]!;
  if (labels.length === 1 || /^[a-z]/i.test(last)) return true;
  return (
    /^[\d.]+$/.test(host) && labels.length === 4 && !host.endsWith('.') && labels.every((label) => Number(label) < 256)
  );
}
