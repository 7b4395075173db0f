export { parseFormURLEncoded, parseFormURLEncodedString } from './parse.js';
export { serializeFormURLEncoded } from './serialize.js';
