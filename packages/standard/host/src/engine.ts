export { isEncoded, parseByEngine } from '@url/idna/engine';
export { readHost, readSerializedHost } from './engine/host-parser.js';
