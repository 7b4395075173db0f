/**
 * Implements the working draft “URL” of the W3C of 2012.
 *
 * @packageDocumentation
 */

export type { Components, Note, Reader, Reading, ReadOptions } from '@url/compare';
export {
  type CanonicalizeOptions,
  canonicalize,
  canonicalizeComponents,
  canonicalizeFragment,
  canonicalizePath,
  canonicalizePort,
  canonicalizeQuery,
  canonicalizeScheme,
  canonicalizeUserInfo,
} from './canonicalize.js';
export { canonicalizeHost, normalizeHostEscapes } from './canonicalize-host.js';
export {
  canonicalizeQueryParameter,
  collectURLParameters,
  type Parameter2012,
  preprocessPort,
  serializeURLParameters,
} from './parameters.js';
export {
  type FoundComponents,
  type FoundScheme,
  findAuthorityPathQueryAndFragment,
  findScheme,
  findUserInfoHostAndPort,
  findUsernameAndPassword,
  parse,
} from './parse.js';
export type { ParsedURL2012 } from './parsed-url.js';
export {
  resolve,
  resolveAuthorityRelative,
  resolveFragmentRelative,
  resolvePathRelative,
  resolveQueryRelative,
  resolveRelative,
  resolveSchemeRelative,
} from './resolve.js';
export {
  isAbsoluteURL,
  isAuthorityBasedURL,
  isHierarchicalURL,
  isValidNonEmptyURL,
  isValidNonEmptyURLPotentiallySurroundedBySpaces,
  isValidURL,
  isValidURLPotentiallySurroundedBySpaces,
  stripLeadingAndTrailingWhitespace,
} from './terminology.js';
export { URL2012 } from './url-2012.js';
export { w3c2012 } from './w3c-2012.js';
