import { parseIPv6, serializeIPv6 } from '@url/host';
import { asciiLowercase, isASCIIString } from '@url/infra/internal';
import { integerOfPython } from './python.js';
import { idna2003, mappedIDNA2008 } from './python-idna.js';
import { cutAt, endAt, hasCompatibleDelimiter, noAuthority, orNull, type Parts, splitTail } from './split.js';

/** Splits as URL of yarl does, which aiohttp uses. */
export function splitByYarl(input: string): Parts | string {
  return splitByYarlFor(input, true);
}

/** Splits as it did before it checked brackets, backslashes and invisible characters. */
export function splitByYarlOf1Dot22(input: string): Parts | string {
  return splitByYarlFor(input, false);
}

function splitByYarlFor(input: string, isStrict: boolean): Parts | string {
  const text = input.replace(/^[\0- ]+/, '').replace(/[\t\r\n]/g, '');
  const match = /^([a-z\d+.-]+):/i.exec(text);
  const scheme = match === null ? null : asciiLowercase(match[1]!);
  const rest = match === null ? text : text.slice(match[0].length);
  if (!rest.startsWith('//')) return { scheme, ...noAuthority, ...splitTail(rest) };
  const end = endAt(rest, /[/?#]/, 2);
  const parts = authorityByYarl(rest.slice(2, end), scheme, isStrict);
  return typeof parts === 'string' ? parts : { scheme, ...parts, ...splitTail(rest.slice(end)) };
}

/** Matches an authority in which brackets enclose the whole host. They contain a colon, or the "v" and the dot of a future version. */
const withAddress = /(?:^|@)\[(?=v[\da-fA-F]+\.[^\]]|(?!v)[^[\]@:]*:)[^[\]@]*\](?::[^[\]@]*)?$/;
/** The same without the closing bracket, if the credentials have one. */
const withOpenAddress = /\][^@]*@(?:[^@]*@)*\[(?=v[\da-fA-F]+\.[^\]]|(?!v)[^[\]@:]*:)[^[\]@]*$/;

/** Until version 1.22 any text can be in brackets that has a colon, or starts as an address of a future version. */
const somethingInBrackets = /^[^[]*\[(?:v[\da-f]+\.[^\]]+|(?!v)[^\]]*:[^\]]*)\]/i;

function refusalOfAuthority(authority: string, isStrict: boolean): string | null {
  if (isStrict && authority.includes('\\')) return 'There is a backslash in the authority.';
  const isRight = isStrict
    ? !/[[\]]/.test(authority) || withAddress.test(authority) || withOpenAddress.test(authority)
    : !/[[\]]/.test(authority) || somethingInBrackets.test(authority);
  if (!isRight) return 'There is no IPv6 address in the brackets.';
  // A "%" is a delimiter for yarl. It normalizes the whole authority, so a "%" makes it refuse everything that NFKC changes.
  const isRefused =
    isStrict && authority.includes('%')
      ? hasCompatibleDelimiter(authority, /^/) || isChanged(authority.replace(/[@:]/g, ''))
      : hasCompatibleDelimiter(authority, /[/?#@:%]/);
  return isRefused ? 'NFKC makes a delimiter of a character.' : null;
}

function isChanged(text: string): boolean {
  return text.normalize('NFKC') !== text;
}

type Authority = Pick<Parts, 'userinfo' | 'host' | 'port'>;

function authorityByYarl(authority: string, scheme: string | null, isStrict: boolean): Authority | string {
  if (authority === '') return noAuthority;
  const refusal = refusalOfAuthority(authority, isStrict);
  if (refusal !== null) return refusal;
  const at = authority.lastIndexOf('@');
  const { 0: text, 1: port } = hostAndPort(authority.slice(at + 1));
  const number = port ? integerOfPython(port) : null;
  if (port && (number === null || number < 0 || number > 65535)) return 'The port is not a number up to 65535.';
  if (text === '') return /^(?:https?|wss?|ftp)$/.test(scheme ?? '') ? 'There is no host.' : noAuthority;
  const host = hostByYarl(text, isStrict);
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

function hostByYarl(host: string, isStrict: boolean): string | null {
  const address = parseIPv6(host.replace(/%[\s\S]*/, ''));
  if (address !== null) return host.replace(/^[^%]*/, serializeIPv6(address));
  if (isASCIIString(host)) return withoutEnds(asciiLowercase(host));
  const ascii = isStrict && ignorable.test(host) ? null : (mappedIDNA2008(host) ?? idna2003(host));
  return ascii === null ? null : withoutEnds(ascii);
}

/** yarl takes a "[" for the start of an address, and cuts both ends off. */
function withoutEnds(host: string): string {
  return host.includes('[') ? host.slice(1, -1) : host;
}
