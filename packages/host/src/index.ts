export { domainToASCII, domainToUnicode, parseDomain } from './domain.js';
export {
  asciiDomainCodeUnit,
  unchangedDomain,
  unchangedDomainCodeUnit,
} from './forbidden-code-points.js';
export { type Host, hostEquals, type IPv4Address, type IPv6Address, isIPv4Address, isIPv6Address } from './host.js';
export { parseHost } from './host-parser.js';
export { serializeHost } from './host-serializer.js';
export {
  isValidDomain,
  isValidHostString,
  isValidIPv4AddressString,
  isValidIPv6AddressString,
  isValidOpaqueHostString,
} from './host-writing.js';
export { endsInANumber, parseIPv4, serializeIPv4, unchangedIPv4Address } from './ipv4.js';
export { parseIPv6, serializeIPv6 } from './ipv6.js';
export { parseOpaqueHost } from './opaque-host.js';
