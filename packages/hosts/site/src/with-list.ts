export { decodeSuffixList } from './decode-suffix-list.js';
export { parseSuffixList } from './parse-suffix-list.js';
export {
  findPublicSuffix,
  isSameSite,
  isSchemelesslySameSite,
  type ListOptions,
  type PublicSuffix,
  publicSuffix,
  registrableDomain,
  type SchemeAndHost,
} from './site.js';
export type { SuffixList } from './suffix-list.js';
export type { SuffixRules, SuffixSection } from './suffix-rules.js';
