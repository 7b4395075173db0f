export { characterClassOf } from './percent-encode-sets.js';
