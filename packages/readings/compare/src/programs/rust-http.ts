import { asciiLowercase, isASCIIString } from '@url/infra';
import { cutAt, endAt, noAuthority, orNull, type Parts, splitTail } from './split.js';

const notInAuthority = /[^\w!$%&'()*+,\-.:;=@[\]~]/;
const notInPath = /[\0- <>`]/;
const notInQuery = /[\0- "<>]/;

/** Splits as Uri of the crate http does, which hyper connects by. Text without a scheme is a path after "/", and otherwise a host. */
export function splitByRustHTTP(input: string): Parts | string {
  if (input === '') return 'The string is empty.';
  if (input.startsWith('/') || input === '*') return withPath({ scheme: null, ...noAuthority }, input);
  const match = /^([a-z\d+.~-]{0,64}):\/\//i.exec(input);
  const scheme = match === null ? null : asciiLowercase(match[1]!);
  const rest = match === null ? input : input.slice(match[0].length);
  const end = endAt(rest, /[/?#]/);
  if (end === 0 || (scheme === null && end < rest.length)) return 'The format is invalid.';
  const authority = authorityByRustHTTP(rest.slice(0, end));
  return typeof authority === 'string' ? authority : withPath({ scheme, ...authority }, rest.slice(end));
}

function withPath(parts: Omit<Parts, 'path' | 'query' | 'fragment'>, rest: string): Parts | string {
  const tail = splitTail(rest);
  const isInvalid = notInPath.test(tail.path) || notInQuery.test(tail.query ?? '');
  return isInvalid ? 'There is an invalid character.' : { ...parts, ...tail };
}

function authorityByRustHTTP(text: string): Pick<Parts, 'userinfo' | 'host' | 'port'> | string {
  if (!isASCIIString(text)) return 'The URI is not in ASCII.';
  if (notInAuthority.test(text)) return 'There is an invalid character.';
  const at = text.lastIndexOf('@');
  if (at === text.length - 1) return 'Nothing follows the credentials.';
  const hostport = text.slice(at + 1);
  // An escape and a colon count only after the last bracket.
  const last = hostport.slice(hostport.lastIndexOf(']') + 1);
  if (!areBracketsPaired(text) || last.includes('%') || /:.*:/.test(last)) return 'The authority is invalid.';
  const userinfo = at < 0 ? null : text.slice(0, at);
  if (hostport.startsWith('[')) {
    const bracket = hostport.indexOf(']') + 1;
    return { userinfo, host: hostport.slice(0, bracket), port: orNull(hostport.slice(bracket + 1)) };
  }
  const { 0: host, 1: port } = cutAt(hostport, hostport.indexOf(':'));
  return { userinfo, host: orNull(host), port: orNull(port) };
}

/** At most one bracket of each kind, and no escape before the first. */
function areBracketsPaired(text: string): boolean {
  const { 0: front, 1: after, length: opens } = text.split('[');
  const isPaired = opens < 3 && opens === text.split(']').length;
  const start = Math.max(front!.lastIndexOf('@'), front!.lastIndexOf(']')) + 1;
  return isPaired && (after === undefined || !front!.includes('%', start));
}
