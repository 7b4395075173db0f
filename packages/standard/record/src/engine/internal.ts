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
export { fieldsOf, initialFields } from '../url-record.js';
export { urlTextOf } from '../url-text.js';
export { checkFields, checkURLRecord } from './check-url-record.js';
export { recordOfFields } from './record-of-fields.js';
export { serializationOf, serializeHostOf } from './serialization.js';
export { specialSchemeNames } from './special-schemes.js';
export type { StoredURLRecord } from './stored-url-record.js';
