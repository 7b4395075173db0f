export { serializeCredentials, serializeFields } from './concatenation.js';
export { fieldsOf, storedRecordOf } from './create-url-record.js';
export { firstSegmentIsDriveLetter, shortenedPath, startOfLastSegment } from './path.js';
export {
  changedDriveLetterPattern,
  doubleDotPathSegment,
  driveLetterEndPattern,
  driveLetterPattern,
  lowercaseSchemePattern,
  schemePattern,
  singleDotPathSegment,
} from './patterns.js';
export { MAX_PORT } from './port.js';
export { specialSchemePattern, startsSpecialScheme, webSchemePattern } from './special-schemes.js';
export { StoredURLRecord } from './stored-url-record.js';
export { hrefOf, serializeHostAndPortOf, serializeHostOf, serializeTupleOriginOf } from './url-serializer.js';
