/**
 * Reads strings by the grammar of RFC 3986.
 *
 * @packageDocumentation
 */

export type { Client, Components, Note, Reader, Reading, ReadOptions } from '../reader.js';
export { rfc3986 } from './rfc3986.js';
