export { characterClassOf } from './percent-encode-sets.js';
export { endOfURLUnits, percentEncodedByte } from './url-units.js';
