import { parseIPv6 } from '@url/host';
import { endOfHost, forbiddenHostClass, withoutBrackets } from '@url/host/internal';
import { checkString } from '@url/infra/internal';
import { type Authority, createAuthority } from './model.js';

const opaqueHost = /* @__PURE__ */ new RegExp(`^[^${forbiddenHostClass}]+$`);

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, URL Grammar: authority.
 *
 * @param input the part of a URL between "//" and the next "/"
 * @returns the authority, with the host unchanged; `null` if the port is not a 16-bit unsigned integer, if a port or
 *   credentials lack a host, or if the host contains a forbidden host code point, or brackets without an IPv6 address
 * @throws TypeError if `input` is not a string
 *
 * @example
 * import { parseAuthority } from '@url/reference';
 *
 * parseAuthority('me@example.org:80')?.port; // => 80
 * parseAuthority('me@'); // => null
 */
export function parseAuthority(input: string): Authority | null {
  checkString('input', input);
  if (input === '') return createAuthority({});
  const atSign = input.lastIndexOf('@');
  const hostEnd = endOfHost(input, atSign + 1, input.length);
  const host = input.slice(atSign + 1, hostEnd);
  const digits = hostEnd === input.length ? null : input.slice(hostEnd + 1);
  if (!isHost(host) || (digits !== null && !/^\d*$/.test(digits))) return null;
  const credentials = atSign < 0 ? {} : parseCredentials(input.slice(0, atSign));
  return createAuthority({ ...credentials, host, port: digits && Number(digits) });
}

/** An IPv6 address in brackets, in a notation that the URL Standard reads, or an opaque host. */
function isHost(host: string): boolean {
  const address = withoutBrackets(host);
  return address === null ? opaqueHost.test(host) : parseIPv6(address) !== null;
}

function parseCredentials(input: string): Pick<Authority, 'username' | 'password'> {
  const colon = input.indexOf(':');
  return colon < 0
    ? { username: input, password: null }
    : { username: input.slice(0, colon), password: input.slice(colon + 1) };
}
