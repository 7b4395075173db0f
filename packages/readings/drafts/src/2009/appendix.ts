import { parseIPv6 } from '@url/host';
import { splitURIReference } from '@url/uri';
import { defaultPortWithGopher } from '../default-port.js';
import { stripSpaceCharacters } from '../space-characters.js';
import type { WebAddressComponents } from './components.js';

/** The expression is greedy in brackets: "]" ends an IP literal only before a port or the end. */
const hostAndPort = /^(\[[\s\S]*\]|[^:]*)(?::(\d*))?$/;

/**
 * https://www.w3.org/html/wg/href/draft
 *
 * Web addresses in HTML 5, Appendix: the formulation of earlier drafts.
 *
 * Parses "in the manner defined by RFC 3986". The main formulation percent-encodes some characters first; here they are added to the
 * unreserved characters instead: also brackets, and "%" without two hex digits after it. Components are substrings of the input.
 *
 * @param input any string
 * @returns the components, or `null` for an error
 *
 * @example
 * import { parseWebAddressByAppendix } from '@url/drafts/2009';
 *
 * parseWebAddressByAppendix('x://[v42.3]:2323]:2323:2323]:2323')?.host; // => '[v42.3]:2323]:2323:2323]'
 * parseWebAddressByAppendix('x://a:b'); // => null
 */
export function parseWebAddressByAppendix(input: string): WebAddressComponents | null {
  const address = stripSpaceCharacters(input);
  const { scheme, authority, path, query, fragment } = splitURIReference(address);
  if (scheme === null ? startsWithColonSegment(address) : !/^[a-z][a-z\d+.-]*$/i.test(scheme)) return null;
  const start = authority === null ? 0 : address.indexOf('//') + 2 + authority.length;
  const rest = { scheme, path, query, fragment, hostSpecific: address.slice(start) };
  if (authority === null) return { ...rest, userinfo: null, host: null, port: null, hostport: null };
  const at = authority.indexOf('@');
  const match = hostAndPort.exec(authority.slice(at + 1));
  if (match === null || !isHost(match[1]!)) return null;
  const host = match[1]!;
  const port = match[2] ?? null;
  const isOther = port !== null && port !== '' && Number(port) !== defaultPortWithGopher((scheme ?? '').toLowerCase());
  return {
    ...rest,
    userinfo: at < 0 ? null : authority.slice(0, at),
    host,
    port,
    hostport: isOther ? `${host}:${port}` : host,
  };
}

/** path-noscheme: whether the first segment contains ":", which that of a relative reference must not. */
function startsWithColonSegment(address: string): boolean {
  return /^[^/?#]*:/.test(address);
}

/** Whether a text is an IP literal, or a name, which contains neither "@" nor ":". */
function isHost(host: string): boolean {
  if (host.includes('@')) return false;
  if (!host.includes(':')) return true;
  const inner = host.slice(1, -1);
  return parseIPv6(inner) !== null || /^v[\da-f]+\.[\s\S]+$/i.test(inner);
}
