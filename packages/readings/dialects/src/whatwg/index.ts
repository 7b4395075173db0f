export type { Components, Dialect, Note, Reading, ReadOptions } from '../dialect.js';
export { whatwg } from './whatwg.js';
