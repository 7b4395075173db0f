export { parseFormURLEncoded, parseFormURLEncodedString } from './parse.js';
export {
  type FormFile,
  type FormURLEncodedValue,
  serializeFormURLEncoded,
  serializeFormURLEncodedRecord,
} from './serialize.js';
