import type { StandardSchema } from './standard-schema.js';

/** Reads all pairs with a name. */
export interface ListReader<Output> {
  readonly list: StandardSchema<Output>;
}

/** Reads a pair that may be missing. */
export interface OptionalReader<Output, Otherwise> {
  readonly optional: StandardSchema<Output> | ListReader<Output>;
  readonly otherwise: Otherwise;
}

/**
 * https://standardschema.dev
 *
 * Returns a reader that collects all pairs with a name in an array.
 *
 * @param item the validator of each value
 * @returns the reader; its array is empty if the name is missing
 *
 * @example
 * import { list, readQuery, string } from '@url/query/read';
 *
 * readQuery('tag=a&tag=b', { tag: list(string) }); // => { ok: true, value: { tag: ['a', 'b'] } }
 */
export function list<Output>(item: StandardSchema<Output>): ListReader<Output> {
  return { list: item };
}

/**
 * https://standardschema.dev
 *
 * Returns a reader for a name that may be missing.
 *
 * @param reader the reader if the name is present
 * @param otherwise the value if the name is missing; `undefined` by default
 * @returns the reader
 *
 * @example
 * import { integer, optional, readQuery } from '@url/query/read';
 *
 * readQuery('', { page: optional(integer, 1) }); // => { ok: true, value: { page: 1 } }
 */
export function optional<Output>(reader: ListReader<Output>): OptionalReader<Output[], undefined>;
export function optional<Output>(reader: StandardSchema<Output>): OptionalReader<Output, undefined>;
export function optional<Output, Otherwise>(
  reader: ListReader<Output>,
  otherwise: Otherwise,
): OptionalReader<Output[], Otherwise>;
export function optional<Output, Otherwise>(
  reader: StandardSchema<Output>,
  otherwise: Otherwise,
): OptionalReader<Output, Otherwise>;
export function optional(
  reader: StandardSchema | ListReader<unknown>,
  otherwise?: unknown,
): OptionalReader<unknown, unknown> {
  return { optional: reader, otherwise };
}
