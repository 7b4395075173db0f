export { normalizeNFC, normalizeNFD } from './normalization.js';
export type { Flags } from './options.js';
export { unpackNumbers, unpackSigned } from './packed-numbers.js';
export { toASCIIByFlags } from './to-ascii.js';
