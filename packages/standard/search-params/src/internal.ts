export { remainingItems } from './iterator.js';
