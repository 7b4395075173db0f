import { parseIPv6 } from '@url/host';
import { type Authority, createAuthority } from './model.js';

/** The host of the loose grammar: what may be an address in brackets, or no forbidden host code point; after it the port. */
const hostAndPort = /^(\[[\da-f:.]*\]|[^\0\t\n\r #/:<>?@[\\\]^|]+)(?::(\d*))?$/i;

/**
 * https://alwinb.github.io/url-specification/
 *
 * URL Specification 0.9.0, URL Grammar: authority.
 *
 * @param input what stands between U+002F (/) twice and the next one
 * @returns the authority, with the host as it is written; `null` where a port is no 16-bit unsigned integer, or there is no
 *   host but something else, or a forbidden host code point in it, or brackets
 *   without an IPv6 address
 *
 * @example
 * import { parseAuthority } from '@url/reference';
 *
 * parseAuthority('me@example.org:80')?.port; // => 80
 * parseAuthority('me@'); // => null
 */
export function parseAuthority(input: string): Authority | null {
  if (input === '') return createAuthority({});
  const atSign = input.lastIndexOf('@');
  const match = hostAndPort.exec(input.slice(atSign + 1));
  if (match === null || !isHost(match[1]!)) return null;
  const credentials = atSign < 0 ? {} : parseCredentials(input.slice(0, atSign));
  return createAuthority({ ...credentials, host: match[1]!, port: parsePort(match[2]) });
}

/** What stands in brackets has to be an IPv6 address, in the notation that the URL Standard reads. */
function isHost(host: string): boolean {
  return !host.startsWith('[') || parseIPv6(host.slice(1, -1)) !== null;
}

function parseCredentials(input: string): Pick<Authority, 'username' | 'password'> {
  const colon = input.indexOf(':');
  return colon < 0
    ? { username: input, password: null }
    : { username: input.slice(0, colon), password: input.slice(colon + 1) };
}

function parsePort(digits: string | undefined): Authority['port'] {
  if (digits === undefined) return null;
  return digits === '' ? '' : Number(digits);
}
