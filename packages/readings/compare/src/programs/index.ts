export type { Components, Note, Reader, Reading, ReadOptions } from '../reader.js';
export { programs } from './programs.js';
