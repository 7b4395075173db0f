export { isDNSName, reverseDNSName } from '../dns-name.js';
export { domainToASCII } from '../domain-to-ascii.js';
export type { Host, IPv4Address, IPv6Address } from '../host.js';
export { hostEquals, isIPv4Address, isIPv6Address } from '../host-comparison.js';
export type { HostInput, HostTextOptions } from '../host-input.js';
export { serializeHost } from '../host-serializer.js';
export {
  isValidDomain,
  isValidHostString,
  isValidIPv4AddressString,
  isValidIPv6AddressString,
  isValidOpaqueHostString,
} from '../host-writing.js';
export { endsInANumber, parseIPv4, serializeIPv4 } from '../ipv4.js';
export { parseIPv6, serializeIPv6 } from '../ipv6.js';
export { parseOpaqueHost } from '../opaque-host.js';
export { type DomainParseOptions, domainToUnicode, parseDomain } from './domain.js';
export { type HostParseOptions, parseHost } from './host-parser.js';
