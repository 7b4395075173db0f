/**
 * Reads strings as the URL Standard and browsers do.
 *
 * @packageDocumentation
 */

export type { Client, Components, Note, Reader, Reading, ReadOptions } from '../reader.js';
export { whatwg } from './whatwg.js';
