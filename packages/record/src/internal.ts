export { copyAuthority } from './authority.js';
export { concatenateURL } from './concatenation.js';
export { appendToPath, startOfLastSegment } from './path.js';
export { appendToSerialization, createURLRecordFromSerialization } from './serialization.js';
export { specialSchemeOf, specialSchemes } from './special-schemes.js';
