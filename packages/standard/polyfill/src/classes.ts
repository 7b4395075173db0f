export { URLSearchParams } from '@url/search-params';
export { type InstallTarget, install } from './install.js';
export { URL, type URLConstructor } from './url.js';
