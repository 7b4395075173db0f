export { listedPropertiesOf } from '../code-point-table.js';
export { unpackNumbers, unpackSigned } from '../packed-numbers.js';
export { BIDI_CLASSES, DISALLOWED } from '../properties.js';
export { encodePunycode } from '../punycode.js';
export { normalizeNFC, normalizeNFD } from './normalization.js';
