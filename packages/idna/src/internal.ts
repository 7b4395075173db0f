export { normalizeNFC, normalizeNFD } from './normalization.js';
export { symbolAt, unpackNumbers, unpackSigned } from './packed-numbers.js';
