export { placeOfHostError } from './domain.js';
export { asciiDomainClass, forbiddenHostClass, unchangedDomainClass } from './forbidden-code-points.js';
export { endOfHost, withoutBrackets } from './host-and-port.js';
export { isAddress, readAddress, readHostInput } from './host-input.js';
export { readHost } from './host-parser.js';
export { endsInANumberBetween, mayEndAnAddress, readIPv4, readSerializedIPv4 } from './ipv4.js';
export { isSerializedIPv6 } from './ipv6.js';
export { unchangedOpaqueHostClass } from './opaque-host.js';
