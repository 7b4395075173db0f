export { listedPropertiesOf } from '../code-point-table.js';
export { unpackNumbers, unpackSigned } from '../packed-numbers.js';
export { BIDI_AN, BIDI_CLASSES, BIDI_EN, BIDI_L, BIDI_NSM, BIDI_R_AL, DISALLOWED, MARK } from '../properties.js';
export { encodePunycode } from '../punycode.js';
export { normalizeNFC, normalizeNFD } from './normalization.js';
