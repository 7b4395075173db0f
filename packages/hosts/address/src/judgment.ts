import { type Host, type IPv4Address, type IPv6Address, isIPv6Address, serializeIPv4 } from '@url/host';
import type { AddressClass } from './address-class.js';
import { classifyAddress } from './classify-address.js';
import { embeddedIn } from './embedded.js';
import {
  type HostRules,
  matchesBlock,
  matchesClass,
  matchesDomain,
  matchesLocalDomain,
  nameDomains,
} from './host-rules.js';
import { serializeIPv6 } from './ipv6-notation.js';
import { isLocalDomain } from './local-domain.js';
import { unmapAddress } from './mapped.js';
import type { PolicySettings } from './policy-options.js';
import { type Refusal, refuse } from './refusal.js';
import { classifyByBlock } from './special-blocks.js';

type Address = IPv4Address | IPv6Address;

/** Why the host of a URL is refused; `null` if it is not. A domain has no dot at its end. */
export function judgeHost(settings: PolicySettings, host: Host): Refusal | null {
  return typeof host === 'string' ? judgeDomain(settings, host) : judgeAddress(settings, host, true);
}

function judgeDomain({ allow, deny, anyAddress }: PolicySettings, domain: string): Refusal | null {
  if (matchesDomain(deny, domain)) return refuse('deny', `${domain} is denied`);
  if (allow !== null && !matchesDomain(allow, domain)) return refuse('allow', `${domain} is not allowed`);
  const isRefused = isLocalDomain(domain) && !anyAddress && (allow === null || !matchesLocalDomain(allow, domain));
  return isRefused ? refuse('addresses', `${domain} is local by its name`) : null;
}

/**
 * Why an address is refused; `null` if it is not.
 *
 * @param isLiteral whether the address is the host of the URL itself. A list that allows domains does not allow such an address; it allows
 *   the public addresses to which those domains resolve.
 */
export function judgeAddress(settings: PolicySettings, address: Address, isLiteral: boolean): Refusal | null {
  const { allow, deny, anyAddress } = settings;
  const target = unmapAddress(address);
  if (isDenied(deny, address)) return refuse('deny', `${textOf(address)} is denied`);
  if (allow !== null && isAllowed(settings, allow, target)) return null;
  if (allow !== null && (isLiteral || !nameDomains(allow))) {
    return refuse('allow', `${textOf(address)} is not allowed`);
  }
  if (anyAddress || isPublic(classifyAddress(target)!)) return null;
  const { block, name } = classifyAddress(target)!;
  return refuse('addresses', `${textOf(address)} is not public: ${block}, ${name}`);
}

/** Whether a rule denies the address, or one in it. */
function isDenied(deny: HostRules, address: Address): boolean {
  const all = [address, ...embeddedAddresses(address)];
  if (matchesClass(deny, classifyAddress(address)!)) return true;
  return all.some((one) => matchesBlock(deny, one) || matchesClass(deny, classifyByBlock(one)));
}

/** Whether a rule allows the address. An address in it has to be allowed too, or to be public. */
function isAllowed(settings: PolicySettings, allow: HostRules, address: Address): boolean {
  if (!isListed(allow, address)) return false;
  return embeddedAddresses(address).every(
    (one) => settings.anyAddress || isListed(allow, one) || isPublic(classifyAddress(one)!),
  );
}

function isListed(allow: HostRules, address: Address): boolean {
  const addressClass = classifyAddress(address)!;
  const space = addressClass.space === 'public' && !isPublic(addressClass) ? null : addressClass.space;
  return matchesBlock(allow, address) || matchesClass(allow, addressClass, space);
}

/** Whether an address is reached over the Internet, and is not one at which a cloud answers its own machines. */
function isPublic({ space, globallyReachable, multicast, name }: AddressClass): boolean {
  return space === 'public' && globallyReachable === true && !multicast && name !== 'cloud host service';
}

function embeddedAddresses(address: Address): IPv4Address[] {
  return isIPv6Address(address) ? embeddedIn(address).map((embedded) => embedded.address) : [];
}

/** An address as a person reads it. */
function textOf(address: Address): string {
  return isIPv6Address(address) ? serializeIPv6(address) : serializeIPv4(address);
}
