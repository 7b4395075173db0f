export type { NestedQuery, NestedQueryInput, NestedQueryInputValue, NestedQueryValue } from './nested/nested-query.js';
export { type ParseNestedQueryOptions, parseNestedQuery } from './nested/parse-nested-query.js';
export { type StringifyNestedQueryOptions, stringifyNestedQuery } from './nested/stringify-nested-query.js';
