/**
 * Parses and writes nested names, such as `a[b]=c`, as qs does.
 *
 * @packageDocumentation
 */

export type { NestedQuery, NestedQueryInput, NestedQueryInputValue, NestedQueryValue } from './nested/nested-query.js';
export { type ParseNestedQueryOptions, parseNestedQuery } from './nested/parse-nested-query.js';
export { type StringifyNestedQueryOptions, stringifyNestedQuery } from './nested/stringify-nested-query.js';
