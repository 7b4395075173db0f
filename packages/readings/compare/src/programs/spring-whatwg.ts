import { endsInANumber, parseIPv4, parseIPv6, serializeIPv4, serializeIPv6 } from '@url/host';
import { asciiLowercase, isASCIIString } from '@url/infra';
import { trimC0ControlsAndSpaces } from '@url/infra/internal';
import { isSpecial } from '@url/record';
import { idnOfUnicode } from './java-idn.js';
import { lowBytes } from './low-bytes.js';
import { cutAt, endAt, noAuthority, orNull, type Parts, splitTail } from './split.js';

const forbidden = /[\0\t\n\r #/:<>?@[\\\]^|]/;
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
  const end = endAt(rest, isOfWeb ? /[/\\?#]/ : /[/?#]/, start);
  const authority = authorityBySpringWHATWG(rest.slice(start, end), isOfWeb);
  return typeof authority === 'string' ? authority : { scheme, ...authority, ...splitTail(rest.slice(end)) };
}

function authorityBySpringWHATWG(text: string, isOfWeb: boolean): Pick<Parts, 'userinfo' | 'host' | 'port'> | string {
  const at = text.lastIndexOf('@');
  const hostport = text.slice(at + 1);
  // The parser goes back by code units where it has counted code points.
  if (beyondUnits.test(hostport)) return at < 0 && !isOfWeb ? { ...noAuthority, host: null } : 'There is no host.';
  const { 0: name, 1: port } = cutPort(hostport);
  if (port !== null && !(/^\d*$/.test(port) && Number(port) <= 65535)) return 'The port is not a number up to 65535.';
  if (name === '' && (isOfWeb || port !== null || at >= 0)) return 'There is no host.';
  const host = isOfWeb ? hostOfWeb(name) : opaqueHost(name);
  if (host === null) return 'The host is malformed.';
  return { userinfo: at < 0 ? null : orNull(text.slice(0, at)), host: orNull(host), port: orNull(port) };
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
  return forbidden.test(host) ? null : host;
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
