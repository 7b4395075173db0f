export type { Components, Dialect, Note, Reading, ReadOptions } from '../dialect.js';
export { model } from './model.js';
