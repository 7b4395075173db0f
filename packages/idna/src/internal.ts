export { symbolAt, unpackNumbers, unpackSigned } from './packed-numbers.js';
