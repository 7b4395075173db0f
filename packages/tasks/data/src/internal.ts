export { processDataURL } from './data-url.js';
