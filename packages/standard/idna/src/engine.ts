export { parseByEngine } from './engine/engine-url.js';
export { convertDomain, domainToASCII, domainToUnicode, isEncoded } from './engine/to-ascii.js';
