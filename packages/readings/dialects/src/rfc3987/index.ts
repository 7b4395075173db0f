export type { Components, Dialect, Note, Reading, ReadOptions } from '../dialect.js';
export type { Authority, URIReference } from '../rfc3986/components.js';
export type { GrammarErrorHandler, ParsedReference } from '../rfc3986/grammar.js';
export type { ResolveOptions } from '../rfc3986/resolve.js';
export { isIRI, parseIRIReference, resolveIRI } from './iri.js';
export { iriToURI } from './iri-to-uri.js';
export { rfc3987 } from './rfc3987.js';
export { uriToIRI } from './uri-to-iri.js';
