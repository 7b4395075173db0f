export { copyURLRecord, createURLRecord } from '../create-url-record.js';
export { cannotHaveAUsernamePasswordPort, includesCredentials } from '../credentials.js';
export { isSpecial } from '../is-special.js';
export { isPort } from '../port.js';
export { shortenPath } from '../shorten-path.js';
export type { BlobURLEntry, URLRecord } from '../url-record.js';
export { type SerializeURLOptions, serializeURL } from '../url-serializer.js';
export {
  isNormalizedWindowsDriveLetter,
  isWindowsDriveLetter,
  startsWithAWindowsDriveLetter,
} from '../windows-drive-letters.js';
export { defaultPort, isSpecialScheme } from './special-schemes.js';
