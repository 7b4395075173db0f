import { parseIPv6 } from '@url/host';
import { utf8DecodeWithoutBOM } from '@url/infra';
import { asciiLowercase, isASCIIString } from '@url/infra/internal';
import { c0ControlPercentEncodeSet, PercentEncodeSet, percentDecodeString, utf8PercentEncode } from '@url/percent';
import { normalizePercentEncoding } from '@url/uri';
import { DECIMAL_DIGIT, decimalNumber } from './decimal-digit.js';
import { idna2008, mappedIDNA2008 } from './python-idna.js';
import {
  cutAt,
  endAt,
  hasCompatibleDelimiter,
  noAuthority,
  orNull,
  type Parts,
  type Split,
  splitTail,
  unicodeSpace,
} from './split.js';

/** Splits as urllib.parse.urlsplit does since Python 3.11.4. */
export function splitByUrllib(input: string): Parts | string {
  return splitFor(input.replace(/^[\0- ]+/, ''), /^([a-z][a-z\d+.-]*):/i, refusalOfNetloc);
}

/** Splits as it did before: any text can be in brackets (CVE-2024-11168), and a scheme can start with a digit or a sign. */
export function splitByUrllibOf3Dot10(input: string): Parts | string {
  return splitByUrllibOf3Dot7(input.replace(/^[\0- ]+/, ''));
}

/** Splits as it did before it stripped spaces and controls (CVE-2023-24329). */
export function splitByUrllibOf3Dot7(input: string): Parts | string {
  return splitFor(input, /^([a-z\d+.-]+):/i, refusalOfOldNetloc);
}

function splitFor(input: string, withScheme: RegExp, refusalOf: (netloc: string) => string | null): Parts | string {
  const text = input.replace(/[\t\r\n]/g, '');
  const match = withScheme.exec(text);
  const scheme = match === null ? null : asciiLowercase(match[1]!);
  const rest = match === null ? text : text.slice(match[0].length);
  if (!rest.startsWith('//')) return emptyAsAbsent({ scheme, ...noAuthority, ...splitTail(rest) });
  const end = endAt(rest, /[/?#]/, 2);
  const netloc = rest.slice(2, end);
  const refusal = refusalOf(netloc);
  if (refusal !== null) return refusal;
  const at = netloc.lastIndexOf('@');
  const { 0: host, 1: port } = hostAndPort(netloc.slice(at + 1));
  const userinfo = at < 0 ? null : netloc.slice(0, at);
  return emptyAsAbsent({
    scheme,
    userinfo,
    host: lowercase(host),
    ...portOfUrllib(port),
    ...splitTail(rest.slice(end)),
  });
}

/** `urlsplit` does not look at the port: the property `port` raises when it is read, and `hostname` never does. */
function portOfUrllib(port: string | null): Pick<Parts, 'port' | 'portError'> {
  if (!port) return { port: null };
  const isPort = /^\d+$/.test(port) && Number(port) <= 65535;
  return isPort ? { port: `${Number(port)}` } : { port: null, portError: 'The port is not a number up to 65535.' };
}

function emptyAsAbsent({ host, query, fragment, ...rest }: Parts): Parts {
  return { ...rest, host: orNull(host), query: orNull(query), fragment: orNull(fragment) };
}

/** Why urllib refuses an authority; `null` if it does not. */
export function refusalOfNetloc(netloc: string): string | null {
  const opens = netloc.includes('[');
  if (opens !== netloc.includes(']')) return 'A bracket has no partner.';
  if (opens) {
    const address = netloc.slice(netloc.indexOf('[') + 1).split(']')[0]!;
    const isAddress = /^v/.test(address)
      ? /^v[\da-f]+\.[\s\S]/i.test(address)
      : parseIPv6(address.replace(/%[^%]+$/, '')) !== null;
    if (!isAddress) return 'There is no IPv6 address in the brackets.';
  }
  return hasCompatibleDelimiter(netloc) ? 'NFKC makes a delimiter of a character.' : null;
}

function refusalOfOldNetloc(netloc: string): string | null {
  if (netloc.includes('[') !== netloc.includes(']')) return 'A bracket has no partner.';
  return hasCompatibleDelimiter(netloc) ? 'NFKC makes a delimiter of a character.' : null;
}

function hostAndPort(hostport: string): readonly [string, string | null] {
  const open = hostport.indexOf('[');
  if (open < 0) return cutAt(hostport, hostport.indexOf(':'));
  const inside = hostport.slice(open + 1);
  const close = inside.indexOf(']');
  if (close < 0) return [inside, null];
  const after = inside.slice(close + 1);
  return [inside.slice(0, close), cutAt(after, after.indexOf(':'))[1]];
}

/** A zone keeps its case. */
export function lowercase(host: string): string {
  const percent = host.indexOf('%');
  return percent < 0 ? host.toLowerCase() : host.slice(0, percent).toLowerCase() + host.slice(percent);
}

const hostAndPortOfUrllib3 = /^(\[[^\]]*\]|[^[\]:]*)(?::0*?(|0|[1-9]\d{0,4}))?$/;
/** The "$" of Python also matches before a newline at the end. */
const hostAndPortOfUrllib3Of2Dot7 = /^(\[[^\]]*\]|[^[\]:]*)(?::0*?(|0|[1-9]\d{0,4}))?\n?$/;

/** Splits as urllib3's parse_url does since 2.8. */
export function splitByUrllib3(input: string): Parts | string {
  return splitByUrllib3For(input, true);
}

/** Splits as it did from 1.26 on: a name can have spaces and controls, and its escapes are not decoded. */
export function splitByUrllib3Of2Dot7(input: string): Parts | string {
  return splitByUrllib3For(input, false);
}

function splitByUrllib3For(input: string, isStrict: boolean): Parts | string {
  const text = /^(?:[a-z][a-z\d+-]*:|\/)/i.test(input) ? input : `//${input}`;
  const match = /^(?:([a-z][a-z\d+.-]*):)?(\/\/[^\\/?#]*)?([\s\S]*)$/i.exec(text)!;
  const scheme = match[1] === undefined ? null : asciiLowercase(match[1]);
  const tail = splitTail(match[3]!);
  if (match[2] === undefined || match[2] === '//') return { scheme, ...noAuthority, ...tail };
  const authority = match[2].slice(2);
  const at = authority.lastIndexOf('@');
  const hostport = (isStrict ? hostAndPortOfUrllib3 : hostAndPortOfUrllib3Of2Dot7).exec(authority.slice(at + 1));
  const refused = isStrict ? /^(?!\[)[\s\S]*%(?![\da-f]{2})|[\0- \x7f]/i : /^(?!\[)[\s\S]*%(?![\da-f]{2})/i;
  if (hostport === null || refused.test(hostport[1]!)) return 'The host and port do not match the grammar.';
  if (Number(hostport[2]) > 65535) return 'The port is not a number up to 65535.';
  const host = hostByUrllib3(hostport[1]!, scheme, isStrict);
  if (host === null) return 'The host is malformed.';
  return {
    scheme,
    userinfo: orNull(at < 0 ? null : authority.slice(0, at)),
    host: orNull(host),
    port: orNull(hostport[2]),
    ...tail,
  };
}

const escapedControl = /%(?:[01][\da-f]|7f)/i;

function hostByUrllib3(host: string, scheme: string | null, isStrict: boolean): string | null {
  const isHTTP = scheme === null || scheme === 'http' || scheme === 'https';
  if (host.startsWith('[')) return addressByUrllib3(host, isHTTP, isStrict);
  if (!isHTTP) return host;
  const normalized = isStrict ? normalizePercentEncoding(host) : host;
  if (isStrict && escapedControl.test(normalized)) return null;
  const labels = normalized
    .split('.')
    .map((label) => (isASCIIString(label) ? asciiLowercase(label) : idna2008(label.toLowerCase())));
  return labels.includes(null) ? null : labels.join('.');
}

function addressByUrllib3(host: string, isHTTP: boolean, isStrict: boolean): string | null {
  const match = /^\[([\da-f:.]+)(%(?:25)?(?:[\w.~-]|%[\da-f]{2})+)?\]$/i.exec(host);
  if (match === null || parseIPv6(match[1]!.replace(/:(?:\d{1,3}\.){3}\d{1,3}$/, ':0.0.0.0')) === null) return null;
  const zone = (match[2] ?? '').replace(/^%(?:25(?=.))?/, '');
  if (isHTTP && isStrict && escapedControl.test(zone)) return null;
  const normalized = isHTTP ? zone.replace(/%[\da-f]{2}/gi, (triplet) => triplet.toUpperCase()) : zone;
  return `[${asciiLowercase(match[1]!)}${zone === '' ? '' : `%${normalized}`}]`;
}

/** What requests percent-encodes in the whole URL. */
const requoted = /* @__PURE__ */ new PercentEncodeSet(c0ControlPercentEncodeSet, ' "<>\\^`{|}');

/** Splits as requests does: it prepares a URL, and urllib3 splits the result. */
export function splitByRequests(input: string): Parts | string {
  return splitByRequestsWith(splitByUrllib3, input);
}

/** Splits as requests does with urllib3 1.26. */
export function splitByRequestsOf2Dot28(input: string): Parts | string {
  return splitByRequestsWith(splitByUrllib3Of2Dot7, input);
}

function splitByRequestsWith(split: Split, input: string): Parts | string {
  const text = input.replace(/^[\t-\r\x1c- \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/, '');
  const parts = split(text);
  if (typeof parts === 'string') return parts;
  if (text.includes(':') && !/^http/i.test(text)) return refusalByUrllib(text) ?? parts;
  if (parts.scheme === null) return 'There is no scheme.';
  if (parts.host === null) return 'There is no host.';
  if (/^[*.]/.test(parts.host)) return 'The host starts with "*" or ".".';
  if (!areLatin1(parts)) return 'The credentials are not Latin-1.';
  const ascii = isASCIIString(parts.host) ? parts.host : mappedIDNA2008(parts.host);
  if (ascii === null) return 'The host is malformed.';
  const host = utf8PercentEncode(normalizePercentEncoding(ascii), requoted);
  return refusalOfNetloc(host) ?? { ...parts, host };
}

/** Why requests refuses a URL of another scheme, for which it asks urllib for the credentials; `null` if it does not. */
function refusalByUrllib(text: string): string | null {
  const parts = splitByUrllib(text);
  if (typeof parts === 'string') return parts;
  return areLatin1(parts) ? null : 'The credentials are not Latin-1.';
}

/** Whether the credentials fit into a header. If an escape is malformed, none is decoded: a zone of two letters looks like one. */
function areLatin1({ userinfo, host }: Parts): boolean {
  if (!userinfo?.includes(':')) return true;
  const isEscaped = !/%(?![\da-f]{2})/i.test(userinfo) && !/%(?![\da-f]{2})[a-z\d]{2}/i.test(host ?? '');
  return !/[^\0-\xff]/.test(isEscaped ? utf8DecodeWithoutBOM(percentDecodeString(userinfo)) : userinfo);
}

const pythonInteger = /* @__PURE__ */ new RegExp(
  `^${unicodeSpace.source}*([+-]?)(${DECIMAL_DIGIT}+(?:_${DECIMAL_DIGIT}+)*)${unicodeSpace.source}*$`,
  'u',
);

/** The number that Python's int() makes of a text; `null` if int() refuses it. */
export function integerOfPython(text: string): number | null {
  const match = pythonInteger.exec(text);
  if (match === null) return null;
  const number = decimalNumber(match[2]!.replace(/_/g, ''));
  return match[1] === '-' ? -number : number;
}
