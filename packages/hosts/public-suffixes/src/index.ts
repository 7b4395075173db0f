export { type EncodedSuffixList, publicSuffixes } from './public-suffixes.js';
