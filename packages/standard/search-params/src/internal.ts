export { prototype as iteratorPrototype, remainingItems } from './iterator.js';
