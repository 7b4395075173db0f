export { diagnostics } from './diagnostics.js';
export { otherHosts } from './other-hosts.js';
