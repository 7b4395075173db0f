/**
 * Reads a query into typed values.
 *
 * @packageDocumentation
 */

export { boolean, integer, number, string } from './read/atoms.js';
export {
  type QueryReadError,
  type QueryReadResult,
  type QuerySchema,
  type QueryValues,
  readQuery,
} from './read/read-query.js';
export { type ListReader, list, type OptionalReader, optional } from './read/readers.js';
export type { StandardResult, StandardSchema } from './read/standard-schema.js';
