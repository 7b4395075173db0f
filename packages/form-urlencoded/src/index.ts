export { parseFormURLEncoded, parseFormURLEncodedString } from './parse.js';
export { serializeFormURLEncoded, serializeFormURLEncodedRecord } from './serialize.js';
