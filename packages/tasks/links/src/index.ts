export { findLinks, iterateLinks } from './default-domains.js';
export { type FormatLinkOptions, formatLink, type LinkURL } from './format-link.js';
export type { Link } from './link.js';
export type { FindLinksOptions, LinkOptions, LinkRulesName, TopLevelDomains } from './link-options.js';
