/**
 * Contains the readers that behave as programs do.
 *
 * @packageDocumentation
 */

export type { Client, Components, Note, Reader, Reading, ReadOptions } from '../reader.js';
export { programs, programVersions } from './programs.js';
