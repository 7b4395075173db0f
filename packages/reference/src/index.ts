export { type ForceWarningHandler, force } from './force.js';
export { type ComponentType, compareTypes, goto, order, upto } from './goto.js';
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
export { normalise, normaliseAuthority, normalisePercentCoding, normaliseSchemeBasedAuthority } from './normalise.js';
export { normalisePath } from './normalise-path.js';
export { type ParseReferenceOptions, parseReference } from './parse.js';
export { parseAuthority } from './parse-authority.js';
export { parseResolveAndNormalise } from './parse-resolve-and-normalise.js';
export { type ParserMode, parserModeFor } from './parser-mode.js';
export { basename, extension, join, type SegmentOptions, segments } from './path-segments.js';
export { analyse, decode, type PercentEncodedPart, percentDecode, recompose } from './percent-decode.js';
export {
  encodeProfileFor,
  type PercentEncodeProfile,
  type PercentEncodeProfileName,
  type PrintForm,
  percentEncodeProfiles,
  percentEncodeURL,
} from './percent-encode-profiles.js';
export { normaliseForPrinting, type PrintOptions, print } from './print.js';
export { relativize } from './relativize.js';
export { genericResolve, legacyResolve, type ResolveOptions, rebase, resolve } from './resolve.js';
export { isStrict } from './strict.js';
export { URLReference, type URLReferenceInput } from './url-reference.js';
export { type Violation, violations } from './violations.js';
