export { findLinks } from '@url/links';
export { publicSuffix, registrableDomain } from '@url/site';
export { unicodeDomain, unicodeHost } from './unicode-host.js';
