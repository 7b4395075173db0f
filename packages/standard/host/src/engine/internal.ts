export { forbiddenHostClass } from '../forbidden-code-points.js';
export { areHostsEqual, isIPv4, isIPv6 } from '../host.js';
export { endOfHost, withoutBrackets } from '../host-and-port.js';
export { isAddress, readAddress, readHostInput } from '../host-input.js';
export { serializeParsedHost } from './parsed-host-serializer.js';
export { convertToASCII } from './unicode-to-ascii.js';
export { readWrittenAddress } from './written-address.js';
