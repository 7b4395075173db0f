export type { Client, Components, Note, Reader, Reading, ReadOptions } from '../reader.js';
export { rfc3987 } from './rfc3987.js';
