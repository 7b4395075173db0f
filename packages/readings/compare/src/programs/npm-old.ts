import { asciiLowercase } from '@url/infra/internal';
import { authorityByUrijs } from './npm.js';
import { cutAt, endAt, noAuthority, orNull, type Parts, splitTail } from './split.js';

/** Splits as url-parse did before 1.5.2. */
export function splitByURLParse1Dot5Dot1(input: string): Parts | string {
  const text = input.replace(/^\s+/, '');
  const match = /^(?:([a-z][a-z\d+.-]*):)?([/\\]*)([\s\S]*)$/i.exec(text)!;
  const scheme = match[1] === undefined ? null : asciiLowercase(match[1]);
  const slashes = match[2]!;
  if (slashes.length < 2) return { scheme, ...noAuthority, ...splitTail(slashes + match[3]!) };
  return withAuthority(scheme, match[3]!);
}

/** Splits as url-parse did before 1.5. */
export function splitByURLParse1Dot4(input: string): Parts | string {
  const match = /^(?:([a-z][a-z\d+.-]*):)?(\/\/)?([\s\S]*)$/i.exec(input.replace(/^\s+/, ''))!;
  const scheme = match[1] === undefined ? null : asciiLowercase(match[1]);
  if (match[2] === undefined) return { scheme, ...noAuthority, ...splitTail(match[3]!) };
  return withAuthority(scheme, match[3]!);
}

function withAuthority(scheme: string | null, rest: string): Parts {
  const end = endAt(rest, /[/\\?#]/);
  const authority = rest.slice(0, end);
  const { 0: before, 1: after } = cutAt(authority, authority.indexOf('@'));
  const { 0: host, 1: port } = cutAt(after ?? before, (after ?? before).search(/:\d+$/));
  const userinfo = after === null ? null : before;
  return { scheme, userinfo, host: orNull(host.toLowerCase()), port, ...splitTail(rest.slice(end)) };
}

/** Splits as urijs did before 1.19.4: a backslash ends the host, but not the credentials. */
export function splitByUrijs1Dot19Dot2(input: string): Parts | string {
  const { path: front, query, fragment } = splitTail(input);
  const match = /^(?:([a-z][a-z\d+.-]*)?:)?(\/\/)?/i.exec(front)!;
  const scheme = match[1] === undefined ? null : asciiLowercase(match[1]);
  const rest = front.slice(match[0].length);
  if (match[2] === undefined) return { scheme, ...noAuthority, path: rest, query, fragment };
  const authorityEnd = endAt(rest, /\//);
  const end = endAt(rest.slice(0, authorityEnd), /\\/, rest.lastIndexOf('@', authorityEnd) + 1);
  const authority = authorityByUrijs(rest.slice(0, end));
  return typeof authority === 'string' ? authority : { scheme, ...authority, path: rest.slice(end), query, fragment };
}
