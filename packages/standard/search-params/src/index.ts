export { createLinkedSearchParams, serializeLinkedSearchParams, setLinkedQuery } from './linked.js';
export { URLSearchParams, type URLSearchParamsInit } from './url-search-params.js';
