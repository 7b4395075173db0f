export { percentDecodeText } from './percent-decode-text.js';
export { utf8PercentEncodeBetween } from './percent-encode.js';
export { characterClassOf } from './percent-encode-sets.js';
export { endOfURLUnits, percentEncodedByte } from './url-units.js';
