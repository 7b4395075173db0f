import type { Host, IPv4Address, IPv6Address } from '@url/host';
import { readAddress } from '@url/host/internal';
import { option } from '@url/infra/internal';
import { defaultPort, includesCredentials } from '@url/record';
import { parseAddress } from './address-text.js';
import { judgeAddress, judgeHost } from './judgment.js';
import { type HostPolicyOptions, type PolicySettings, readPolicyOptions } from './policy-options.js';
import { hostToConnectTo, type PolicyURL, readPolicyURL } from './policy-url.js';
import { type Refusal, refuse } from './refusal.js';

/** The result of `checkURL`: the URL to fetch, or the reason for a refusal. */
export type URLCheck =
  | {
      readonly ok: true;
      /** The checked URL, serialized. Fetch this URL, not the original text. */
      readonly url: string;
      /** Its host, without a trailing dot. */
      readonly host: Host;
    }
  | Refusal;

/** The result of `checkAddress`: the address to connect to, or the reason for a refusal. */
export type AddressCheck = { readonly ok: true; readonly address: IPv4Address | IPv6Address } | Refusal;

/** A policy that `createHostPolicy` returns. */
export interface HostPolicy {
  /** Decides whether a program may fetch a URL. It does not resolve the name. */
  readonly checkURL: (url: PolicyURL) => URLCheck;
  /** Decides whether a program may connect to an address. */
  readonly checkAddress: (resolved: ResolvedAddress) => AddressCheck;
}

/**
 * An address as a parsed host, as the text that a resolver or socket returns (with or without a zone: `fe80::1%eth0`), or as the object
 * `{ address }` that Node's `dns.lookup` returns. Text such as `127.1` or `0x7f.0.0.1` is refused.
 */
export type ResolvedAddress = string | Host | { readonly address: string };

/**
 * https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html
 *
 * Creates a policy for requests to URLs that others chose. `checkURL` does not resolve domains. Pass the address that the connection uses to
 * `checkAddress`: a name can resolve to a different address the next time.
 *
 * @param options what is allowed; by default, http and https without credentials, to public addresses
 * @returns the policy; later changes of the options do not affect it
 * @throws TypeError if an option or an entry of a list is invalid
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
  const parsed = readPolicyURL(input);
  if (parsed === null) return refuse('url', 'it is not a URL');
  const { url, href } = parsed;
  if (!settings.schemes.includes(url.scheme)) return refuse('schemes', `the scheme ${url.scheme} is not allowed`);
  if (includesCredentials(url) && !settings.credentials) return refuse('credentials', 'it has credentials');
  const port = url.port ?? defaultPort(url.scheme);
  if (settings.ports !== null && (port === null || !settings.ports.includes(port))) {
    return refuse('ports', port === null ? 'it does not have a port' : `the port ${port} is not allowed`);
  }
  const host = hostToConnectTo(url);
  if (host === null) return refuse('host', 'it does not have a host to connect to');
  return judgeHost(settings, host) ?? { ok: true, url: href, host };
}

function checkAddress(settings: PolicySettings, resolved: ResolvedAddress): AddressCheck {
  const value = readResolvedAddress(resolved);
  const address = readAddress(value);
  if (address === null) {
    const isList = Array.isArray(value) && value.length !== 8;
    return refuse('address', `it is not an address${isList ? ', but a list: pass one of its elements' : ''}`);
  }
  return judgeAddress(settings, address, false) ?? { ok: true, address };
}

/** Returns the address; another value if it is not one, or cannot be read. */
function readResolvedAddress(resolved: ResolvedAddress): unknown {
  if (typeof resolved === 'string') return addressIn(resolved);
  try {
    if (typeof resolved !== 'object' || Array.isArray(resolved)) return resolved;
    const address = option(resolved as { readonly address: string } | null, 'address');
    return typeof address === 'string' ? addressIn(address) : null;
  } catch {
    return null;
  }
}

/** The zone names a link, and does not change the kind of the address. */
function addressIn(text: string): IPv4Address | IPv6Address | null {
  return parseAddress(text)?.address ?? null;
}
