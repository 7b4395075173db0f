export { buildURL } from './build-url.js';
export { type ChangedURL, changeURL } from './change-url.js';
export { type JoinURLOptions, joinURL, type PathPiece } from './join-url.js';
export type { BuildURLOptions, Query, QueryValue, Text, URLParts } from './parts.js';
export type { BuiltURL, Refusal, RefusalReason, URLPart } from './refusal.js';
export { type SetResult, type Setter, setters } from './setters.js';
export { type TemplateURL, type TemplateValue, type URLTag, url } from './template.js';
export type { URLPiece } from './template-pieces.js';
export type { URLInput } from './url-input.js';
