export { checkFields, checkURLRecord } from './check-url-record.js';
export { pathPrefix, serializeFields } from './concatenation.js';
export { isURLRecord } from './is-url-record.js';
export {
  doubleDotPattern,
  driveLetterPattern,
  isSchemeString,
  LOCALHOST,
  schemePattern,
  singleDotPattern,
} from './patterns.js';
export { MAX_PORT } from './port.js';
export { recordOfFields, storedRecordOf } from './record-of-fields.js';
export { serializationOf, serializeHostOf } from './serialization.js';
export { firstSegmentIsDriveLetter, shortenedPath, startOfLastSegment } from './shorten-path.js';
export {
  addLetter,
  hasQueryInEncoding,
  type SpecialScheme,
  specialSchemeAtStart,
  specialSchemeNamed,
  specialSchemeNames,
  specialSchemeOfLetters,
  specialSchemePattern,
  startsSpecialScheme,
} from './special-schemes.js';
export { StoredURLRecord } from './stored-url-record.js';
export { fieldsOf, initialFields } from './url-record.js';
export { urlTextOf } from './url-text.js';
