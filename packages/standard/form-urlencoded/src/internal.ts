export { parseEachTuple } from './parse.js';
export { serializePairs } from './serialize.js';
