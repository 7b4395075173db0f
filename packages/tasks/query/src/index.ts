export { encodeInQuery } from './encode-in-query.js';
export type { FormatQueryOptions, ParseQueryOptions } from './format.js';
export { parseQuery } from './parse-query.js';
export type { QueryPair, QueryPiece } from './piece.js';
export { type EditQueryOptions, editQuery, type QueryEditor } from './query-editor.js';
export type { WithHref, WithQuery } from './query-place.js';
