export type { Components, Dialect, Note, Reading, ReadOptions } from '../dialect.js';
export {
  type Authority,
  joinAuthority,
  recompose,
  splitAuthority,
  splitURIReference,
  type URIReference,
} from './components.js';
export { removeDotSegments } from './dot-segments.js';
export type { GrammarErrorHandler, ParsedReference } from './grammar.js';
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
export { rfc3986 } from './rfc3986.js';
export { isAbsoluteURI, isRelativeReference, isURI, parseURIReference } from './uri.js';
