export { serializeCredentials, serializeFields } from './concatenation.js';
export { storedRecordOf } from './create-url-record.js';
export { isURLRecord } from './is-url-record.js';
export {
  doubleDotPattern,
  driveLetterPattern,
  isSchemeString,
  lowercaseSchemePattern,
  schemePattern,
  singleDotPattern,
} from './patterns.js';
export { MAX_PORT } from './port.js';
export { firstSegmentIsDriveLetter, shortenedPath, startOfLastSegment } from './shorten-path.js';
export {
  isDefaultPortOf,
  specialSchemePattern,
  startsSpecialScheme,
} from './special-schemes.js';
export { StoredURLRecord } from './stored-url-record.js';
export { fieldsOf } from './url-record.js';
export { serializeHostOf } from './url-serializer.js';
