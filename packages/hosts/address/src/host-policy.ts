import { type Host, type IPv4Address, type IPv6Address, isIPv6Address, parseHost } from '@url/host';
import { option } from '@url/infra/internal';
import { defaultPort, includesCredentials } from '@url/record';
import { serializeURL } from '@url/serializer';
import { parseAddress } from './cidr.js';
import { judgeAddress, judgeHost } from './judgment.js';
import { isAddress } from './mapped.js';
import { type HostPolicyOptions, type PolicySettings, readPolicyOptions } from './policy-options.js';
import { hostToConnectTo, type PolicyURL, readPolicyURL } from './policy-url.js';
import { type Refusal, refuse } from './refusal.js';

/** Says that a URL may be fetched, or why it may not. */
export type URLCheck =
  | {
      readonly ok: true;
      /** The URL that was checked, serialized. Fetch this one, and not the text that it came from. */
      readonly url: string;
      /** Its host; a domain without the dot at its end. */
      readonly host: Host;
    }
  | Refusal;

/** Says that an address may be connected to, or why it may not. */
export type AddressCheck = { readonly ok: true; readonly address: IPv4Address | IPv6Address } | Refusal;

/** A policy, made by `createHostPolicy`. */
export interface HostPolicy {
  /** Says whether a URL may be fetched, from the URL alone. */
  readonly checkURL: (url: PolicyURL) => URLCheck;
  /** Says whether an address may be connected to. */
  readonly checkAddress: (resolved: ResolvedAddress) => AddressCheck;
}

/**
 * An address as a parsed host, or as text that resolvers and sockets give, perhaps with a zone (`fe80::1%eth0`), or as the object
 * `{ address }` that Node's `dns.lookup` gives. Text in another spelling of IPv4 than the common one is refused.
 */
export type ResolvedAddress = string | Host | { readonly address: string };

/**
 * https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html
 *
 * A policy for requests to URLs that others chose. `checkURL` cannot know where a domain leads: every address that a name resolves to has to go
 * through `checkAddress`, in the place where the connection is made, or the name can lead elsewhere the second time it is asked for.
 *
 * @param options what is allowed; by default, http and https without credentials, to public addresses
 * @returns the policy, which does not change when the options do later
 * @throws TypeError where an option cannot be read
 *
 * @example
 * import { createHostPolicy } from '@url/address';
 *
 * const policy = createHostPolicy({ schemes: ['https'], deny: ['.example.net'] });
 * policy.checkURL('https://EXAMPLE.com/a'); // => { ok: true, url: 'https://example.com/a', host: 'example.com' }
 * policy.checkURL('https://www.example.net/').ok; // => false
 * policy.checkURL('https://0x7f.1/'); // => { ok: false, rule: 'addresses', reason: '127.0.0.1 is not public: 127.0.0.0/8, loopback' }
 * policy.checkAddress('fe80::1%eth0').ok; // => false
 * createHostPolicy({ deny: ['10.0.0.0/33'] }); // => throws TypeError
 */
export function createHostPolicy(options?: HostPolicyOptions | null): HostPolicy {
  const settings = readPolicyOptions(options);
  return Object.freeze({
    checkURL: (url: PolicyURL) => checkURL(settings, url),
    checkAddress: (resolved: ResolvedAddress) => checkAddress(settings, resolved),
  });
}

function checkURL(settings: PolicySettings, input: PolicyURL): URLCheck {
  const url = readPolicyURL(input);
  if (url === null) return refuse('url', 'it is no URL');
  if (!settings.schemes.includes(url.scheme)) return refuse('schemes', `the scheme ${url.scheme} is not allowed`);
  if (includesCredentials(url) && !settings.credentials) return refuse('credentials', 'it has credentials');
  const port = url.port ?? defaultPort(url.scheme);
  if (settings.ports !== null && (port === null || !settings.ports.includes(port))) {
    return refuse('ports', port === null ? 'it has no port' : `the port ${port} is not allowed`);
  }
  const host = hostToConnectTo(url);
  if (host === null) return refuse('host', 'it has no host to connect to');
  return judgeHost(settings, host) ?? { ok: true, url: serializeURL(url), host };
}

function checkAddress(settings: PolicySettings, resolved: ResolvedAddress): AddressCheck {
  const address = readResolvedAddress(resolved);
  if (!isAddress(address)) return refuse('address', 'it is no address');
  return judgeAddress(settings, address, false) ?? { ok: true, address };
}

function readResolvedAddress(resolved: ResolvedAddress): Host | null {
  if (typeof resolved === 'string') return parseResolved(resolved);
  if (typeof resolved !== 'object' || Array.isArray(resolved)) return resolved as Host;
  const address = option(resolved as { readonly address: string } | null, 'address');
  return typeof address === 'string' ? parseResolved(address) : null;
}

/** Parses an address without its zone: a zone says on which link an address is, and not what kind of address it is. */
function parseResolved(resolved: string): Host | null {
  if (resolved.startsWith('[')) return parseHost(resolved);
  const percent = resolved.indexOf('%');
  if (percent < 0) return parseAddress(resolved);
  const address = parseAddress(resolved.slice(0, percent));
  return percent < resolved.length - 1 && isIPv6Address(address) ? address : null;
}
