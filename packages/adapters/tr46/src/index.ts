export type { ToUnicodeResult } from '@url/idna';
export { type Options, type ToASCIIOptions, toASCII, toUnicode } from './tr46.js';
