export type { HostInput } from '@url/host';
export type { AddressClass, AddressClassName, AddressSpace } from './address-class.js';
export { type ParsedAddress, parseAddress } from './address-text.js';
export { aggregate } from './aggregate.js';
export type { Block } from './block.js';
export { type BlockRange, blockRange } from './block-range.js';
export { type BlockInput, type ParseCIDROptions, parseCIDR, serializeCIDR } from './cidr.js';
export { classifyAddress } from './classify-address.js';
export { type ContainsOptions, contains } from './contains.js';
export type { EmbeddedAddress } from './embedded.js';
export {
  type AddressCheck,
  createHostPolicy,
  type HostPolicy,
  type ResolvedAddress,
  type URLCheck,
} from './host-policy.js';
export type { AddressInput } from './input.js';
export { type SerializeIPv6Options, serializeIPv6 } from './ipv6-notation.js';
export { isLocalDomain } from './local-domain.js';
export { addressEquals, unmapAddress } from './mapped.js';
export type { HostPolicyOptions, HostRuleEntry } from './policy-options.js';
export type { PolicyURL } from './policy-url.js';
export { checkRedirect } from './redirect.js';
export { type RedirectURIOptions, redirectURIMatches } from './redirect-uri.js';
export type { Refusal } from './refusal.js';
