export { parsePairs } from './parse.js';
export { serializePairs } from './serialize.js';
