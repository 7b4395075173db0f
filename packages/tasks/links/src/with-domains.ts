/**
 * Finds links by a list of top-level domains that you pass, and contains no list.
 *
 * @packageDocumentation
 */

export { findLinks, iterateLinks } from './find-links.js';
export { type FormatLinkOptions, formatLink, type LinkURL } from './format-link.js';
export type { Link } from './link.js';
export type { LinkOptions, LinkOptionsWithDomains, LinkRulesName, TopLevelDomains } from './link-options.js';
