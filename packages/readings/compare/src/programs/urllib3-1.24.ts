import { DECIMAL_DIGIT } from './decimal-digit.js';
import { cutAt, endAt, noAuthority, orNull, type Parts, splitTail } from './split.js';

const digits = /* @__PURE__ */ new RegExp(`^${DECIMAL_DIGIT}*$`, 'u');

/** Splits as urllib3's parse_url did until 1.24: everything before "://" is the scheme, and without it the text starts with the authority. */
export function splitByUrllib3Of1Dot24(input: string): Parts | string {
  const index = input.indexOf('://');
  const rest = index < 0 ? input : input.slice(index + 3);
  const end = endAt(rest, /[/?#]/);
  const authority = rest.slice(0, end);
  const at = authority.lastIndexOf('@');
  const hostport = authority.slice(at + 1);
  const close = hostport.startsWith('[') ? hostport.indexOf(']') + 1 : 0;
  if (hostport.startsWith('[') && close === 0) return 'The brackets are not closed.';
  const after = hostport.slice(close);
  const { 0: name, 1: port } = cutAt(after, after.indexOf(':'));
  if (port && !digits.test(port)) return 'The port is not a number.';
  return {
    scheme: index < 0 ? null : input.slice(0, index),
    ...noAuthority,
    userinfo: at < 0 ? null : authority.slice(0, at),
    host: orNull(close > 0 ? hostport.slice(0, close) : name),
    port: orNull(port),
    ...splitTail(rest.slice(end)),
  };
}
