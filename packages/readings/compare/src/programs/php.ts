import { utf8Encode } from '@url/infra';
import { asciiLowercase } from '@url/infra/internal';
import { cutAt, endAt, noAuthority, orNull, type Parts, splitTail } from './split.js';

/** Digits after the first ":", up to a "/" or the end, are a port. Then a host precedes it. */
const port = /^\d{1,5}(?=\/|$)/;

/** Splits as parse_url of PHP does. */
export function splitByPHP(input: string): Parts | string {
  const colon = input.indexOf(':');
  const scheme = colon > 0 && /^[a-z\d+.-]+$/i.test(input.slice(0, colon)) ? input.slice(0, colon) : null;
  const rest = input.slice(colon + 1);
  if (scheme === null || port.test(rest)) return splitWithoutScheme(input, colon);
  if (!rest.startsWith('//')) return { scheme, ...noAuthority, ...splitTail(rest) };
  if (asciiLowercase(scheme) === 'file' && rest.startsWith('///'))
    return { scheme, ...noAuthority, ...splitTail(rest.slice(2)) };
  return splitAuthority(scheme, rest.slice(2));
}

function splitWithoutScheme(input: string, colon: number): Parts | string {
  const digits = colon < 0 ? null : port.exec(input.slice(colon + 1));
  const isTooLarge = digits !== null && Number(digits[0]) > 65535 && !/[?#]/.test(input.slice(0, colon));
  if (isTooLarge) return 'The port is not a number up to 65535.';
  if (input.startsWith('//')) return splitAuthority(null, input.slice(2));
  if (digits === null || /[?#]/.test(input.slice(0, colon)))
    return { scheme: null, ...noAuthority, ...splitTail(input) };
  return splitAuthority(null, input);
}

function splitAuthority(scheme: string | null, rest: string): Parts | string {
  const end = endAt(rest, /[/?#]/);
  const authority = rest.slice(0, end);
  const at = authority.lastIndexOf('@');
  const hostport = authority.slice(at + 1);
  const isBracketed = hostport.startsWith('[') && hostport.endsWith(']');
  const { 0: name, 1: after } = cutAt(hostport, isBracketed ? -1 : hostport.lastIndexOf(':'));
  if (after && !isPort(after)) return 'The port is not a number up to 65535.';
  if (name === '') return 'There is no host.';
  const userinfo = at < 0 ? null : authority.slice(0, at);
  const host = name.replace(/[\0-\x1f\x7f]/g, '_');
  return { scheme, userinfo, host, port: orNull(after), ...splitTail(rest.slice(end)) };
}

/** At most five octets that start with a number, as C's strtol reads it. */
function isPort(text: string): boolean {
  const digits = /^[\t-\r ]*(?:\+?(\d+)|-0+(?!\d))/.exec(text);
  return digits !== null && text.length <= 5 && utf8Encode(text).length <= 5 && Number(digits[1] ?? 0) <= 65535;
}
