export { partsOf, splitUserinfo } from './components.js';
export { isIPv4Address, isIPv6Address } from './ip-address.js';
export { iprivate, ucschar } from './iri.js';
export { normalizeEscapes } from './normalize.js';
export { escapes, replaceEach } from './replace-each.js';
