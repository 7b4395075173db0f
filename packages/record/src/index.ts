export { copyAuthority } from './authority.js';
export { concatenateURL } from './concatenation.js';
export { cannotHaveAUsernamePasswordPort, includesCredentials } from './credentials.js';
export { checkInvariants } from './invariants.js';
export { appendToPath, shortenPath, startOfLastSegment } from './path.js';
export { appendToSerialization, createURLRecordFromSerialization } from './serialization.js';
export { defaultPort, isSpecial, isSpecialScheme, specialSchemeOf, specialSchemes } from './special-schemes.js';
export { createURLRecord } from './stored-url-record.js';
export type { BlobURLEntry, URLRecord } from './url-record.js';
export {
  isNormalizedWindowsDriveLetter,
  isWindowsDriveLetter,
  startsWithAWindowsDriveLetter,
} from './windows-drive-letters.js';
