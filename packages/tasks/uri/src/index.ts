export {
  type Authority,
  joinAuthority,
  recompose,
  splitAuthority,
  splitURIReference,
  type URIReference,
} from './components.js';
export { removeDotSegments } from './dot-segments.js';
export type { GrammarError, GrammarErrorHandler, ParsedReference } from './grammar.js';
export { isIRI, parseIRIReference, resolveIRI } from './iri.js';
export { iriToURI } from './iri-to-uri.js';
export {
  type EquivalenceLevel,
  equivalent,
  normalize,
  normalizeByScheme,
  normalizeCase,
  normalizePathSegments,
  normalizePercentEncoding,
} from './normalize.js';
export { type ResolveOptions, resolve, transformReference } from './resolve.js';
export { isAbsoluteURI, isRelativeReference, isURI, parseURIReference } from './uri.js';
export { uriToIRI } from './uri-to-iri.js';
