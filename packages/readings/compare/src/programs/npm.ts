import { asciiLowercase } from '@url/infra/internal';
import { decoded } from './node-legacy.js';
import { cutAt, endAt, noAuthority, orNull, type Parts, splitTail } from './split.js';

const special = /^(?:https?|ftp|file|wss?)$/;

/** Splits as the package url-parse does since 1.5.2. */
export function splitByURLParse(input: string): Parts | string {
  const text = input.replace(/^[\0- \s]+/, '').replace(/[\t\n\r]/g, '');
  const match = /^(?:([a-z][a-z\d+.-]*):)?([/\\]*)([\s\S]*)$/i.exec(text)!;
  const scheme = match[1] === undefined ? null : asciiLowercase(match[1]);
  const slashes = match[2]!;
  const isSpecial = scheme !== null && special.test(scheme);
  const rest = isSpecial && scheme !== 'file' ? match[3]! : slashes.slice(2) + match[3]!;
  // A letter and a colon are a drive.
  const isFileOnHost = slashes.length > 1 && !/^[a-z]:/i.test(rest);
  const hasHost = scheme === 'file' ? isFileOnHost : isSpecial || (scheme !== null && slashes.startsWith('//'));
  if (!hasHost) return { scheme, ...noAuthority, ...splitTail(slashes + match[3]!) };
  const tail = splitTail(rest);
  const path = isSpecial ? tail.path.replace(/\\/g, '/') : tail.path;
  const end = endAt(path, /\//);
  const authority = path.slice(0, end);
  const at = authority.lastIndexOf('@');
  if (at >= 0 && decoded(authority.slice(0, at)) === null) return 'The credentials cannot be decoded.';
  const hostport = authority.slice(at + 1);
  const port = /:(\d*)$/.exec(hostport);
  const host = port === null ? hostport : hostport.slice(0, port.index);
  const userinfo = at < 0 ? null : authority.slice(0, at).replace(/:$/, '');
  return {
    scheme,
    userinfo,
    host: orNull(host.toLowerCase()),
    port: port?.[1] || null,
    ...tail,
    path: path.slice(end),
  };
}

/** Splits as the package urijs does. */
export function splitByUrijs(input: string): Parts | string {
  const text = input.replace(/^[\0- \s]+/, '').replace(/[\t\n\r]/g, '');
  const { path: whole, query, fragment } = splitTail(text);
  const front = whole.replace(/^(https?|ftp|wss?)?:+[/\\]*/i, '$1://').replace(/^[/\\]{2,}/, '//');
  const match = /^(?:([a-z][a-z\d+.-]*)?:)?([/\\]{2})?/i.exec(front)!;
  const scheme = match[1] === undefined ? null : asciiLowercase(match[1]);
  const end = match[0].length;
  if (match[2] === undefined || (match[2] !== '//' && scheme === null)) {
    return { scheme, ...noAuthority, path: front.slice(scheme === null ? 0 : end), query, fragment };
  }
  const rest = front.slice(end);
  const slash = endAt(rest, /[/\\]/);
  if (/^(?:[^/\\]*@)?\[[^@\]/\\]*[/\\][^\]]*\]/.test(rest)) return 'A port follows the "[".';
  const authority = authorityByUrijs(rest.slice(0, slash));
  return typeof authority === 'string' ? authority : { scheme, ...authority, path: rest.slice(slash), query, fragment };
}

export function authorityByUrijs(authority: string): Pick<Parts, 'userinfo' | 'host' | 'port'> | string {
  const at = authority.lastIndexOf('@');
  const userinfo = at < 0 ? null : authority.slice(0, at).replace(/:$/, '');
  if (!areDecodable(userinfo ?? '')) return 'The credentials cannot be decoded.';
  const hostport = authority.slice(at + 1);
  const { host, port } = hostByUrijs(hostport);
  if (port && !(Number.isInteger(Number(port)) && Number(port) > 0 && Number(port) < 65536))
    return 'The port is not a number up to 65535.';
  return { userinfo: orNull(userinfo), host: orNull(host), port: orNull(port) };
}

/** Whether urijs can decode the credentials. It does not try to decode a password that starts with ":". */
function areDecodable(userinfo: string): boolean {
  const { 0: username, 1: password } = cutAt(userinfo, userinfo.indexOf(':'));
  return decoded(username) !== null && (password === null || password.startsWith(':') || decoded(password) !== null);
}

function hostByUrijs(hostport: string): { readonly host: string; readonly port: string | null } {
  if (hostport.startsWith('[')) {
    const bracket = hostport.indexOf(']');
    return bracket < 0
      ? { host: '[', port: hostport.slice(1) }
      : { host: hostport.slice(1, bracket), port: hostport.slice(bracket + 2) };
  }
  const { 0: host, 1: port } = cutAt(hostport, hostport.indexOf(':'));
  return port?.includes(':') ? { host: hostport, port: null } : { host, port };
}

/** Splits as the package ufo does. The credentials may contain "?" and "#". */
export function splitByUfo(input: string): Parts | string {
  const opaque = /^[\s\0]*(blob|data|javascript|vbscript):([\s\S]*)$/i.exec(input);
  if (opaque !== null)
    return { scheme: asciiLowercase(opaque[1]!), ...noAuthority, path: opaque[2]!, query: null, fragment: null };
  const hasProtocol = /^[\s\w\0+.-]{2,}:[/\\]{2}/.test(input) || /^[/\\]\s*[/\\]+[^/\\]/.test(input);
  const match = /^[\s\0]*(?:([\w+.-]{2,}):)?\/\/([^/@]+@)?(.*)/.exec(input.replace(/\\/g, '/'));
  if (!hasProtocol || match === null) return { scheme: null, ...noAuthority, ...splitTail(input) };
  const rest = match[3]!;
  const end = endAt(rest, /[#/?\n\r\u2028\u2029]/);
  const hostport = rest.slice(0, end);
  const port = /:(\d*)$/.exec(hostport);
  const host = port === null ? hostport : hostport.slice(0, port.index);
  const scheme = match[1] === undefined ? null : asciiLowercase(match[1]);
  return {
    scheme,
    userinfo: match[2]?.slice(0, -1) ?? null,
    host: orNull(host),
    port: port?.[1] || null,
    ...splitTail(rest.slice(end)),
  };
}
