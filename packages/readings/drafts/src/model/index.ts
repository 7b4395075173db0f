export type { Components, Note, Reader, Reading, ReadOptions } from '@url/compare';
export { model } from './model.js';
