export { rfc3986FirstAt, rfc3986LastAt } from './lenient.js';
