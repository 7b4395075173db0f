export type { ToUnicodeResult } from '../options.js';
export { type ToASCIIOptions, type ToUnicodeOptions, toASCII } from './to-ascii.js';
export { toUnicode } from './to-unicode.js';
