export type { ToASCIIOptions, ToUnicodeOptions, ToUnicodeResult } from './options.js';
export { toASCII } from './to-ascii.js';
export { toUnicode } from './to-unicode.js';
