import { parseIPv6 } from '@url/host';
import { asciiLowercase, isASCIIString } from '@url/infra/internal';
import { integerOfPython, lowercase } from './python.js';
import { idna2003, mappedIDNA2008 } from './python-idna.js';
import { cutAt, endAt, hasCompatibleDelimiter, noAuthority, orNull, type Parts, splitTail } from './split.js';

/** Splits as URL of yarl does, which aiohttp uses. */
export function splitByYarl(input: string): Parts | string {
  const text = input.replace(/^[\0- ]+/, '').replace(/[\t\r\n]/g, '');
  const match = /^([a-z\d+.-]+):/i.exec(text);
  const scheme = match === null ? null : asciiLowercase(match[1]!);
  const rest = match === null ? text : text.slice(match[0].length);
  if (!rest.startsWith('//')) return { scheme, ...noAuthority, ...splitTail(rest) };
  const end = endAt(rest, /[/?#]/, 2);
  const parts = authorityByYarl(rest.slice(2, end), scheme);
  return typeof parts === 'string' ? parts : { scheme, ...parts, ...splitTail(rest.slice(end)) };
}

/** Matches an authority in which brackets enclose the whole host. They contain a colon, or the "v" and the dot of a future version. */
const withAddress = /(?:^|@)\[(?=v[\da-fA-F]+\.[^\]]|(?!v)[^[\]@:]*:)[^[\]@]*\](?::[^[\]@]*)?$/;
/** The same without the closing bracket, if the credentials have one. */
const withOpenAddress = /\][^@]*@(?:[^@]*@)*\[(?=v[\da-fA-F]+\.[^\]]|(?!v)[^[\]@:]*:)[^[\]@]*$/;

function refusalOfAuthority(authority: string): string | null {
  if (authority.includes('\\')) return 'There is a backslash in the authority.';
  if (/[[\]]/.test(authority) && !withAddress.test(authority) && !withOpenAddress.test(authority))
    return 'There is no IPv6 address in the brackets.';
  // A "%" is a delimiter for yarl. It normalizes the whole authority, so a "%" makes it refuse everything that NFKC changes.
  const isRefused = authority.includes('%')
    ? hasCompatibleDelimiter(authority, /^/) || isChanged(authority.replace(/[@:]/g, ''))
    : hasCompatibleDelimiter(authority, /[/?#@:%]/);
  return isRefused ? 'NFKC makes a delimiter of a character.' : null;
}

function isChanged(text: string): boolean {
  return text.normalize('NFKC') !== text;
}

type Authority = Pick<Parts, 'userinfo' | 'host' | 'port'>;

function authorityByYarl(authority: string, scheme: string | null): Authority | string {
  if (authority === '') return noAuthority;
  const refusal = refusalOfAuthority(authority);
  if (refusal !== null) return refusal;
  const at = authority.lastIndexOf('@');
  const { 0: text, 1: port } = hostAndPort(authority.slice(at + 1));
  const number = port ? integerOfPython(port) : null;
  if (port && (number === null || number < 0 || number > 65535)) return 'The port is not a number up to 65535.';
  if (text === '') return /^(?:https?|wss?|ftp)$/.test(scheme ?? '') ? 'There is no host.' : noAuthority;
  const host = hostByYarl(text);
  if (host === null) return 'The host is malformed.';
  return { userinfo: orNull(at < 0 ? null : authority.slice(0, at)), host, port: orNull(port) };
}

function hostAndPort(text: string): readonly [string, string | null] {
  const open = text.indexOf('[');
  if (open < 0) return cutAt(text, text.indexOf(':'));
  const close = text.indexOf(']', open);
  if (close < 0) return [text.slice(open + 1), null];
  const after = text.slice(close + 1);
  return [text.slice(open + 1, close), cutAt(after, after.indexOf(':'))[1]];
}

/** Matches a Default_Ignorable_Code_Point, or U+1806 MONGOLIAN TODO SOFT HYPHEN. */
const ignorable =
  /\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\xad\u061c\u115f\u1160\u1806\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufff8\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u;

function hostByYarl(host: string): string | null {
  if (parseIPv6(host.replace(/%[\s\S]*/, '')) !== null) return lowercase(host);
  if (isASCIIString(host)) return asciiLowercase(host);
  const ascii = ignorable.test(host) ? null : (mappedIDNA2008(host) ?? idna2003(host));
  // yarl takes a "[" for the start of an address, and cuts both ends off.
  return ascii?.includes('[') ? ascii.slice(1, -1) : ascii;
}
