export { serializeFields } from '../concatenation.js';
export { isURLRecord } from '../is-url-record.js';
export {
  doubleDotPattern,
  driveLetterPattern,
  isSchemeString,
  LOCALHOST,
  schemePattern,
  singleDotPattern,
} from '../patterns.js';
export { MAX_PORT } from '../port.js';
export { fieldsOf } from '../url-record.js';
export { checkFields, checkURLRecord } from './check-url-record.js';
export { serializeHostOf } from './serialization.js';
export { specialSchemeNames } from './special-schemes.js';
export { StoredURLRecord } from './stored-url-record.js';
