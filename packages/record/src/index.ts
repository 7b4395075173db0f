export { cannotHaveAUsernamePasswordPort, includesCredentials } from './credentials.js';
export { checkInvariants } from './invariants.js';
export { shortenPath } from './path.js';
export { defaultPort, isSpecial, isSpecialScheme } from './special-schemes.js';
export { createURLRecord } from './stored-url-record.js';
export type { BlobURLEntry, URLRecord } from './url-record.js';
export {
  isNormalizedWindowsDriveLetter,
  isWindowsDriveLetter,
  startsWithAWindowsDriveLetter,
} from './windows-drive-letters.js';
