export type { Components, Dialect, Note, Reading, ReadOptions } from '../dialect.js';
export { rfc3987 } from './rfc3987.js';
