export { chunkLength, flatten, utf8PercentEncodeBetween } from './percent-encode.js';
export { characterClassOf } from './percent-encode-sets.js';
export { TextBuilder } from './text-builder.js';
export { endOfURLUnits, percentEncodedByte } from './url-units.js';
