import type { Host, IPv4Address, IPv6Address } from '@url/host';
import { isIPv6, serializeParsedHost } from '@url/host/internal';
import { classOf, isPublic } from './classify-address.js';
import { embeddedIn } from './embedded.js';
import {
  type HostRules,
  matchesBlock,
  matchesClass,
  matchesDomain,
  matchesLocalDomain,
  nameDomains,
} from './host-rules.js';
import { withDots } from './ipv6-notation.js';
import { isLocalByName } from './local-domain.js';
import { unmap } from './mapped.js';
import type { PolicySettings } from './policy-options.js';
import { type Refusal, refuse } from './refusal.js';
import { classifyByBlock } from './special-blocks.js';

type Address = IPv4Address | IPv6Address;

/** Returns why the host of a URL is refused, or `null` if it is allowed. A domain must not have a trailing dot. */
export function judgeHost(settings: PolicySettings, host: Host): Refusal | null {
  return typeof host === 'string' ? judgeDomain(settings, host) : judgeAddress(settings, host, true);
}

function judgeDomain({ allow, deny, anyAddress }: PolicySettings, domain: string): Refusal | null {
  if (matchesDomain(deny, domain)) return refuse('deny', `${domain} is denied`);
  if (allow !== null && !matchesDomain(allow, domain)) return refuse('allow', `${domain} is not allowed`);
  const isRefused = isLocalByName(domain) && !anyAddress && (allow === null || !matchesLocalDomain(allow, domain));
  return isRefused ? refuse('addresses', `${domain} is local by name`) : null;
}

/**
 * Returns why an address is refused, or `null` if it is allowed.
 *
 * @param isLiteral whether the address is the host of the URL. A list of allowed domains also allows the public addresses to which they
 *   resolve, but not a URL with such an address.
 */
export function judgeAddress(settings: PolicySettings, address: Address, isLiteral: boolean): Refusal | null {
  const { allow, deny, anyAddress } = settings;
  const target = unmap(address);
  if (isDenied(deny, address)) return refuse('deny', `${shownAddress(address)} is denied`);
  if (allow !== null && isAllowed(settings, allow, target)) return null;
  if (allow !== null && (isLiteral || !nameDomains(allow))) {
    return refuse('allow', `${shownAddress(address)} is not allowed`);
  }
  if (anyAddress || isPublic(classOf(target))) return null;
  const { block, name } = classOf(target);
  return refuse('addresses', `${shownAddress(address)} is not public: ${block}, ${name}`);
}

/** Tests whether a rule denies the address or an address embedded in it. */
function isDenied(deny: HostRules, address: Address): boolean {
  if (deny.blocks.length + deny.classes.size === 0) return false;
  const all = [address, ...embeddedAddresses(address)];
  if (matchesClass(deny, classOf(address))) return true;
  return all.some((one) => matchesBlock(deny, one) || matchesClass(deny, classifyByBlock(one)));
}

/** Tests whether a rule allows the address. An address embedded in it must also be allowed, or be public. */
function isAllowed(settings: PolicySettings, allow: HostRules, address: Address): boolean {
  if (!isListed(allow, address)) return false;
  return embeddedAddresses(address).every(
    (one) => settings.anyAddress || isListed(allow, one) || isPublic(classOf(one)),
  );
}

function isListed(allow: HostRules, address: Address): boolean {
  const addressClass = classOf(address);
  const space = addressClass.space === 'public' && !isPublic(addressClass) ? null : addressClass.space;
  return matchesBlock(allow, address) || matchesClass(allow, addressClass, space);
}

function embeddedAddresses(address: Address): IPv4Address[] {
  return isIPv6(address) ? embeddedIn(address).map((embedded) => embedded.address) : [];
}

/** Serializes an address for a message. */
function shownAddress(address: Address): string {
  return isIPv6(address) ? withDots(address) : serializeParsedHost(address);
}
