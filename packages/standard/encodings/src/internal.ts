export { getOutputEncoding } from './output-encoding.js';
