export { encodeInQuery } from './encode-in-query.js';
export { parseQuery } from './parse-query.js';
export type { QueryPair, QueryPiece } from './piece.js';
export { type EditQueryOptions, editQuery, type NameAndValue, type QueryEditor } from './query-editor.js';
export type { FormatQueryOptions, ParseQueryOptions } from './query-format.js';
export type { QueryInput, WithHref, WithQuery } from './query-place.js';
export type { QueryRecord, QueryValue } from './query-values.js';
export { stringifyQuery } from './stringify-query.js';
