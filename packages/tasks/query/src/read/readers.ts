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
 * @param item what each value has to be
 * @returns a reader of all pairs with the name, in order: an array, which is empty where there is none
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
 * @param reader what is read where the name is there
 * @param otherwise the value where it is not; `undefined` by default
 * @returns a reader of a name that may be missing
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
