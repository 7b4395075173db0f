import { endsInANumber, parseIPv4, parseIPv6, serializeIPv4, serializeIPv6 } from '@url/host';
import { asciiLowercase, isASCIIString } from '@url/infra';
import { trimC0ControlsAndSpaces } from '@url/infra/internal';
import { isSpecial } from '@url/record';
import { idnOfUnicode } from './java-idn.js';
import { lowBytes } from './low-bytes.js';
import { cutAt, endAt, noAuthority, orNull, type Parts, splitTail } from './split.js';

const forbidden = /[\0\t\n\r #/:<>?@[\\\]^|]/;
/** White space for Java: a host of it alone is empty. */
const onlySpace = /^[\v\f\x1c-\x1f\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]+$/;
const beyondUnits = /[\ud800-\udfff]/;

/**
 * Splits as UriComponentsBuilder of Spring does with ParserType.WHAT_WG: as the URL Standard, but names are mapped by IDNA 2003, an opaque host is not
 * percent-encoded, and text without a scheme can have an authority.
 */
export function splitBySpringWHATWG(input: string): Parts | string {
  const text = trimC0ControlsAndSpaces(input).replace(/[\t\n\r]/g, '');
  const match = /^((?=[a-z{])[a-z\d+.-]*(?:\{[^:/?#]*)?):/i.exec(text);
  const scheme = match === null ? null : asciiLowercase(match[1]!);
  const rest = match === null ? text : text.slice(match[0].length);
  if (scheme === 'file') return splitFile(rest);
  const isOfWeb = scheme !== null && isSpecial({ scheme });
  const start = isOfWeb ? endAt(rest, /[^/\\]/) : rest.startsWith('//') ? 2 : -1;
  if (start < 0) return { scheme, ...noAuthority, ...splitTail(rest) };
  const end = endAt(rest, ends(isOfWeb), start);
  const authority = authorityBySpringWHATWG(
    text.slice(0, text.length - rest.length + end),
    start + text.length - rest.length,
    isOfWeb,
  );
  return typeof authority === 'string' ? authority : { scheme, ...authority, ...splitTail(rest.slice(end)) };
}

function ends(isOfWeb: boolean): RegExp {
  return isOfWeb ? /[/\\?#]/ : /[/?#]/;
}

/** @param text the string up to the end of the authority */
function authorityBySpringWHATWG(
  text: string,
  start: number,
  isOfWeb: boolean,
): Pick<Parts, 'userinfo' | 'host' | 'port'> | string {
  const at = text.lastIndexOf('@');
  const hostStart = Math.max(start, at + 1);
  const hostport = text.slice(hostStart);
  if (beyondUnits.test(hostport)) return hostBefore(text.slice(0, hostStart), hostport, isOfWeb);
  if (hostport === '' && at >= start) return 'There is no host.';
  const parts = hostAndPort(hostport, isOfWeb);
  return typeof parts === 'string' ? parts : { ...parts, userinfo: at < start ? null : orNull(text.slice(start, at)) };
}

/** The parser goes back to the start of the host by code points, and counts code units: each pair of surrogates takes it back one more. */
function hostBefore(
  front: string,
  hostport: string,
  isOfWeb: boolean,
): Pick<Parts, 'userinfo' | 'host' | 'port'> | string {
  const before = [...front];
  const start = before.length - (hostport.length - [...hostport].length);
  const text = before.slice(Math.max(start, 0)).join('') + hostport;
  return start < 0 ? 'There is no host.' : hostAndPort(text.slice(0, endAt(text, ends(isOfWeb))), isOfWeb);
}

function hostAndPort(hostport: string, isOfWeb: boolean): Pick<Parts, 'userinfo' | 'host' | 'port'> | string {
  const { 0: name, 1: port } = cutPort(hostport);
  if (port !== null && !isPort(port)) return 'The port is not a number up to 65535.';
  if (name === '' && (isOfWeb || port !== null)) return 'There is no host.';
  const host = isOfWeb ? hostOfWeb(name) : opaqueHost(name);
  return host === null ? 'The host is malformed.' : { ...noAuthority, host: orNull(host), port: orNull(port) };
}

/** A number, or digits and variables such as "{port}". */
function isPort(port: string): boolean {
  let depth = 0;
  const isAllowed = (unit: string): boolean => {
    if (unit === '{') depth++;
    else if (unit === '}') depth--;
    return depth > 0 || (depth === 0 && /[\d}]/.test(unit));
  };
  return [...port].every(isAllowed) && !(Number(port) > 65535);
}

function cutPort(hostport: string): readonly [string, string | null] {
  const bracket = hostport.startsWith('[') ? hostport.indexOf(']') : 0;
  return bracket < 0 ? [hostport, null] : cutAt(hostport, hostport.indexOf(':', bracket));
}

function addressIn(host: string): string | null {
  const address = host.endsWith(']') ? parseIPv6(host.slice(1, -1)) : null;
  return address === null ? null : `[${serializeIPv6(address)}]`;
}

function opaqueHost(host: string): string | null {
  if (host.startsWith('[')) return addressIn(host);
  return forbidden.test(host) ? null : host.replace(onlySpace, '');
}

function hostOfWeb(host: string): string | null {
  if (host.startsWith('[')) return addressIn(host);
  const decoded = /%[\da-f]{2}/i.test(host) ? lowBytes(host) : host;
  const ascii = idnOfUnicode(decoded);
  const domain = ascii === null ? null : asciiLowercase(ascii);
  if (
    domain === null ||
    domain === '' ||
    /[\0- %\x7f]/.test(domain) ||
    forbidden.test(domain) ||
    !isASCIIString(domain)
  )
    return null;
  const parts = domain.split('.');
  // A number has to fit into 31 bits. A hexadecimal one that does not fit is not a number.
  if (parts.some(isTooLong)) return /^\d+\.?$/.test(parts[parts.length - 1]!) ? null : domain;
  if (!endsInANumber(domain)) return domain;
  const address = parseIPv4(domain);
  return address === null ? null : serializeIPv4(address);
}

function isTooLong(part: string): boolean {
  if (!/^(?:0x[\da-f]+|\d+)$/.test(part)) return false;
  const number = /^0\d/.test(part) ? Number.parseInt(part, 8) : Number(part);
  return number > 0x7fffffff;
}

/** The host "localhost" is none. A drive letter is the start of the path. */
function splitFile(rest: string): Parts | string {
  const slashes = /^[/\\]{2}/.test(rest);
  const end = slashes ? endAt(rest, /[/\\?#]/, 2) : 0;
  const name = rest.slice(slashes ? 2 : 0, end);
  if (name === '' || /^[a-z][:|]$/i.test(name)) return { scheme: 'file', ...noAuthority, ...splitTail(rest) };
  const host = hostOfWeb(name);
  if (host === null) return 'The host is malformed.';
  return { scheme: 'file', ...noAuthority, host: host === 'localhost' ? null : host, ...splitTail(rest.slice(end)) };
}
