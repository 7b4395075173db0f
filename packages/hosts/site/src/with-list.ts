/**
 * Finds the registrable domain by a suffix list that you pass, and contains no list.
 *
 * @packageDocumentation
 */

export type { HostInput } from '@url/host';
export { decodeSuffixList } from './decode-suffix-list.js';
export type { PublicSuffix, Site } from './look-up.js';
export { parseSuffixList } from './parse-suffix-list.js';
export {
  findPublicSuffix,
  isSameSite,
  isSchemelesslySameSite,
  type ListOptions,
  parseSite,
  publicSuffix,
  registrableDomain,
} from './site.js';
export type { SiteInput } from './site-input.js';
export type { SuffixList } from './suffix-list.js';
export type { SuffixRules, SuffixSection } from './suffix-rules.js';
