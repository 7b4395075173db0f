export type { Client, Components, Note, Reader, Reading, ReadOptions } from '../reader.js';
export { whatwg } from './whatwg.js';
