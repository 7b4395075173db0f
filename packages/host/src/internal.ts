export { placeOfDomainError } from './domain.js';
export { asciiDomainCodeUnit, unchangedDomain, unchangedDomainCodeUnit } from './forbidden-code-points.js';
export { readHost } from './host-parser.js';
export { unchangedIPv4Address } from './ipv4.js';
