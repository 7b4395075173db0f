export { attributesOf, type ConcludingAttributes } from './attributes.js';
export { type CharacterSetName, isInCharacterSet } from './character-sets.js';
export { type ForceWarningHandler, force, forceFileURL, forceWebURL } from './force.js';
export { type GitRemote, type GitRemoteKind, parseGitRemote } from './git-remote.js';
export { type ComponentType, compareTypes, goto, order, upto } from './goto.js';
export { type GrammarOptions, grammarError, matchesRule } from './grammar.js';
export type { GrammarError, GrammarRule } from './grammar-error.js';
export type { InvalidURLError } from './invalid-url-error.js';
export {
  type Authority,
  createAuthority,
  createModelURL,
  emptyURL,
  hasOpaquePath,
  isFileURL,
  isWebURL,
  type ModelURL,
} from './model.js';
export { normalize, normalizeAuthority, normalizePercentCoding, normalizeSchemeBasedAuthority } from './normalize.js';
export type { NormalizeOptions } from './normalize-options.js';
export { normalizePath } from './normalize-path.js';
export { type ParseReferenceOptions, parseReference } from './parse.js';
export { parseAuthority } from './parse-authority.js';
export { parseResolveAndNormalize } from './parse-resolve-and-normalize.js';
export { type ParserMode, parserModeFor } from './parser-mode.js';
export { basename, extension, join, type SegmentOptions, segments } from './path-segments.js';
export {
  encodeProfileFor,
  literalPercentEncodeProfiles,
  type PercentEncodeProfile,
  type PercentEncodeProfileName,
  type PrintForm,
  percentEncodeProfiles,
  percentEncodeURL,
} from './percent-encode-profiles.js';
export { analyse, decode, type PercentEncodedPart, percentDecode, recompose } from './percent-encoded-parts.js';
export { preprocess } from './preprocess.js';
export { normalizeForPrinting, type PrintOptions, print } from './print.js';
export { relativize } from './relativize.js';
export { genericResolve, legacyResolve, type ResolveOptions, rebase, resolve, whatwgResolve } from './resolve.js';
export { isStrict, parseStrict, type StrictParseResult } from './strict.js';
export { URLReference, type URLReferenceInput } from './url-reference.js';
export { type Violation, violations } from './violations.js';
