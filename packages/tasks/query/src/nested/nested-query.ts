import type { QueryValue } from '../query-values.js';

/** A value that was read: text, a list, or values by their names. */
export type NestedQueryValue = string | NestedQueryValue[] | NestedQuery;

/** Values by their names. The object has no prototype. */
export interface NestedQuery {
  [name: string]: NestedQueryValue;
}

/** A value to write. `null` means a pair without "=", and `undefined` no pair. */
export type NestedQueryInputValue = QueryValue | undefined | readonly NestedQueryInputValue[] | NestedQueryInput;

/** Values to write, by their names. */
export interface NestedQueryInput {
  readonly [name: string]: NestedQueryInputValue;
}
