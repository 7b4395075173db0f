import { toASCII } from '@url/idna';
import { asciiLowercase, isASCIIString } from '@url/infra';
import { integerOfPython } from './python.js';
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

type Authority = Pick<Parts, 'userinfo' | 'host' | 'port'>;

function authorityByYarl(authority: string, scheme: string | null): Authority | string {
  if (authority === '') return noAuthority;
  if (authority.includes('[') !== authority.includes(']')) return 'A bracket has no partner.';
  if (authority.includes('[') && !/\[(?:v[^\]]*\.|[^\]]*:)[^\]]*\]/i.test(authority))
    return 'There is no IPv6 address in the brackets.';
  if (hasCompatibleDelimiter(authority)) return 'NFKC makes a delimiter of a character.';
  const at = authority.lastIndexOf('@');
  const { 0: text, 1: port } = hostAndPort(authority.slice(at + 1));
  const number = port ? integerOfPython(port) : null;
  if (port && (number === null || number < 0 || number > 65535)) return 'The port is not a number up to 65535.';
  if (text === '') return /^(?:https?|wss?|ftp)$/.test(scheme ?? '') ? 'There is no host.' : noAuthority;
  const host = hostByYarl(text);
  if (host === null) return 'The host is not valid.';
  return { userinfo: orNull(at < 0 ? null : authority.slice(0, at)), host, port: orNull(port) };
}

function hostAndPort(text: string): readonly [string, string | null] {
  const open = text.indexOf('[');
  if (open < 0) return cutAt(text, text.indexOf(':'));
  const close = text.indexOf(']', open);
  const after = text.slice(close + 1);
  return [text.slice(open + 1, close), cutAt(after, after.indexOf(':'))[1]];
}

function hostByYarl(host: string): string | null {
  if (isASCIIString(host)) return asciiLowercase(host);
  return toASCII(host, { checkJoiners: true });
}
