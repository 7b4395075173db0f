export type { Components, Dialect, Note, Reading, ReadOptions } from '../dialect.js';
export { rfc3986 } from './rfc3986.js';
