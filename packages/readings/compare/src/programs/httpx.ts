import { parseIPv4, parseIPv6 } from '@url/host';
import { asciiLowercase, isASCIIString } from '@url/infra/internal';
import { c0ControlPercentEncodeSet, PercentEncodeSet, utf8PercentEncode } from '@url/percent';
import { splitURIReference } from '@url/uri';
import { dots } from './dots.js';
import { integerOfPython } from './python.js';
import { domainByIDNA2008 } from './python-idna.js';
import { endAt, noAuthority, orNull, type Parts } from './split.js';

const encodedInHost = /* @__PURE__ */ new PercentEncodeSet(c0ControlPercentEncodeSet, ' <>[]^');

/** Splits as URL of httpx does. */
export function splitByHttpx(input: string): Parts | string {
  if (/[\0-\x1f\x7f]/.test(input)) return 'There is a control character.';
  const isWithoutScheme = input.startsWith(':');
  const { scheme: first, authority, path, query, fragment } = splitURIReference(isWithoutScheme ? `a${input}` : input);
  const name = isWithoutScheme ? null : first;
  const scheme = name !== null && /^[a-z][a-z\d+.-]*$/i.test(name) ? name : null;
  if (name === null && !authority && /^(?::|\/\/)/.test(path)) return 'The path starts with ":" or "//".';
  if (authority === null || scheme !== name) return { scheme, ...noAuthority, path, query, fragment };
  const parts = authorityByHttpx(authority);
  return typeof parts === 'string' ? parts : { scheme, ...parts, path, query, fragment };
}

function authorityByHttpx(authority: string): Pick<Parts, 'userinfo' | 'host' | 'port'> | string {
  const at = authority.lastIndexOf('@');
  const hostport = authority.slice(at + 1);
  const bracket = hostport.startsWith('[') ? hostport.lastIndexOf(']') + 1 : 0;
  const end = bracket > 0 ? bracket : endAt(hostport, /:/);
  const port = hostport.slice(end).replace(/^:/, '');
  if (port !== '' && integerOfPython(port) === null) return 'The port is not a number.';
  const host = hostByHttpx(hostport.slice(0, end));
  if (host === null) return 'The host is malformed.';
  return { userinfo: orNull(at < 0 ? null : authority.slice(0, at)), host: orNull(host), port: orNull(port) };
}

function hostByHttpx(text: string): string | null {
  if (/^\d+\.\d+\.\d+\.\d+$/.test(text)) return /(?:^|\.)0\d/.test(text) || parseIPv4(text) === null ? null : text;
  if (text.startsWith('[') && text.endsWith(']'))
    return parseIPv6(text.slice(1, -1).replace(/%[^%\x80-\u{10ffff}]+$/u, '')) === null ? null : text;
  if (isASCIIString(text)) return utf8PercentEncode(asciiLowercase(text), encodedInHost);
  return domainByIDNA2008(text.toLowerCase().split(dots));
}
