export { getOutputEncoding } from './get-output-encoding.js';
