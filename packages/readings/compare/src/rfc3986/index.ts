export type { Client, Components, Note, Reader, Reading, ReadOptions } from '../reader.js';
export { rfc3986 } from './rfc3986.js';
