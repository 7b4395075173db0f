export { iteratorPrototype, remainingItems } from './iterator.js';
