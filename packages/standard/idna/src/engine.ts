export { parseByEngine } from './engine/engine-url.js';
export { domainToASCII, domainToUnicode, isEncoded } from './engine/to-ascii.js';
