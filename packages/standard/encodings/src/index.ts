export { getEncoding } from './get-encoding.js';
