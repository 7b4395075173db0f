/**
 * Reads strings by the algebraic URL model with relative references.
 *
 * @packageDocumentation
 */

export type { Components, Note, Reader, Reading, ReadOptions } from '@url/compare';
export { model } from './model.js';
