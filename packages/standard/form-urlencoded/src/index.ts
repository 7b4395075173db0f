export { parseFormURLEncoded, parseFormURLEncodedString } from './parse.js';
export { type FormURLEncodedRecordOptions, parseFormURLEncodedRecord } from './parse-form-record.js';
export {
  type FormFile,
  type FormURLEncodedField,
  type FormURLEncodedValue,
  serializeFormURLEncoded,
  serializeFormURLEncodedRecord,
} from './serialize.js';
