export { findLinks, iterateLinks } from './default-domains.js';
export { formatLink, type LinkURL } from './format-link.js';
export type { Link } from './link.js';
export type { FindLinksOptions, LinkOptions, TopLevelDomains } from './link-options.js';
