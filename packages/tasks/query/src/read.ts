/**
 * Reads a query into typed values.
 *
 * @packageDocumentation
 */

export { type ListReader, list, type OptionalReader, optional } from './read/list-and-optional.js';
export {
  type QueryReadError,
  type QueryReadResult,
  type QuerySchema,
  type QueryValues,
  readQuery,
} from './read/read-query.js';
export type { StandardResult, StandardSchema } from './read/standard-schema.js';
export { boolean, integer, number, string } from './read/value-readers.js';
