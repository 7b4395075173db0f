/**
 * Reads strings by the grammar of RFC 3987.
 *
 * @packageDocumentation
 */

export type { Client, Components, Note, Reader, Reading, ReadOptions } from '../reader.js';
export { rfc3987 } from './rfc3987.js';
