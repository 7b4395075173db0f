export { findLinks, iterateLinks } from './find-links.js';
export { formatLink, type LinkURL } from './format-link.js';
export type { Link } from './link.js';
export type { LinkOptions, LinkOptionsWithDomains, TopLevelDomains } from './link-options.js';
